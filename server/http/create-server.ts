import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { refuseExpectation, refuseMalformed } from './malformed-requests.ts'
import { lastOf } from './request-address.ts'
import { giveRequestId } from './request-id.ts'

/** For clients that send slowly or not at all. */
const TIMEOUTS = {
	headersTimeout: 10_000,
	/** A staff member's picture over a slow line; visitors send 32 kB at most. */
	requestTimeout: 60_000,
	connectionsCheckingInterval: 1000,
}

interface HttpServerOptions {
	/** The proxy in front names requests. */
	trustProxy: boolean
	/** The value of `Strict-Transport-Security`, where the proxy in front says that a visitor came by HTTPS. */
	strictTransport?: string
	/** For TLS between the proxy and this server. */
	tls?: { cert: string; key: string }
}

/** Node's HTTP server with our time-outs and error answers. The request listener is added by the caller. */
export function createHttpServer({ trustProxy, strictTransport, tls }: HttpServerOptions): Server {
	// Without a host the request still gets the agreed error answer.
	const options = { requireHostHeader: false, ...TIMEOUTS }
	const server = tls ? createTlsServer({ ...options, ...tls }) : createServer(options)
	server.on('clientError', refuseMalformed)
	server.on('checkExpectation', refuseExpectation)
	server.on('request', giveRequestId(trustProxy))
	server.on('request', closeUnreadBody)
	if (strictTransport) server.on('request', setStrictTransport(strictTransport))
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
const setStrictTransport =
	(value: string) =>
	({ headers }: IncomingMessage, response: ServerResponse): void => {
		if (lastOf(headers['x-forwarded-proto']) === 'https') response.setHeader('strict-transport-security', value)
	}
