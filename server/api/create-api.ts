import type { Context, Hono, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AnyCall } from '../../contract/call.ts'
import type { CallName, Calls } from '../../contract/calls.ts'
import { MEMBER_COOKIE } from '../../contract/member/member.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { type CallRequest, callRoutes, needsMember, type PublicApiOptions } from '../http/call-routes.ts'
import { errorResponse } from '../http/error-response.ts'
import { isFailure } from '../http/failure.ts'
import type { FreeDisk } from '../http/free-disk.ts'
import { clearMemberCookie, isMemberToken, setMemberCookie } from '../http/member-cookie.ts'
import { clientAddress, isHttps } from '../http/request-address.ts'
import { endPerangkat, findPerangkat } from '../member/perangkat.ts'
import { addAltTexts } from '../pictures/alt-texts.ts'
import type { ApiContext, ApiRequest, Handler, MemberHandler, Preview } from './context.ts'
import * as useCases from './handlers.ts'
import { publicListHandlers } from './list-content.ts'

/** A call without a use case does not compile. */
const handlers: { [Name in CallName]: Handler<Calls[Name]> | MemberHandler<Calls[Name]> } = {
	...useCases,
	...publicListHandlers,
}

/** Seconds: somebody has to make space first. */
const DISK_RETRY_AFTER = 300

export interface ApiOptions extends PublicApiOptions {
	context: ApiContext
	/** Checks every answer against the contract; on in tests and development. */
	checkResponses: boolean
	/** Without it the disk is not watched. */
	disk?: FreeDisk
	/** What the sender of these cookies may see before it is published. */
	readPreview?: (cookies: string | undefined) => Preview | undefined
}

interface MemberVariables {
	Variables: {
		/** The device whose cookie was sent, if it is valid. */
		perangkat: { id: string; memberId: string } | null
		/** The value of the member cookie from now on, if there is one. */
		memberToken: string | null
	}
}

/** The public API: one route per call of the contract. Rendering calls its `fetch` in-process. */
export function createApi(options: ApiOptions): Hono {
	const { context, checkResponses, trustProxy, https = false, corsOrigins, readPreview, disk } = options
	return callRoutes({
		limits: context.limits,
		trustProxy,
		corsOrigins,
		identify: identifyMember,
		memberOf: (c: Context<MemberVariables>, call) =>
			needsMember(call) ? (c.get('perangkat')?.memberId ?? null) : null,
		refuse,
		answer,
	})

	function identifyMember(call: AnyCall): MiddlewareHandler<MemberVariables> {
		return async (c, next) => {
			const cookie = call.audience === 'member' ? getCookie(c, MEMBER_COOKIE) : undefined
			const perangkat = cookie && isMemberToken(cookie) ? await findPerangkat(context, cookie) : null
			c.set('perangkat', perangkat)
			c.set('memberToken', perangkat && (cookie ?? null))
			await next()

			const secure = https || isHttps(c, trustProxy)
			const { memberToken } = c.var
			// A cookie whose device has ended would keep the visitor from registering again.
			const isEnded = perangkat !== null || (cookie !== undefined && needsMember(call))
			// Browsers forget a cookie after 400 days, so every answer to a member sets it again.
			if (memberToken !== null) setMemberCookie(c.res, memberToken, secure)
			else if (isEnded) clearMemberCookie(c.res, secure)
		}
	}

	async function refuse(c: Context<MemberVariables>, call: AnyCall): Promise<Response | null> {
		if (needsMember(call) && c.get('perangkat') === null) return errorResponse('BELUM_TERDAFTAR')
		const isFull = call.optional && (await disk?.low()) != null
		return isFull ? errorResponse('SEDANG_SIBUK', { retryAfter: DISK_RETRY_AFTER }) : null
	}

	async function answer(c: Context<MemberVariables>, { name, call, ...input }: CallRequest): Promise<Response> {
		const { perangkat, memberToken } = c.var
		const isPublicRead = call.method === 'GET' && call.audience === 'visitor'
		const preview = isPublicRead ? readPreview?.(c.req.header('cookie')) : undefined
		const request: ApiRequest<AnyCall> = {
			...input,
			memberId: perangkat?.memberId ?? null,
			perangkatId: perangkat?.id ?? null,
			preview,
			address: clientAddress(c, trustProxy) ?? 'in-process',
			method: c.req.method,
			header: (name) => c.req.header(name),
			signIn: (token) => c.set('memberToken', token),
			signOut: () => c.set('memberToken', null),
		}
		const result = await (handlers[name] as Handler<AnyCall>)(request, context)
		if (perangkat && c.var.memberToken !== memberToken) await endPerangkat(context.db, perangkat.id)
		const response = isFailure(result)
			? errorResponse(result.failure, result)
			: c.json(await toAnswer(result, call), call.status)
		response.headers.set('cache-control', call.cache && !preview ? PUBLIC_CACHE_CONTROL : 'no-store')
		return response
	}

	async function toAnswer(result: object, call: AnyCall): Promise<object> {
		if (call.audience === 'visitor' && context.altTexts) addAltTexts(result, await context.altTexts())
		return checkResponses ? (call.response.parse(result) as object) : result
	}
}
