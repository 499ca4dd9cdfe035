import type { IncomingMessage, ServerResponse } from 'node:http'

/** For the answer to arrive before the connection ends. */
const LAST_WORDS_MS = 500

/** A GET has no body. Who sends one all the same, and does not stop when the answer is there, is cut off. */
export function cutEndlessRead(request: IncomingMessage, response: ServerResponse): void {
	const { method, headers } = request
	if (method !== 'GET' && method !== 'HEAD') return
	if (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined) return
	response.once('finish', () => {
		if (!request.complete) setTimeout(() => request.socket.destroy(), LAST_WORDS_MS)
	})
}
