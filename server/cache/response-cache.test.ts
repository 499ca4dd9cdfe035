import type { HttpBindings } from '@hono/node-server'
import { beforeEach, expect, test } from 'vitest'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { NotCacheable, RETRY_MS, ResponseCache, STALE_MS } from './response-cache.ts'

const NOON = Date.parse('2026-11-16T12:00:00+07:00')
const FRESH_MS = 5000

let now = NOON
let revision = 1
let made = 0
let respond: () => Response | Promise<Response>
beforeEach(() => {
	now = NOON
	revision = 1
	made = 0
	respond = ok
})

const ok = () => new Response(`body ${++made}`, { headers: { 'cache-control': PUBLIC_CACHE_CONTROL } })
const failed = () => {
	made += 1
	return new Response('partial page', { status: 503, headers: { 'cache-control': 'no-store' } })
}

const open = (maxBytes?: number) =>
	new ResponseCache({
		revision: () => revision,
		fetch: () => respond(),
		now: () => now,
		clock: { now: () => now },
		maxBytes,
	})
const bindings = () => ({ incoming: {}, outgoing: {} }) as HttpBindings
const get = async (cache: ResponseCache, address = '/') => {
	const target = { address, route: address, freshMs: FRESH_MS, dependsOnHost: false }
	return (await cache.get(target, 'http://a.example', bindings())).text
}

test('a response is fetched once and sent again', async () => {
	const cache = open()
	expect([await get(cache), await get(cache)]).toEqual(['body 1', 'body 1'])
})

test('requests during a fetch wait for the same response', async () => {
	const cache = open()
	const bodies = await Promise.all(Array.from({ length: 200 }, () => get(cache)))
	expect([new Set(bodies).size, made]).toEqual([1, 1])
})

test('a change of content is a miss, also one that happens during the fetch', async () => {
	const cache = open()
	await get(cache)
	revision = 2
	expect(await get(cache)).toBe('body 2')
	respond = () => {
		revision = 3
		respond = ok
		return ok()
	}
	await get(cache, '/b')
	expect(await get(cache, '/b')).toBe('body 4')
})

test('a stale response is sent while it is refreshed once', async () => {
	const cache = open()
	await get(cache)
	now += FRESH_MS
	expect([await get(cache), made]).toEqual(['body 1', 1])
	now += 1
	expect(await Promise.all([get(cache), get(cache)])).toEqual(['body 1', 'body 1'])
	await expect.poll(() => get(cache)).toBe('body 2')
	expect(made).toBe(2)
})

test('a response that is stale for too long is refreshed before it is sent', async () => {
	const cache = open()
	await get(cache)
	now += FRESH_MS + STALE_MS
	expect(await get(cache)).toBe('body 2')
})

test('a failed refresh leaves the stale response in place and is retried after a second', async () => {
	const cache = open()
	await get(cache)
	respond = failed
	now += 10 * (FRESH_MS + STALE_MS)
	expect([await get(cache), await get(cache), made]).toEqual(['body 1', 'body 1', 2])
	now += RETRY_MS + 1
	expect([await get(cache), made]).toEqual(['body 1', 3])
	respond = ok
	await expect
		.poll(() => {
			now += RETRY_MS + 1
			return get(cache)
		})
		.toBe('body 4')
	revision = 2
	respond = failed
	await expect(get(cache)).rejects.toThrow(NotCacheable)
})

test('midnight in WIB is a miss', async () => {
	const cache = open()
	now = Date.parse('2026-11-16T23:59:59+07:00')
	await get(cache)
	now += 1000
	expect(await get(cache)).toBe('body 2')
})

test.each<[string, string, () => Response]>([
	['an error', '/', () => new Response('', { status: 500, headers: { 'cache-control': PUBLIC_CACHE_CONTROL } })],
	['a missing page', '/', () => new Response('', { status: 404, headers: { 'cache-control': PUBLIC_CACHE_CONTROL } })],
	['a page with a failed read', '/', failed],
	[
		'an empty list of a parameter',
		'/api/v1/public/faq?page=9',
		() => new Response('{"data":[],', { headers: { 'cache-control': PUBLIC_CACHE_CONTROL } }),
	],
])('%s is not stored', async (_, address, response) => {
	const cache = open()
	respond = response
	await expect(get(cache, address)).rejects.toThrow(NotCacheable)
	respond = ok
	expect(await get(cache, address)).toMatch(/^body/)
})

test('the least recently used response is dropped first, by bytes', async () => {
	const cache = open(25)
	await get(cache, '/a')
	await get(cache, '/b')
	await get(cache, '/a')
	await get(cache, '/c')
	expect([await get(cache, '/a'), await get(cache, '/b')]).toEqual(['body 1', 'body 4'])
})
