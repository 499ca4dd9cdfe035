import { createContext } from 'react-router'

/** Only scripts that carry this page's nonce may run. */
export const nonceContext = createContext<string>()

/** Takes what went wrong while a page was rendered; the server's log leaves out what is private. */
export const reportContext = createContext<(error: unknown) => void>()

/** Takes the page's text as it is: as the body of an answer it would be packed into bytes and unpacked again. */
export const pageContext = createContext<(page: string) => void>()
