import { type Context, Hono } from 'hono'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { KEPT } from '../cache/kept.ts'
import { addAltTexts } from '../content/alt-texts.ts'
import { errorResponse } from '../http/error-response.ts'
import { isFailure } from '../http/failure.ts'
import { fieldsAtFault, readBody, readQuery } from '../http/read-input.ts'
import { rejectForeignOrigin } from '../http/reject-foreign-origin.ts'
import { callerAddress, lastOf } from '../http/request-address.ts'
import type { ApiContext, ApiRequest, Handler, Preview } from './context.ts'
import { handlers } from './handlers.ts'
import { limitCall, limitOf } from './limit-call.ts'
import { clearMemberCookie, readMemberCookie, setMemberCookie } from './member-cookie.ts'
import { seeMember } from './see-member.ts'

export interface ApiOptions {
	context: ApiContext
	/** Hold every answer to the contract; on in tests and development. */
	checkResponses: boolean
	/** Whether a proxy in front writes `X-Forwarded-For` and `X-Forwarded-Proto`. */
	trustProxy: boolean
	/** Visitors come by HTTPS, however the proxy in front asks us. */
	https?: boolean
	/** What the one who sends these cookies may see before it is published. */
	readPreview?: (cookies: string | undefined) => Preview | undefined
}

/** The public API: one route per call of the contract. Rendering calls its `fetch` directly. */
export function createApi({ context, checkResponses, trustProxy, https = false, readPreview }: ApiOptions): Hono {
	const api = new Hono({ strict: false }).basePath('/api')
	api.use(rejectForeignOrigin)
	for (const [name, call] of Object.entries(calls) as [CallName, AnyCall][]) {
		const handler = handlers[name] as Handler<AnyCall>
		api.on(call.method, routePath(call), (c) => answer(c, name, call, handler))
	}
	api.notFound(() => errorResponse('TIDAK_DITEMUKAN'))
	return api

	async function answer(c: Context, name: CallName, call: AnyCall, handler: Handler<AnyCall>): Promise<Response> {
		const params = call.params.safeParse(c.req.param())
		if (!params.success) return errorResponse('TIDAK_DITEMUKAN')
		const query = call.query.safeParse(readQuery(c.req.url))
		if (!query.success) return errorResponse('INPUT_TIDAK_VALID', { fields: fieldsAtFault(query.error) })
		const cookie = call.personal ? readMemberCookie(c) : null
		const memberId = cookie && (await seeMember(context, cookie)) ? cookie : null
		const address = callerAddress(c, trustProxy)
		const limit = limitOf(name, call, query.data)
		const tooOften = await limitCall(context.limits, limit, { address, memberId }, call)
		if (tooOften) return errorResponse(tooOften.failure, tooOften)
		const body = await readBody(c, call)
		if (body instanceof Response) return body

		const secure = https || isHttps(c)
		if (memberId === null && call.errors.includes('BELUM_TERDAFTAR')) {
			const unknown = errorResponse('BELUM_TERDAFTAR')
			// A cookie whose member is gone would keep the visitor from registering anew.
			if (cookie !== null) clearMemberCookie(unknown, secure)
			return unknown
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
			address: address ?? 'in-process',
			header: (name) => c.req.header(name),
			signIn: (id) => {
				signedIn = id
			},
			signOut: () => {
				signedIn = null
			},
		}
		const result = await handler(request, context)
		const keep = isPublicRead && !preview && !('isCount' in query.data)
		const cacheControl = keep ? KEPT : 'no-store'
		if (isPublicRead && context.altTexts && !isFailure(result)) addAltTexts(result, await context.altTexts())
		const response = isFailure(result)
			? errorResponse(result.failure, result)
			: Response.json(checkResponses ? call.response.parse(result) : result, { status: call.status })
		response.headers.set('cache-control', cacheControl)
		// Browsers forget a cookie after 400 days, so every answer to a member sets it again.
		if (signedIn !== null) setMemberCookie(response, signedIn, secure)
		else if (memberId !== null) clearMemberCookie(response, secure)
		return response
	}

	function isHttps(c: Context): boolean {
		return c.req.url.startsWith('https:') || (trustProxy && lastOf(c.req.header('x-forwarded-proto')) === 'https')
	}
}

/** `/v1/public/dokter/detail/{id}` → `/v1/public/dokter/detail/:id`; a closing slash is as good as none. */
const routePath = (call: AnyCall) => call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
