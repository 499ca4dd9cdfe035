import { type AnyCall, callsOf } from './call.ts'
import { publicLists } from './content/public-lists.ts'
import * as declared from './public-calls.ts'

type Declared = typeof declared
type PublicCalls = { [Name in keyof Declared as Declared[Name] extends AnyCall ? Name : never]: Declared[Name] }

export const calls = { ...(callsOf(declared) as PublicCalls), ...publicLists }
export type Calls = typeof calls
export type CallName = keyof Calls
