import type { z } from 'zod'
import type { Aksi, Sumber } from '../../contract/staff/permissions.ts'
import type { ChangeContext, StaffContext, StaffRequest, StaffResult } from './staff-context.ts'

/** A line of the table of rights; `masuk`: anybody who is signed in; `terbuka`: everybody, for the door itself. */
export type Rule = [Sumber, Aksi] | 'masuk' | 'terbuka'

interface RouteShape<Query extends z.ZodType, Body extends z.ZodType> {
	method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
	/** Below `/api/v1/staf`: `/artikel/:id`. */
	path: `/${string}`
	rule: Rule
	query?: Query
	body?: Body
}

type Work<Context, Query extends z.ZodType, Body extends z.ZodType> = (
	request: StaffRequest<z.infer<Query>, z.infer<Body>>,
	context: Context,
) => Promise<StaffResult>

/**
 * One address of the staff room, and exactly one kind of work:
 * - `read` changes nothing;
 * - `change` runs in a transaction that is rolled back when it fails, and must write to the audit trail;
 * - `handle` does all by itself: the door, uploads, whatever may not hold a transaction open.
 */
export type StaffRoute<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> = RouteShape<
	Query,
	Body
> &
	(
		| { read: Work<StaffContext, Query, Body> }
		| { change: Work<ChangeContext, Query, Body> }
		| { handle: Work<StaffContext, Query, Body> }
	)

// biome-ignore lint/suspicious/noExplicitAny: the widest route, whatever its two schemas are
export type AnyStaffRoute = StaffRoute<any, any>

/**
 * Describes one route; its types follow from its schemas.
 *
 * @example
 * staffRoute({ method: 'GET', path: '/dasbor', rule: ['dasbor', 'lihat'], read: async (_, { db }) => ({ data: … }) })
 */
export const staffRoute = <Query extends z.ZodType = z.ZodUndefined, Body extends z.ZodType = z.ZodUndefined>(
	route: StaffRoute<Query, Body>,
): AnyStaffRoute => route as AnyStaffRoute
