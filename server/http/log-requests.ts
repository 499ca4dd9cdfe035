import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import { nameRoute } from '../metrics/measure-request.ts'
import { requestIdOf } from './request-id.ts'

declare module 'hono' {
	interface ContextVariableMap {
		requestId: string
		/** The pattern of a page's address. */
		pagePattern?: string
	}
}

/**
 * Logs one line per request: id, method, the pattern of its path, status, duration. What was typed, in
 * the path or in the query, is never logged.
 */
export const logRequests =
	(log: Logger): MiddlewareHandler =>
	async (c, next) => {
		const started = performance.now()
		const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
		const requestId = requestIdOf(incoming)
		c.set('requestId', requestId)
		await next()
		c.header('x-request-id', requestId)
		const path = c.get('pagePattern') ?? routePath(c)
		if (incoming) nameRoute(incoming, path)
		const { status } = c.res
		const level = status >= 500 ? 'error' : 'info'
		if (!log.isLevelEnabled(level)) return
		const ms = Math.round((performance.now() - started) * 10) / 10
		log[level]({ requestId, method: c.req.method, path, status, ms }, 'request')
	}
