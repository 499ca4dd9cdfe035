import type { HttpBindings } from '@hono/node-server'
import { LRUCache } from 'lru-cache'
import { FRESH_SECONDS } from '../../contract/cache.ts'
import { nomorHariWib } from '../../contract/tanggal/tanggal.ts'
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts'
import { IMMUTABLE_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { measure } from '../metrics/measure.ts'
import type { CacheTarget } from './cache-target.ts'
import { CachedResponse } from './cached-response.ts'

/** How long a stale response may still be sent while a fresh one is fetched. */
export const STALE_MS = 55_000
/** How long a stale response counts as fresh after the app failed to give another one. */
export const RETRY_MS = 1000
const MAX_BYTES = 64 * 1024 * 1024

/** The origin of requests whose response does not depend on the host. */
export const INTERNAL_ORIGIN = 'http://localhost'

export interface ResponseCacheOptions {
	/** Grows with every change of content. */
	revision: () => number
	/** The app. It gets a request without the visitor's headers, so nothing of theirs can enter the response. */
	fetch: (request: Request, bindings: HttpBindings) => Response | Promise<Response>
	/** The wall clock, for the day in WIB. */
	now?: () => number
	/** The monotonic clock, for ages. */
	clock?: { now: () => number }
	maxBytes?: number
}

/** Thrown by a fetch whose response must not be stored. */
export class NotCacheable extends Error {
	readonly response: CachedResponse
	/** The request that caused it, and the only one that may get the response. */
	readonly bindings: HttpBindings

	constructor(response: CachedResponse, bindings: HttpBindings) {
		super('response is not cacheable')
		this.response = response
		this.bindings = bindings
	}
}

interface Miss {
	target: CacheTarget
	origin: string
	/** Of a built file, whose compressed copies are on the disk. */
	encoding?: Encoding
	bindings: HttpBindings
}

/**
 * Public responses by address. A miss is fetched once, however many requests wait for it; a stale response is sent while
 * it is refreshed. A change of content and midnight in WIB clear the cache.
 */
export class ResponseCache {
	readonly #responses: LRUCache<string, CachedResponse, Miss>
	readonly #revision: () => number
	readonly #now: () => number
	#clearedFor = { revision: 0, day: 0 }

	constructor({ revision, fetch, now = Date.now, clock = performance, maxBytes = MAX_BYTES }: ResponseCacheOptions) {
		this.#revision = revision
		this.#now = now
		this.#responses = new LRUCache<string, CachedResponse, Miss>({
			maxSize: maxBytes,
			sizeCalculation: ({ size }) => size,
			ttl: FRESH_SECONDS * 1000,
			perf: clock,
			ttlResolution: 0,
			noDeleteOnStaleGet: true,
			async fetchMethod(_key, stale, { options, context: { target, origin, encoding, bindings } }) {
				const headers = encoding && { 'accept-encoding': encoding }
				const response = await fetch(new Request(origin + target.address, { headers }), bindings)
				const fetched = await CachedResponse.from(response)
				options.ttl = target.freshMs
				if (isCacheable(fetched, target)) return fetched
				if (!stale) throw new NotCacheable(fetched, bindings)
				options.ttl = RETRY_MS
				return stale
			},
		})
	}

	/**
	 * The response for a target: at once on a hit, later on a miss.
	 *
	 * @throws NotCacheable
	 */
	get(target: CacheTarget, origin: string, bindings: HttpBindings): CachedResponse | Promise<CachedResponse> {
		this.#clearOutdated()
		const host = target.dependsOnHost ? origin : INTERNAL_ORIGIN
		const encoding = target.isFile ? acceptedEncoding(bindings.incoming.headers['accept-encoding']) : undefined
		const key = host + target.address + (encoding ?? '')
		const fresh = this.#responses.get(key)
		if (fresh) {
			measure('cache', 'hit')
			return fresh
		}
		const allowStale = -this.#responses.getRemainingTTL(key) < STALE_MS
		const isStale = allowStale && this.#responses.peek(key, { allowStale }) !== undefined
		measure('cache', isStale ? 'stale' : 'miss')
		return this.#responses.forceFetch(key, {
			allowStale,
			context: { target, origin: host, encoding, bindings },
		})
	}

	get used(): { bytes: number; entries: number } {
		return { bytes: this.#responses.calculatedSize, entries: this.#responses.size }
	}

	/** A fetch that runs is aborted too: its response may be older than the change. */
	#clearOutdated(): void {
		const revision = this.#revision()
		const day = nomorHariWib(this.#now())
		if (revision === this.#clearedFor.revision && day === this.#clearedFor.day) return
		this.#clearedFor = { revision, day }
		this.#responses.clear()
	}
}

/** An empty list per value of a parameter would fill the cache with nothing. */
const isCacheable = ({ status, headers, text }: CachedResponse, { address }: CacheTarget) =>
	status === 200 &&
	[PUBLIC_CACHE_CONTROL, IMMUTABLE_CACHE_CONTROL].includes(headers.get('cache-control') ?? '') &&
	!(address.includes('?') && text.startsWith('{"data":[]'))
