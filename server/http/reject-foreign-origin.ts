import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './error-response.ts'

/**
 * A write must come from our own pages. Browsers say where a request comes from in `Sec-Fetch-Site`, older ones at
 * least in `Origin`; a program that sends neither has no cookies of somebody else to misuse.
 */
export const rejectForeignOrigin: MiddlewareHandler = async (c, next) => {
	if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
	const site = c.req.header('sec-fetch-site')
	const origin = c.req.header('origin')
	const foreign =
		site !== undefined ? site !== 'same-origin' && site !== 'none' : origin !== undefined && !isOwn(origin, c.req.url)
	return foreign ? errorResponse('ASAL_DITOLAK') : next()
}

function isOwn(origin: string, url: string): boolean {
	try {
		return new URL(origin).host === new URL(url).host
	} catch {
		return false
	}
}
