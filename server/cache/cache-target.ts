import { LRUCache } from 'lru-cache'
import { FRESH_SECONDS, NEVER_CACHED, type PageHandle } from '../../contract/cache.ts'
import type { AnyCall } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'

/** What a URL is cached as. */
export interface CacheTarget {
	/** The path with the query parameters that matter, in a fixed order. */
	address: string
	freshMs: number
	/** The API answers the same on every host; a page holds absolute links. */
	dependsOnHost: boolean
}

/** The declaration of the page at a path, or null for a page that is not cached. */
export type PageRuleOf = (path: string) => PageHandle['cache'] | null

export type CacheTargetOf = (url: string) => CacheTarget | null

const MAX_URL_LENGTH = 1000
/** Matching a URL with the routes takes longer than sending a cached page. */
const MAX_URLS = 5000

/** Finds the cache target of a URL from the declarations beside calls and pages; null means not cached. */
export function cacheTargets(pageRuleOf: PageRuleOf): CacheTargetOf {
	const targets = new LRUCache<string, { target: CacheTarget | null }>({
		max: MAX_URLS,
		memoMethod: (url) => ({ target: findTarget(url, pageRuleOf) }),
	})
	return (url) => (url.length > MAX_URL_LENGTH ? null : targets.memo(url).target)
}

function findTarget(url: string, pageRuleOf: PageRuleOf): CacheTarget | null {
	const [path = '', query] = url.split(/\?(.*)/s)
	// Escapes and double slashes are other spellings of a path that is cached already.
	if (!path.startsWith('/') || path.includes('//') || path.includes('%')) return null
	const isApi = path.startsWith('/api/')
	const rule = isApi ? callRuleOf(path) : pageRuleOf(path)
	const address = rule && addressOf(path, new URLSearchParams(query), rule.parameters ?? {})
	// A NIK in a URL belongs to one person.
	if (!rule || !address || /\d{16}/.test(address)) return null
	return { address, freshMs: (rule.freshSeconds ?? FRESH_SECONDS) * 1000, dependsOnHost: !isApi }
}

/** Null when a parameter has a value that is not cached. */
function addressOf(path: string, sent: URLSearchParams, parameters: Record<string, RegExp>): string | null {
	const key = new URLSearchParams()
	for (const [name, cachedValues] of Object.entries(parameters)) {
		const [value, ...more] = sent.getAll(name)
		if (value === undefined) continue
		if (more.length > 0 || !cachedValues.test(value)) return null
		if (value !== '') key.set(name, value)
	}
	return key.size > 0 ? `${path}?${key}` : path
}

const callRuleOf = (path: string) => cachedCalls.find(({ pattern }) => pattern.test(path))?.rule ?? null

const ANY_VALUE = /./

/** A call's parameters that its declaration does not list are never cached. */
const cachedCalls = Object.values<AnyCall>(calls).flatMap(({ method, personal, path, query, cache }) => {
	if (method !== 'GET' || personal || !cache) return []
	const names = Object.keys(query.shape).sort()
	return {
		pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '[\\w-]+').replace(/\/$/, '')}/?$`),
		rule: {
			parameters: Object.fromEntries(
				names.map((name) => [name, cache.parameters.includes(name) ? ANY_VALUE : NEVER_CACHED]),
			),
			freshSeconds: cache.freshSeconds,
		},
	}
})
