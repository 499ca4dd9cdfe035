import { createContext } from 'react-router'

/** Only scripts that carry this page's nonce may run. */
export const nonceContext = createContext<string>()

/** Takes what went wrong while a page was rendered; the server's log leaves out what is private. */
export const reportContext = createContext<(error: unknown) => void>()
