import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { nameRoute } from '../metrics/measure-request.ts'
import type { CacheTargetOf } from './cache-target.ts'
import { CachedResponse } from './cached-response.ts'
import { NotCacheable, type ResponseCache } from './response-cache.ts'

export interface ServeCachedOptions {
	cache: ResponseCache
	targetOf: CacheTargetOf
	/** The site's own address; without it, responses are cached per host. */
	siteUrl: string
	/** Whether these cookies show unpublished content to their sender. */
	isPreview: (cookies: string | undefined) => boolean
}

/** Sends what the cache holds or fetches; every other request goes to the next listener. */
export function serveCached(options: ServeCachedOptions, next: RequestListener): RequestListener {
	const { cache, targetOf, siteUrl, isPreview } = options
	const siteOrigin = siteUrl && new URL(siteUrl).origin
	return (incoming, outgoing) => {
		const target =
			isCacheableRequest(incoming) && !isPreview(incoming.headers.cookie) ? targetOf(incoming.url ?? '') : null
		if (!target) return next(incoming, outgoing)
		nameRoute(incoming, target.route)
		const origin = siteOrigin || `http://${incoming.headers.host}`
		const cached = cache.get(target, origin, { incoming, outgoing } as HttpBindings)
		if (cached instanceof CachedResponse) {
			sendOr(cached, incoming, outgoing)
			return
		}
		cached.then(
			(response) => sendOr(response, incoming, outgoing),
			(error) => {
				const isOwn = error instanceof NotCacheable && error.bindings.incoming === incoming
				if (isOwn) sendOr(error.response, incoming, outgoing)
				else next(incoming, outgoing)
			},
		)
	}

	function sendOr(response: CachedResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
		response.send(incoming, outgoing)?.catch(() => next(incoming, outgoing))
	}
}

const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i

/** A plain read: no body, a valid host. */
function isCacheableRequest({ method, headers }: IncomingMessage): boolean {
	return (
		(method === 'GET' || method === 'HEAD') &&
		headers['content-length'] === undefined &&
		headers['transfer-encoding'] === undefined &&
		HOST.test(headers.host ?? '')
	)
}
