import { createContext } from 'react-router'

/** Marks the scripts of this page: without it an inline script does not run. */
export const nonceContext = createContext<string>()

/** Logs an error of rendering; the server's log masks private data. */
export const reportContext = createContext<(error: unknown) => void>()
