import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { FRESH_SECONDS, type PageHandle } from '../../contract/cache.ts'
import type { AnyCall } from '../../contract/call.ts'
import { calls } from '../../contract/calls.ts'
import { readCallQuery } from '../http/read-input.ts'
import { routePath } from '../http/route-path.ts'

/** What a URL is cached as. */
export interface CacheTarget {
	/** The path with the query parameters that matter, in a fixed order. */
	address: string
	/** The pattern of the path, as in the log. */
	route: string
	freshMs: number
	/** The API answers the same on every host; a page holds absolute links. */
	dependsOnHost: boolean
	/** A built file: the build has compressed it, and it never changes. */
	isFile?: boolean
}

/** The declaration of the page at a path, or null for a page that is not cached. */
export type PageRuleOf = (path: string) => PageHandle['cache'] | null

export type PatternOf = (path: string) => string

export type CacheTargetOf = (url: string) => CacheTarget | null

const MAX_URL_LENGTH = 1000
/** Matching a URL with the routes takes longer than sending a cached page. */
const MAX_URLS = 5000

/** Names of files below it carry a hash of their content. */
const BUILT_FILES = '/assets/'
const FILE_FRESH_MS = 24 * 3600 * 1000

/** Finds the cache target of a URL from the declarations beside calls and pages; null means not cached. */
export function cacheTargets(pageRuleOf: PageRuleOf, patternOf: PatternOf = () => '/*'): CacheTargetOf {
	const targets = new LRUCache<string, { target: CacheTarget | null }>({
		max: MAX_URLS,
		memoMethod: (url) => ({ target: findTarget(url, pageRuleOf, patternOf) }),
	})
	return (url) => (url.length > MAX_URL_LENGTH ? null : targets.memo(url).target)
}

function findTarget(url: string, pageRuleOf: PageRuleOf, patternOf: PatternOf): CacheTarget | null {
	const [path = '', query = ''] = url.split(/\?(.*)/s)
	// Escapes and double slashes are other spellings of a path that is cached already.
	if (!path.startsWith('/') || path.includes('//') || path.includes('%')) return null
	if (path.startsWith(BUILT_FILES))
		return { address: path, route: `${BUILT_FILES}*`, freshMs: FILE_FRESH_MS, dependsOnHost: false, isFile: true }
	const rule = path.startsWith('/api/') ? null : pageRuleOf(path)
	const target = rule ? pageTarget(path, query, rule, patternOf(path)) : callTarget(path, url)
	// A NIK in a URL belongs to one person.
	return target && !/\d{16}/.test(target.address) ? target : null
}

function pageTarget(path: string, query: string, rule: PageHandle['cache'], route: string): CacheTarget | null {
	const sent = new URLSearchParams(query)
	const key = new URLSearchParams()
	const { parameters = {} } = rule
	if (rule.only && sent.keys().some((name) => !Object.hasOwn(parameters, name))) return null
	for (const [name, cachedValues] of Object.entries(parameters)) {
		const [value, ...more] = sent.getAll(name)
		if (value === undefined) continue
		if (more.length > 0 || !cachedValues.test(value)) return null
		if (value !== '') key.set(name, value)
	}
	return { address: addressOf(path, key), route, freshMs: freshMs(rule), dependsOnHost: true }
}

/** A call's parameters that its declaration does not list are never cached. Spellings of one value share one key. */
function callTarget(path: string, url: string): CacheTarget | null {
	const call = cachedCalls.find(({ pattern }) => pattern.test(path))
	if (!call) return null
	const sent = readCallQuery(url)
	const meant = call.query.safeParse(sent)
	if (!meant.success) return null
	const key = new URLSearchParams()
	for (const name of call.parameters) {
		if (sent[name] === undefined) continue
		if (!call.cache.parameters.includes(name)) return null
		const value = String(meant.data[name])
		if (value !== '') key.set(name, value)
	}
	const { route } = call
	return { address: addressOf(path, key), route, freshMs: freshMs(call.cache), dependsOnHost: false }
}

const addressOf = (path: string, key: URLSearchParams) => (key.size > 0 ? `${path}?${key}` : path)

const freshMs = ({ freshSeconds = FRESH_SECONDS }: { freshSeconds?: number }) => freshSeconds * 1000

const cachedCalls = Object.values<AnyCall>(calls).flatMap((call) => {
	const { method, audience, path, query, cache } = call
	if (method !== 'GET' || audience !== 'visitor' || !cache) return []
	const pattern = new RegExp(`^/api${path.replace(/\{\w+\}/g, '[\\w-]+').replace(/\/$/, '')}/?$`)
	const route = `/api${routePath(call)}`
	return { pattern, route, query: query as z.ZodObject, parameters: Object.keys(query.shape).sort(), cache }
})
