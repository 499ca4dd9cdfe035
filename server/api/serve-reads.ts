import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { KEPT } from '../cache/kept.ts'
import { originOf } from '../cache/serve-cached.ts'
import { mayHavePreview } from '../content/previews.ts'
import { errorResponse } from '../http/error-response.ts'
import { isFailure } from '../http/failure.ts'
import type { LoadShedding } from '../http/load-shedding.ts'
import { logRequest } from '../http/log-requests.ts'
import { requestAddress } from '../http/request-address.ts'
import { commonHeaders, setSecurityHeaders } from '../http/security-headers.ts'
import { answerSurprise } from '../http/unexpected-error.ts'
import { answerText, type Json } from './answer-text.ts'
import type { ApiContext } from './context.ts'
import { type Read, rememberReads } from './find-read.ts'

export interface ServeReadsOptions {
	context: ApiContext
	log: Logger
	load: Pick<LoadShedding, 'countInside'>
	trustProxy: boolean
	https: boolean
}

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Answers the public reads of the API on Node's own request and response: the way through the app takes longer than most
 * of them do. Whatever is unusual about a request, and whatever it has to be told is wrong with it, takes that way.
 */
export function serveReads({ context, log, load, trustProxy, https }: ServeReadsOptions, next: Listener): Listener {
	const find = rememberReads()
	const common = Object.entries(commonHeaders({ https })).flat()
	const goodHeaders = (cacheControl: string) => [
		...common,
		...['content-type', 'application/json', 'cache-control', cacheControl],
	]
	const kept = goodHeaders(KEPT)
	const notKept = goodHeaders('no-store')

	/** The answer's text, or a refusal; null for what the app has to say something about. */
	async function answer(read: Read, { headers, socket }: IncomingMessage): Promise<Json | Response | null> {
		const address = requestAddress(headers['x-forwarded-for'], socket, trustProxy)
		const tooOften = context.limits.countHere(read.limit, address)
		if (tooOften) return errorResponse(tooOften.failure, tooOften)
		const { params, query, handler } = read
		const header = (name: string) => headers[name] as string | undefined
		const request = { params, query, body: undefined, memberId: null, address, header, signIn, signOut: signIn }
		const result = await handler(request, context)
		return isFailure(result) ? null : answerText(result, context.altTexts)
	}

	function send(response: ServerResponse, status: number, headers: string[], requestId: string, body: Json): void {
		const length = Buffer.byteLength(body)
		response.writeHead(status, [...headers, 'x-request-id', requestId, 'content-length', String(length)])
		// A byte for every character: nothing has to be encoded.
		response.end(body, length === body.length ? 'latin1' : 'utf8')
	}

	async function sendFailure(response: ServerResponse, failed: Response, requestId: string): Promise<void> {
		setSecurityHeaders(failed.headers, { https })
		send(response, failed.status, [...failed.headers].flat(), requestId, await failed.text())
	}

	return async (request, response) => {
		const read = isPlain(request) ? find(request.url ?? '') : null
		if (read === null) return next(request, response)
		const started = performance.now()
		const requestId = randomUUID()
		const answered = await load
			.countInside(answer(read, request))
			.catch((error) => answerSurprise(log, error, { gone: request.socket.destroyed, requestId }))
		if (answered === null) return next(request, response)
		if (answered instanceof Response) await sendFailure(response, answered, requestId)
		else send(response, 200, read.isKept ? kept : notKept, requestId, answered)
		const path = request.url?.split('?', 1)[0] as string
		logRequest(log, { requestId, method: 'GET', path, status: response.statusCode, started })
	}
}

/** No body, no odd host, nobody who may see more than others. */
const isPlain = ({ method, headers }: IncomingMessage) =>
	method === 'GET' &&
	headers['content-length'] === undefined &&
	headers['transfer-encoding'] === undefined &&
	originOf(headers.host) !== null &&
	!mayHavePreview(headers.cookie)

/** A public read makes nobody a member. */
const signIn = () => {
	throw new Error('A public read is the same for everybody.')
}
