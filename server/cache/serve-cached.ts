import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { mayHavePreview } from '../content/previews.ts'
import type { CacheTargetOf } from './cache-target.ts'
import { CachedResponse } from './cached-response.ts'
import { NotCacheable, type ResponseCache } from './response-cache.ts'

export interface ServeCachedOptions {
	cache: ResponseCache
	targetOf: CacheTargetOf
	/** The site's own address; without it, responses are cached per host. */
	siteUrl: string
}

/** Sends what the cache holds or fetches; every other request goes to the next listener. */
export function serveCached({ cache, targetOf, siteUrl }: ServeCachedOptions, next: RequestListener): RequestListener {
	const siteOrigin = siteUrl && new URL(siteUrl).origin
	return (incoming, outgoing) => {
		const target = isCacheableRequest(incoming) ? targetOf(incoming.url ?? '') : null
		if (!target) return next(incoming, outgoing)
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

/** A plain read by a visitor: no body, a valid host, no leave to see what is not published. */
function isCacheableRequest({ method, headers }: IncomingMessage): boolean {
	return (
		(method === 'GET' || method === 'HEAD') &&
		headers['content-length'] === undefined &&
		headers['transfer-encoding'] === undefined &&
		HOST.test(headers.host ?? '') &&
		!mayHavePreview(headers.cookie)
	)
}
