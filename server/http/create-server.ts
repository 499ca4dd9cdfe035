import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { refuseExpectation, refuseMalformed } from './malformed-requests.ts'
import { lastOf } from './request-address.ts'
import { giveRequestId } from './request-id.ts'
import { STRICT_TRANSPORT } from './security-headers.ts'

/** For clients that send slowly or not at all. */
const TIMEOUTS = {
	headersTimeout: 10_000,
	/** A staff member's picture over a slow line; visitors send 32 kB at most. */
	requestTimeout: 60_000,
	connectionsCheckingInterval: 1000,
}

/**
 * Node's HTTP server with our time-outs and error answers. The request listener is added by the caller.
 *
 * @param trustProxy the proxy in front names requests
 * @param httpsByProxy the proxy in front decides per request whether a visitor came by HTTPS
 */
export function createHttpServer({ trustProxy, httpsByProxy }: Record<'trustProxy' | 'httpsByProxy', boolean>): Server {
	// Without a host the request still gets the agreed error answer.
	const server = createServer({ requireHostHeader: false, ...TIMEOUTS })
	server.on('clientError', refuseMalformed)
	server.on('checkExpectation', refuseExpectation)
	server.on('request', giveRequestId(trustProxy))
	server.on('request', closeUnreadBody)
	if (httpsByProxy) server.on('request', setStrictTransport)
	return server
}

/** Time for the response to arrive before the connection closes. */
const CLOSE_AFTER_MS = 500

/** A GET has no body. A client that keeps sending one after the response is disconnected. */
function closeUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	const { method, headers } = request
	const isRead = method === 'GET' || method === 'HEAD'
	if (!isRead || (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined)) return
	response.once('finish', () => {
		if (!request.complete) setTimeout(() => request.socket.destroy(), CLOSE_AFTER_MS)
	})
}

/**
 * Sets `Strict-Transport-Security` when the proxy in front says that the visitor came by HTTPS. It is set per request,
 * because one cached response goes to visitors of both kinds.
 */
function setStrictTransport({ headers }: IncomingMessage, response: ServerResponse): void {
	if (lastOf(headers['x-forwarded-proto']) === 'https')
		response.setHeader('strict-transport-security', STRICT_TRANSPORT)
}
