import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'

const HEADER = 'x-request-id'
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()

/**
 * A listener of the HTTP server: gives each request an id, and the response the same, from the cache too. The id of a
 * trusted proxy is kept, so that its log and ours name one request alike.
 */
export const giveRequestId =
	(trustProxy: boolean): RequestListener =>
	(incoming, outgoing) => {
		const sent = trustProxy ? String(incoming.headers[HEADER] ?? '') : ''
		const id = WELL_FORMED.test(sent) ? sent : randomUUID()
		ids.set(incoming, id)
		outgoing.setHeader(HEADER, id)
	}

/** A call within this process has an id of its own. */
export const requestIdOf = (incoming: IncomingMessage | undefined): string =>
	(incoming && ids.get(incoming)) ?? randomUUID()
