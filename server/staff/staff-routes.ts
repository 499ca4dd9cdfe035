import { type AnyCall, callsOf } from '../../contract/call.ts'
import * as machineCalls from '../../contract/integrasi/calls.ts'
import * as calls from '../../contract/staff/calls.ts'
import { contentRoutes } from './content/content-routes.ts'
import { entities } from './content/entities.ts'
import * as handlers from './handlers.ts'
import type { AnyStaffRoute } from './staff-route.ts'

type Calls = typeof calls & typeof machineCalls
/** A call of content types has `{sumber}` in its path. */
type Handled = {
	[Name in keyof Calls as Calls[Name] extends AnyCall
		? Calls[Name]['path'] extends `${string}{sumber}${string}`
			? never
			: Name
		: never]: AnyStaffRoute
}

/** A call without its work does not compile. */
const handled: Handled = handlers

/**
 * Every route of the staff API and of the API of other systems. The first match wins: sorted by path, a fixed part comes before a parameter in its place,
 * because a brace sorts after letters.
 */
export const staffRoutes: readonly AnyStaffRoute[] = [
	...(Object.keys({ ...callsOf(calls), ...callsOf(machineCalls) }) as (keyof Handled)[]).flatMap(
		(name) => handled[name] ?? [],
	),
	...entities.flatMap(contentRoutes),
].toSorted((a, b) => (a.path < b.path ? -1 : 1))
