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
		c.res.headers.set('x-request-id', requestId)
		const { method, path } = c.req
		logRequest(log, { requestId, method, path, status: c.res.status, started })
	}

interface LoggedRequest {
	requestId: string
	method: string
	path: string
	status: number
	/** By `performance.now()`. */
	started: number
}

export function logRequest(log: Logger, { path, started, ...request }: LoggedRequest): void {
	const level = request.status >= 500 ? 'error' : 'info'
	if (!log.isLevelEnabled(level)) return
	const ms = Math.round((performance.now() - started) * 10) / 10
	log[level]({ ...request, path: loggedPath(path), ms }, 'request')
}
