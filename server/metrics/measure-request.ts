import type { IncomingMessage, ServerResponse } from 'node:http'
import { openPeristiwa } from '../../contract/staff/menunggu.ts'
import { routePath } from '../http/route-path.ts'
import { measure } from './measure.ts'

export const METRICS_PATH = '/metrics'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** A client that was gone before the response began, as in nginx. */
const CLIENT_CLOSED_REQUEST = 499
/** The event stream of the staff app stays open for hours. */
const STREAM = `/api${routePath(openPeristiwa)}`

const routes = new WeakMap<IncomingMessage, string>()

/** Notes the pattern of a request's path. The cache knows it first, the app for all others. */
export function nameRoute(incoming: IncomingMessage, route: string): void {
	if (!routes.has(incoming)) routes.set(incoming, route)
}

/** A listener of the HTTP server: measures each response by the pattern of its path. */
export function measureRequest(incoming: IncomingMessage, outgoing: ServerResponse): void {
	const started = performance.now()
	outgoing.once('close', () => {
		const route = routes.get(incoming) ?? 'none'
		if (route === STREAM) return
		measure('request', {
			method: METHODS.find((method) => method === incoming.method) ?? 'other',
			route,
			status: outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED_REQUEST,
			seconds: (performance.now() - started) / 1000,
		})
	})
}
