import type { MiddlewareHandler } from 'hono'
import { errorResponse } from './error-response.ts'

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

function isOwn(origin: string, url: string): boolean {
	try {
		return new URL(origin).host === new URL(url).host
	} catch {
		return false
	}
}
