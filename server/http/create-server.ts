import { createServer, type Server } from 'node:http'
import { closeUnreadBody } from './close-unread-body.ts'
import { refuseExpectation, refuseMalformed } from './malformed-requests.ts'
import { setStrictTransport } from './strict-transport.ts'

/** For clients that send slowly or not at all. */
const TIMEOUTS = {
	headersTimeout: 10_000,
	/** A staff member's picture over a slow line; visitors send 64 kB at most. */
	requestTimeout: 60_000,
	connectionsCheckingInterval: 1000,
}

export interface ServerOptions {
	/** The proxy in front decides per request whether a visitor came by HTTPS. */
	httpsByProxy: boolean
}

/** Node's HTTP server with our time-outs and error answers. The request listener is added by the caller. */
export function createHttpServer({ httpsByProxy }: ServerOptions): Server {
	// Without a host the request still gets the agreed error answer.
	const server = createServer({ requireHostHeader: false, ...TIMEOUTS })
	server.on('clientError', refuseMalformed)
	server.on('checkExpectation', refuseExpectation)
	server.on('request', closeUnreadBody)
	if (httpsByProxy) server.on('request', setStrictTransport)
	return server
}
