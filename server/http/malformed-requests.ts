import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { type ErrorBody, type ErrorCode, errorTable } from '../../contract/error.ts'
import { errorResponse } from './error-response.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** Answers a request that cannot be turned into a `Request`: a bad host, a bad path. */
export function refuseUnreadable(error: unknown): Response {
	const response = errorResponse(error instanceof RequestError ? 'INPUT_TIDAK_VALID' : 'KESALAHAN_SISTEM')
	setSecurityHeaders(response.headers)
	return response
}

/** Node ignores a second `Host`; a proxy in front may have used it. */
export function refuseTwoHosts(next: RequestListener): RequestListener {
	return (incoming, outgoing) => {
		const names = incoming.rawHeaders.filter((text, place) => place % 2 === 0 && text.length === 4)
		if (names.filter((name) => name.toLowerCase() === 'host').length > 1) refuseExpectation(incoming, outgoing)
		else next(incoming, outgoing)
	}
}

/** Answers an unknown `Expect` header. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
	const body = bodyOf('INPUT_TIDAK_VALID')
	response.writeHead(errorTable.INPUT_TIDAK_VALID.status, { ...headers(), 'content-length': Buffer.byteLength(body) })
	response.end(body)
}

const TOO_LARGE = ['HPE_HEADER_OVERFLOW', 'HPE_CHUNK_EXTENSIONS_OVERFLOW']

/** Answers bytes that are not HTTP, and closes the connection. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
	// On a connection that carried a response before, ours could end up inside it.
	if (!socket.writable || (socket as Socket).bytesWritten > 0) {
		socket.destroy()
		return
	}
	if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') {
		socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
		return
	}
	const code = TOO_LARGE.includes(error.code ?? '') ? 'TERLALU_BESAR' : 'INPUT_TIDAK_VALID'
	const body = bodyOf(code)
	const lines = Object.entries({ ...headers(), connection: 'close', 'content-length': Buffer.byteLength(body) })
	socket.end(
		[`HTTP/1.1 ${errorTable[code].status} Bad Request`, ...lines.map((line) => line.join(': ')), '', body].join('\r\n'),
	)
}

const bodyOf = (code: ErrorCode) =>
	JSON.stringify({ error: { code, message: errorTable[code].message } } satisfies ErrorBody)

function headers() {
	const response = errorResponse('INPUT_TIDAK_VALID')
	setSecurityHeaders(response.headers)
	return Object.fromEntries(response.headers)
}
