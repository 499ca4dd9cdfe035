import type { Context, Hono, MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { AnyCall } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { errorResponse } from './error-response.ts'
import { routePath } from './route-path.ts'

/** What a client may read besides the body. */
const exposeHeaders = ['retry-after', 'x-request-id']
/** Browsers ask again after an hour. */
const maxAge = 3600

/**
 * Lets other origins call the API. Any origin may read public content, without credentials: the same response is cached
 * for everybody. Personal calls and writes are for the listed origins, with credentials.
 */
export function allowOrigins(api: Hono, corsOrigins: string[]): void {
	const forAll = cors({ origin: '*', allowMethods: ['GET', 'HEAD'], exposeHeaders, maxAge })
	const forListed = cors({ origin: corsOrigins, credentials: true, exposeHeaders, maxAge })
	for (const call of Object.values<AnyCall>(calls)) {
		const isPublicRead = call.method === 'GET' && call.audience === 'visitor'
		if (!isPublicRead && corsOrigins.length === 0) continue
		const allow = isPublicRead ? forAll : forListed
		// Two calls may share a path: `artikel/komentar` is a public read and a write.
		api.use(routePath(call), (c, next) => (methodOf(c) === call.method ? allow(c, next) : next()))
	}
}

/** The method of a call; a preflight names the one that it asks for. */
function methodOf(c: Context): string {
	const method = c.req.method === 'OPTIONS' ? c.req.header('access-control-request-method') : c.req.method
	return method === undefined || method === 'HEAD' ? 'GET' : method
}

/**
 * Rejects writes from other sites (CSRF), except the listed origins. Browsers send `Sec-Fetch-Site`, older ones at least
 * `Origin`. A program that sends neither carries no cookies of a visitor.
 */
export const rejectForeignOrigin =
	(corsOrigins: string[] = []): MiddlewareHandler =>
	async (c, next) => {
		if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
		const site = c.req.header('sec-fetch-site')
		const origin = c.req.header('origin')
		if (origin !== undefined && corsOrigins.includes(origin)) return next()
		const foreign =
			site !== undefined ? site !== 'same-origin' && site !== 'none' : origin !== undefined && !isOwn(origin, c.req.url)
		return foreign ? errorResponse('ASAL_DITOLAK') : next()
	}

const isOwn = (origin: string, url: string) => URL.parse(origin)?.host === new URL(url).host
