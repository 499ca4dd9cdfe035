import type { AnyCall, CallResponse } from '../../contract/call.ts'
import type { Failure } from '../http/failure.ts'
import type { ChangeContext, StaffContext, StaffRequest } from './staff-context.ts'

type Work<C extends AnyCall, Context> = (
	request: StaffRequest<C>,
	context: Context,
) => Promise<CallResponse<C> | Failure | Response>

/**
 * One route of the staff API: a call of the contract with exactly one kind of work:
 * - `read` changes nothing;
 * - `change` runs in a transaction, must record an event, and is rolled back when it fails;
 * - `sync` is the same for a state that is sent whole: it may find nothing to change, and then records no event;
 * - `handle` manages its own transactions: sign-in, uploads, and other work that must not hold one open.
 */
type StaffWork<C extends AnyCall> =
	| { read: Work<C, StaffContext> }
	| { change: Work<C, ChangeContext> }
	| { sync: Work<C, ChangeContext> }
	| { handle: Work<C, StaffContext> }

export type AnyStaffRoute = AnyCall & StaffWork<AnyCall>

/**
 * Binds work to a call; its types follow from the call.
 *
 * @example
 * export const getSaya = staffRoute(calls.getSaya, { read: async ({ staf }) => … })
 */
export const staffRoute = <C extends AnyCall>(call: C, work: StaffWork<C>): AnyStaffRoute => ({
	...call,
	...work,
})
