import type { IncomingMessage } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import { SHARE_FOLDER } from '../../contract/media/share-picture.ts'
import { errorPage, errorResponse } from './error-response.ts'
import { FHIR_PATH, outcomeResponse } from './operation-outcome.ts'
import type { Igd } from './remember-igd.ts'

/**
 * Requests in work at the same time in one process. Each further one waits longer and holds memory meanwhile.
 * Measured in docs/reliability.md.
 */
const MAX_IN_FLIGHT = 100

const RETRY_AFTER_SECONDS = 2

/** Refuses requests with 503 while too many others are in work. */
export function loadShedding({ max = MAX_IN_FLIGHT, igd }: { max?: number; igd: () => Igd | null }): MiddlewareHandler {
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
		if (inFlight >= max) return busy(c, igd())
		const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
		if (incoming && hasBody(incoming) && readsBody(c)) {
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

/**
 * Pictures have a queue of their own, files are only read, and health checks and metrics must be answered under load. The picture
 * of a shared link renders its page.
 */
const isExempt = (path: string) =>
	/^\/(images|assets|healthz|readyz|metrics)(\/|$)/.test(path) && !path.startsWith(`/images/${SHARE_FOLDER}/`)

const hasBody = ({ headers }: IncomingMessage) =>
	(headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

/** Pages and reads respond without the body that a client may send with them. */
const readsBody = ({ req }: Context) => !['GET', 'HEAD'].includes(req.method) && req.path.startsWith('/api/')

function busy(c: Context, igd: Igd | null): Response {
	const retryAfter = RETRY_AFTER_SECONDS
	const response = c.req.path.startsWith('/api/')
		? errorResponse('SEDANG_SIBUK', { retryAfter })
		: c.req.path.startsWith(`${FHIR_PATH}/`)
			? outcomeResponse('SEDANG_SIBUK', { retryAfter })
			: errorPage('SEDANG_SIBUK', { retryAfter, igd })
	// The body that the client is still sending is not read.
	const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
	if (incoming && hasBody(incoming)) response.headers.set('connection', 'close')
	return response
}
