import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener } from 'node:http'

const HEADER = 'x-request-id'
const WELL_FORMED = /^[A-Za-z0-9-]{8,64}$/

const ids = new WeakMap<IncomingMessage, string>()

/**
 * A listener of the HTTP server: gives each request an id. The id of a trusted proxy is kept, so that its log and ours
 * name one request alike. Who writes the response adds it: a header that is set before makes Node copy all the others.
 */
export const giveRequestId =
	(trustProxy: boolean): RequestListener =>
	(incoming) => {
		const sent = trustProxy ? String(incoming.headers[HEADER] ?? '') : ''
		const id = WELL_FORMED.test(sent) ? sent : randomUUID()
		ids.set(incoming, id)
	}

/** A call within this process has an id of its own. */
export const requestIdOf = (incoming: IncomingMessage | undefined): string =>
	(incoming && ids.get(incoming)) ?? randomUUID()
