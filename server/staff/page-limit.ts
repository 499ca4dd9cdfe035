import { limitUpTo } from '../../contract/parameters.ts'

/** A screen of rows. */
export const pageLimit = limitUpTo.default(25)
