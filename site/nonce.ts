import { createContext } from 'react-router'

/** Only scripts that carry this page's nonce may run. */
export const nonceContext = createContext<string>()
