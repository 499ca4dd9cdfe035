import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { AnyCall } from '../../contract/call.ts'
import { addAltTexts } from '../content/alt-texts.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { type CallRequest, callRoutes, needsMember } from '../http/call-routes.ts'
import { errorResponse } from '../http/error-response.ts'
import { isFailure } from '../http/failure.ts'
import { isHttps } from '../http/is-https.ts'
import { clearMemberCookie, readMemberCookie, setMemberCookie } from '../http/member-cookie.ts'
import { clientAddress } from '../http/request-address.ts'
import type { ApiContext, ApiRequest, Handler, Preview } from './context.ts'
import { handlers } from './handlers.ts'
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
	const { context, checkResponses, trustProxy, https = false, corsOrigins, readPreview } = options
	return callRoutes({
		limits: context.limits,
		trustProxy,
		corsOrigins,
		identify: identifyMember,
		memberOf: (c: Context<MemberVariables>, call) => (needsMember(call) ? c.get('memberId') : null),
		answer,
	})

	function identifyMember(call: AnyCall): MiddlewareHandler<MemberVariables> {
		return async (c, next) => {
			const cookie = call.personal ? readMemberCookie(c) : null
			c.set('memberCookie', cookie)
			c.set('memberId', cookie && (await touchMember(context, cookie)) ? cookie : null)
			return next()
		}
	}

	async function answer(c: Context<MemberVariables>, { name, call, ...input }: CallRequest): Promise<Response> {
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
			...input,
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
		const result = await (handlers[name] as Handler<AnyCall>)(request, context)
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
