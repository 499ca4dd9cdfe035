import type { IncomingMessage, ServerResponse } from 'node:http'

/** For the answer to arrive before the connection ends. */
const LAST_WORDS_MS = 500

type Listener = (request: IncomingMessage, response: ServerResponse) => void

/** A GET has no body. Who sends one all the same, and does not stop when the answer is there, is cut off. */
export const cutEndlessRead =
	(next: Listener): Listener =>
	(request, response) => {
		const { method, headers } = request
		const isRead = method === 'GET' || method === 'HEAD'
		if (isRead && (headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined))
			response.once('finish', () => {
				if (!request.complete) setTimeout(() => request.socket.destroy(), LAST_WORDS_MS)
			})
		next(request, response)
	}
