import { createContext } from 'react'

/** Set by the page of a form when a save was refused because somebody else has saved the row. */
export const ConflictContext = createContext<{ isOpen: boolean; close: () => void }>({ isOpen: false, close: () => {} })
