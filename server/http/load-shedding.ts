import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { errorPage, errorResponse } from './error-response.ts'

/**
 * Requests in work at the same time in one process. Each further one waits longer and holds memory meanwhile.
 * Measured in docs/reliability.md.
 */
const MAX_IN_FLIGHT = 100

const RETRY_AFTER_SECONDS = 2

/** Refuses requests with 503 while too many others are in work. */
export function loadShedding(max = MAX_IN_FLIGHT): MiddlewareHandler {
	let inFlight = 0
	let turn: Promise<void> = Promise.resolve()

	const count = async (work: () => Promise<void>) => {
		inFlight += 1
		try {
			await work()
		} finally {
			inFlight -= 1
		}
	}

	return async (c, next) => {
		if (isExempt(c.req.path)) return next()
		if (inFlight >= max) return busy(c)
		const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
		if (incoming && hasBody(incoming)) {
			// A client that sends slowly takes no place: the work begins when the whole body is here.
			const work = next()
			incoming.once('end', () => count(() => work).catch(() => {}))
			return work
		}
		return count(async () => {
			// One request begins per round of the event loop. Between two renders, health checks and cached pages are answered
			// and waiting requests are read, and so counted.
			turn = turn.then(() => setImmediate())
			await turn
			await next()
		})
	}
}

/** Pictures have a queue of their own, files are only read, and a health check must be answered under load. */
const isExempt = (path: string) => /^\/(images|assets|healthz|readyz)(\/|$)/.test(path)

const hasBody = ({ headers }: IncomingMessage) =>
	(headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

function busy(c: Context): Response {
	const retryAfter = RETRY_AFTER_SECONDS
	const response = c.req.path.startsWith('/api/')
		? errorResponse('SEDANG_SIBUK', { retryAfter })
		: errorPage('SEDANG_SIBUK', { retryAfter })
	// The body that the client is still sending is not read.
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
	if (incoming && hasBody(incoming)) response.headers.set('connection', 'close')
	return response
}
