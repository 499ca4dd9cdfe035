import { limitUpTo } from '../parameters.ts'

/** The `limit` of a staff list; 25 rows by default. */
export const pageLimit = limitUpTo.default(25)
