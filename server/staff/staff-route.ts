import type { z } from 'zod'
import type { Aksi, Sumber } from '../../contract/staff/permissions.ts'
import type { Failure } from '../http/failure.ts'
import type { LimitName } from '../http/limits.ts'
import type { ChangeContext, StaffContext, StaffRequest } from './staff-context.ts'

/** A permission; `masuk`: every signed-in member of staff; `terbuka`: everybody, for signing in. */
export type Rule = [Sumber, Aksi] | 'masuk' | 'terbuka'

type Work<Context, Query extends z.ZodType, Body extends z.ZodType, Json extends z.ZodType> = (
	request: StaffRequest<z.infer<Query>, z.infer<Body>>,
	context: Context,
) => Promise<z.infer<Json> | Failure | Response>

interface RouteShape<Query extends z.ZodType, Body extends z.ZodType, Json extends z.ZodType> {
	method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
	/** Below `/api/v1/staf`: `/artikel/:id`. */
	path: `/${string}`
	rule: Rule
	/** Also for a session that must set up a second factor first. */
	beforeSecondFactor?: true
	/** Counted per account before the work begins. */
	limit?: LimitName
	query?: Query
	body?: Body
	/** The JSON of a success; `noJson` for a file or a redirect. */
	response: Json
	/** The HTTP status of a success; 200 by default. */
	status?: 201
	/** Pages send it by themselves, so it does not make the session last longer. */
	isBackground?: boolean
}

/**
 * One route of the staff API, with exactly one kind of work:
 * - `read` changes nothing;
 * - `change` runs in a transaction, must write to the audit trail, and is rolled back when it fails;
 * - `handle` manages its own transactions: sign-in, uploads, and other work that must not hold one open.
 */
export type StaffRoute<
	Query extends z.ZodType = z.ZodType,
	Body extends z.ZodType = z.ZodType,
	Json extends z.ZodType = z.ZodType,
> = RouteShape<Query, Body, Json> &
	(
		| { read: Work<StaffContext, Query, Body, Json> }
		| { change: Work<ChangeContext, Query, Body, Json> }
		| { handle: Work<StaffContext, Query, Body, Json> }
	)

// biome-ignore lint/suspicious/noExplicitAny: the widest route, whatever its schemas are
export type AnyStaffRoute = StaffRoute<any, any, any>

/**
 * Describes one route; its types follow from its schemas.
 *
 * @example
 * staffRoute({ method: 'GET', path: '/saya', rule: 'masuk', response: getSayaResponse, read: async ({ staf }) => … })
 */
export const staffRoute = <
	Json extends z.ZodType,
	Query extends z.ZodType = z.ZodUndefined,
	Body extends z.ZodType = z.ZodUndefined,
>(
	route: StaffRoute<Query, Body, Json>,
): AnyStaffRoute => route
