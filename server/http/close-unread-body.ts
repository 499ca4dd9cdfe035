import type { IncomingMessage, ServerResponse } from 'node:http'

/** Time for the response to arrive before the connection closes. */
const CLOSE_AFTER_MS = 500

/** A GET has no body. A client that keeps sending one after the response is disconnected. */
export function closeUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	const { method, headers } = request
	const isRead = method === 'GET' || method === 'HEAD'
	if (!isRead || (headers['transfer-encoding'] === undefined && headers['content-length'] === undefined)) return
	response.once('finish', () => {
		if (!request.complete) setTimeout(() => request.socket.destroy(), CLOSE_AFTER_MS)
	})
}
