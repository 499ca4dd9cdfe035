import { type Context, Hono } from 'hono'
import type { AnyCall } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { KEPT } from '../cache/kept.ts'
import { errorResponse } from '../error-response.ts'
import type { ApiContext, ApiRequest, Handler } from './context.ts'
import { isFailure } from './failure.ts'
import { handlers } from './handlers.ts'
import { clearMemberCookie, readMemberCookie, setMemberCookie } from './member-cookie.ts'
import { fieldsAtFault, readBody, readQuery } from './read-input.ts'
import { rejectForeignOrigin } from './reject-foreign-origin.ts'
import { requestAddress } from './request-address.ts'

export interface ApiOptions {
	context: ApiContext
	/** Hold every answer to the contract; on in tests and development. */
	checkResponses: boolean
	trustProxy: boolean
}

/** The public API: one route per call of the contract. Rendering calls its `fetch` directly. */
export function createApi({ context, checkResponses, trustProxy }: ApiOptions): Hono {
	const api = new Hono({ strict: false }).basePath('/api')
	api.use(rejectForeignOrigin)
	for (const [name, call] of Object.entries(calls) as [keyof typeof calls, AnyCall][]) {
		const handler = handlers[name] as Handler<AnyCall>
		api.on(call.method, routePath(call), (c) => answer(c, call, handler))
	}
	api.notFound(() => errorResponse('TIDAK_DITEMUKAN'))
	return api

	async function answer(c: Context, call: AnyCall, handler: Handler<AnyCall>): Promise<Response> {
		const params = call.params.safeParse(c.req.param())
		if (!params.success) return errorResponse('TIDAK_DITEMUKAN')
		const query = call.query.safeParse(readQuery(c.req.url))
		if (!query.success) return errorResponse('INPUT_TIDAK_VALID', { fields: fieldsAtFault(query.error) })
		const body = await readBody(c, call)
		if (body instanceof Response) return body

		const cookie = call.personal ? readMemberCookie(c) : null
		const memberId = cookie && (await memberExists(cookie)) ? cookie : null
		if (memberId === null && call.errors.includes('BELUM_TERDAFTAR')) {
			const unknown = errorResponse('BELUM_TERDAFTAR')
			// A cookie whose member is gone would keep the visitor from registering anew.
			if (cookie !== null) clearMemberCookie(unknown, c)
			return unknown
		}

		let signedIn = memberId
		const request: ApiRequest<AnyCall> = {
			params: params.data,
			query: query.data,
			body,
			memberId,
			address: requestAddress(c, trustProxy),
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
			: Response.json(checkResponses ? call.response.parse(result) : result, { status: call.status })
		const keep = call.method === 'GET' && !call.personal && !('isCount' in query.data)
		response.headers.set('cache-control', keep ? KEPT : 'no-store')
		// Browsers forget a cookie after 400 days, so every answer to a member sets it again.
		if (signedIn !== null) setMemberCookie(response, signedIn, c)
		else if (memberId !== null) clearMemberCookie(response, c)
		return response
	}

	async function memberExists(id: string): Promise<boolean> {
		const member = await context.db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()
		return member !== undefined
	}
}

/** `/v1/public/dokter/detail/{id}` → `/v1/public/dokter/detail/:id`; a closing slash is as good as none. */
const routePath = (call: AnyCall) => call.path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
