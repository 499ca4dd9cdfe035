import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { loggedPath } from './logged-path.ts'

declare module 'hono' {
	interface ContextVariableMap {
		requestId: string
	}
}

/** One line per request: id, method, path, status, duration. Never the query. */
export const logRequests =
	(log: Logger): MiddlewareHandler =>
	async (c, next) => {
		const started = performance.now()
		const requestId = randomUUID()
		c.set('requestId', requestId)
		await next()
		if (!c.get('hasCommonHeaders')) c.res.headers.set('x-request-id', requestId)
		const level = c.res.status >= 500 ? 'error' : 'info'
		if (!log.isLevelEnabled(level)) return
		log[level](
			{
				requestId,
				method: c.req.method,
				path: loggedPath(c.req.path),
				status: c.res.status,
				ms: Math.round((performance.now() - started) * 10) / 10,
			},
			'request',
		)
	}
