import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { lastResortPage } from '../pages/last-resort-page.ts'
import { errorResponse } from './error-response.ts'
import { type SecurityHeadersOptions, setSecurityHeaders } from './security-headers.ts'

type Answer = Response | Promise<Response>
type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Calls and pages that may be in the making at the same time in one process: each more waits longer and holds memory
 * meanwhile. What was measured, and how well: docs/reliability.md.
 */
const MAX_IN_WORK = 100

const COME_BACK_SECONDS = 2

export interface LoadShedding {
	isFull(): boolean
	/** Whoever is too many is told to come back; it costs a fraction of what any other answer does. */
	refuseTooMany(next: Listener, options: SecurityHeadersOptions): Promise<Listener>
	/** Counts the work for a request from outside. */
	count(answer: Answer, env: HttpBindings): Answer
	/** Counts what the site asks of itself. It is never refused, or a page that was begun would stay without its parts. */
	countInside<Made>(answer: Made | Promise<Made>): Promise<Made>
}

/** Counts what is in the making, so that what is too much is refused before the work begins. */
export function shedLoad(max = MAX_IN_WORK): LoadShedding {
	let inWork = 0
	const isFull = () => inWork >= max

	async function countInside<Made>(answer: Made | Promise<Made>): Promise<Made> {
		inWork += 1
		try {
			return await answer
		} finally {
			inWork -= 1
		}
	}

	return {
		isFull,
		countInside,
		count(answer, { incoming }) {
			if (hasOwnBounds(incoming.url ?? '') || !(answer instanceof Promise)) return answer
			if (!hasBody(incoming)) return countInside(answer)
			// Who sends slowly keeps nobody else from being served: until all is there, there is no work.
			incoming.once('end', () => countInside(answer).catch(() => {}))
			return answer
		},
		async refuseTooMany(next, options) {
			const call = await refusal(errorResponse('SEDANG_SIBUK', { retryAfter: COME_BACK_SECONDS }), options)
			const page = await refusal(lastResortPage('SEDANG_SIBUK', COME_BACK_SECONDS), options)
			return (request, response) => {
				const { url = '' } = request
				if (!isFull() || hasOwnBounds(url)) return next(request, response)
				const { status, headers, body } = url.startsWith('/api/') ? call : page
				response.writeHead(status, hasBody(request) ? [...headers, 'connection', 'close'] : headers)
				response.end(request.method === 'HEAD' ? undefined : body)
			}
		},
	}
}

/** Pictures have a queue of their own, files are only read, and health has to be told most of all when there is much to do. */
const hasOwnBounds = (url: string) => /^\/(images|assets|healthz|readyz)(\/|\?|$)/.test(url)

const hasBody = ({ headers }: IncomingMessage) =>
	(headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined

/** Made once, so that it is cheap when everything is dear. */
async function refusal(response: Response, options: SecurityHeadersOptions) {
	setSecurityHeaders(response.headers, options)
	const body = Buffer.from(await response.arrayBuffer())
	const headers = [...response.headers, ['content-length', String(body.length)]].flat()
	return { status: response.status, headers, body }
}
