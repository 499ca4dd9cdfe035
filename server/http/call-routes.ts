import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AnyCall, CallBody, CallParams, CallQuery } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import type { LimitName } from '../../contract/limits.ts'
import { errorResponse } from './error-response.ts'
import { allowOrigins, rejectForeignOrigin } from './foreign-origins.ts'
import { type Limits, rateLimit } from './limits.ts'
import { fieldsAtFault, readBody, readCallQuery } from './read-input.ts'
import { routePath } from './route-path.ts'

/** One request to a call of the contract, parsed. */
export interface CallRequest {
	name: CallName
	call: AnyCall
	params: CallParams<AnyCall>
	query: CallQuery<AnyCall>
	body: CallBody<AnyCall>
}

/** What the public API needs to know of the server around it. */
export interface PublicApiOptions {
	/** A proxy in front writes `X-Forwarded-For` and `X-Forwarded-Proto`. */
	trustProxy: boolean
	/** Visitors come by HTTPS, whatever the proxy in front uses to reach us. */
	https?: boolean
	/** Other origins that may send credentials and write. */
	corsOrigins?: string[]
}

interface CallRoutesOptions extends Omit<PublicApiOptions, 'https'> {
	limits: Limits
	/** Runs before the rate limit. */
	identify?: (call: AnyCall) => MiddlewareHandler
	/** Counts the rate limit per member instead of per address. */
	memberOf?: (c: Context, call: AnyCall) => string | null
	/** Refuses a request whose body need not be read, as of a stranger at a member's call. */
	refuse?: (c: Context, call: AnyCall) => Promise<Response | null>
	answer: (c: Context, request: CallRequest) => Promise<Response>
}

/** One route per call of the contract: origin check, rate limit, input validation, then `answer`. */
export function callRoutes(options: CallRoutesOptions): Hono {
	const { limits, trustProxy, corsOrigins = [], identify, memberOf, refuse, answer } = options
	const api = new Hono({ strict: false }).basePath('/api')
	allowOrigins(api, corsOrigins)
	api.use(rejectForeignOrigin(corsOrigins))
	for (const [name, call] of Object.entries(calls) as [CallName, AnyCall][]) {
		api.on(
			call.method,
			routePath(call),
			identify?.(call) ?? ((_, next) => next()),
			rateLimit({
				limits,
				trustProxy,
				limitOf: (c) => limitOf(c, call),
				memberOf: memberOf && ((c) => memberOf(c, call)),
			}),
			async (c) => {
				const params = call.params.safeParse(c.req.param())
				if (!params.success) return errorResponse('TIDAK_DITEMUKAN')
				const query = call.query.safeParse(readCallQuery(c.req.url))
				if (!query.success) return errorResponse('INPUT_TIDAK_VALID', { fields: fieldsAtFault(query.error) })
				const refused = await refuse?.(c, call)
				if (refused) return refused
				const body = await readBody(c, call)
				if (body instanceof Response) return body
				return answer(c, { name, call, params: params.data, query: query.data, body })
			},
		)
	}
	api.notFound(() => errorResponse('TIDAK_DITEMUKAN'))
	return api
}

export const needsMember = (call: AnyCall) => call.errors.includes('BELUM_TERDAFTAR')

function limitOf(c: Context, call: AnyCall): LimitName {
	if (call.limit) return call.limit
	if (call.method !== 'GET') return 'tulis'
	const isSearch = Object.entries(c.req.query()).some(([parameter, value]) => parameter.startsWith('searchBy') && value)
	return isSearch ? 'cari' : 'baca'
}
