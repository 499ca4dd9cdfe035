import { publicLists } from './content/public-lists.ts'
import * as publicCalls from './public-calls.ts'

export const calls = { ...publicCalls, ...publicLists }
export type Calls = typeof calls
export type CallName = keyof Calls
