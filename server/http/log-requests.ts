import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { loggedPath } from './logged-path.ts'

declare module 'hono' {
	interface ContextVariableMap {
		requestId: string
	}
}

/** Gives each request an id and logs one line: id, method, path, status, duration. The query is never logged. */
export const logRequests =
	(log: Logger): MiddlewareHandler =>
	async (c, next) => {
		const started = performance.now()
		const requestId = randomUUID()
		c.set('requestId', requestId)
		await next()
		c.header('x-request-id', requestId)
		const { status } = c.res
		const level = status >= 500 ? 'error' : 'info'
		if (!log.isLevelEnabled(level)) return
		const ms = Math.round((performance.now() - started) * 10) / 10
		const { method, path } = c.req
		log[level]({ requestId, method, path: loggedPath(path), status, ms }, 'request')
	}
