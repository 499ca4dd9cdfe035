import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { addAltTexts } from '../content/alt-texts.ts'
import { allowOrigins } from '../http/allow-origins.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { errorResponse } from '../http/error-response.ts'
import { isFailure } from '../http/failure.ts'
import { isHttps } from '../http/is-https.ts'
import type { LimitName } from '../http/limits.ts'
import { rateLimit } from '../http/rate-limit.ts'
import { fieldsAtFault, readBody, readCallQuery } from '../http/read-input.ts'
import { rejectForeignOrigin } from '../http/reject-foreign-origin.ts'
import { clientAddress } from '../http/request-address.ts'
import { routePath } from '../http/route-path.ts'
import type { ApiContext, ApiRequest, Handler, Preview } from './context.ts'
import { handlers } from './handlers.ts'
import { clearMemberCookie, readMemberCookie, setMemberCookie } from './member-cookie.ts'
import { touchMember } from './touch-member.ts'

export interface ApiOptions {
	context: ApiContext
	/** Checks every answer against the contract; on in tests and development. */
	checkResponses: boolean
	/** A proxy in front writes `X-Forwarded-For` and `X-Forwarded-Proto`. */
	trustProxy: boolean
	/** Visitors come by HTTPS, whatever the proxy in front uses to reach us. */
	https?: boolean
	/** Other origins that may send credentials and write. */
	corsOrigins?: string[]
	/** What the sender of these cookies may see before it is published. */
	readPreview?: (cookies: string | undefined) => Preview | undefined
}

interface MemberVariables {
	Variables: {
		/** The member cookie as it was sent. */
		memberCookie: string | null
		/** The member of that cookie, if it still exists. */
		memberId: string | null
	}
}

/** The public API: one route per call of the contract. Rendering calls its `fetch` in-process. */
export function createApi(options: ApiOptions): Hono {
	const { context, checkResponses, trustProxy, https = false, corsOrigins = [], readPreview } = options
	const api = new Hono({ strict: false }).basePath('/api')
	allowOrigins(api, corsOrigins)
	api.use(rejectForeignOrigin(corsOrigins))
	for (const [name, call] of Object.entries(calls) as [CallName, AnyCall][]) {
		api.on(
			call.method,
			routePath(call),
			identifyMember(call),
			rateLimit({
				limits: context.limits,
				trustProxy,
				limitOf: (c) => limitOf(c, name, call),
				memberOf: (c: Context<MemberVariables>) => (needsMember(call) ? c.get('memberId') : null),
				refuse: (failure) => errorResponse(failure.failure, failure),
			}),
			(c) => answer(c as unknown as Context<MemberVariables>, call, handlers[name] as Handler<AnyCall>),
		)
	}
	api.notFound(() => errorResponse('TIDAK_DITEMUKAN'))
	return api

	function identifyMember(call: AnyCall): MiddlewareHandler<MemberVariables> {
		return async (c, next) => {
			const cookie = call.personal ? readMemberCookie(c) : null
			c.set('memberCookie', cookie)
			c.set('memberId', cookie && (await touchMember(context, cookie)) ? cookie : null)
			return next()
		}
	}

	async function answer(c: Context<MemberVariables>, call: AnyCall, handler: Handler<AnyCall>): Promise<Response> {
		const params = call.params.safeParse(c.req.param())
		if (!params.success) return errorResponse('TIDAK_DITEMUKAN')
		const query = call.query.safeParse(readCallQuery(c.req.url))
		if (!query.success) return errorResponse('INPUT_TIDAK_VALID', { fields: fieldsAtFault(query.error) })
		const body = await readBody(c, call)
		if (body instanceof Response) return body

		const secure = https || isHttps(c, trustProxy)
		const { memberCookie, memberId } = c.var
		if (memberId === null && needsMember(call)) {
			const response = errorResponse('BELUM_TERDAFTAR')
			// A cookie whose member is gone would keep the visitor from registering again.
			if (memberCookie !== null) clearMemberCookie(response, secure)
			return response
		}

		const isPublicRead = call.method === 'GET' && !call.personal
		const preview = isPublicRead ? readPreview?.(c.req.header('cookie')) : undefined
		let signedIn = memberId
		const request: ApiRequest<AnyCall> = {
			params: params.data,
			query: query.data,
			body,
			memberId,
			preview,
			address: clientAddress(c, trustProxy) ?? 'in-process',
			header: (name) => c.req.header(name),
			signIn: (id) => {
				signedIn = id
			},
			signOut: () => {
				signedIn = null
			},
		}
		const result = await handler(request, context)
		const response = isFailure(result)
			? errorResponse(result.failure, result)
			: c.json(await toAnswer(result, call), call.status)
		response.headers.set('cache-control', call.cache && !preview ? PUBLIC_CACHE_CONTROL : 'no-store')
		// Browsers forget a cookie after 400 days, so every answer to a member sets it again.
		if (signedIn !== null) setMemberCookie(response, signedIn, secure)
		else if (memberId !== null) clearMemberCookie(response, secure)
		return response
	}

	async function toAnswer(result: object, call: AnyCall): Promise<object> {
		if (!call.personal && context.altTexts) addAltTexts(result, await context.altTexts())
		return checkResponses ? (call.response.parse(result) as object) : result
	}
}

const needsMember = (call: AnyCall) => call.errors.includes('BELUM_TERDAFTAR')

/** Writes with a limit of their own; any other write counts as `tulis`. */
const ownLimits: { [Name in CallName]?: LimitName } = {
	createKomentar: 'komentar',
	createMember: 'member',
	createReservasi: 'reservasi',
	createWebVisitor: 'visitor',
}

function limitOf(c: Context, name: CallName, call: AnyCall): LimitName {
	if (call.method !== 'GET') return ownLimits[name] ?? 'tulis'
	const isSearch = Object.entries(c.req.query()).some(([parameter, value]) => parameter.startsWith('searchBy') && value)
	return isSearch ? 'cari' : 'baca'
}
