import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { IMMUTABLE_CACHE_CONTROL, PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { createPreviews } from '../http/previews.ts'
import { cacheTargets } from './cache-target.ts'
import { ResponseCache } from './response-cache.ts'
import { serveCached } from './serve-cached.ts'

let server: Server
afterEach(() => server.close())

const BODY = '<p>halaman</p>'.repeat(100)

const previews = createPreviews('rahasia')
const isPreview = (cookies: string | undefined) => previews.read(cookies) !== undefined

interface Setting {
	respond?: (request: Request) => Response | Promise<Response>
	siteUrl?: string
}

async function open({ respond = page, siteUrl = '' }: Setting = {}) {
	const fetched: Request[] = []
	let passedOn = 0
	const cache = new ResponseCache({
		revision: () => 1,
		clock: { now: () => 1000 },
		fetch: (request) => {
			fetched.push(request)
			return respond(request)
		},
	})
	const targetOf = cacheTargets((path) => (path === '/reservasi' ? null : {}))
	server = createServer(
		serveCached({ cache, targetOf, siteUrl, isPreview }, (_, response) => {
			passedOn += 1
			response.end('next')
		}),
	)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	return { fetched, passedOn: () => passedOn, get: (path: string, init: Init = {}) => send(port, path, init) }
}

const page = () =>
	new Response(BODY, {
		headers: { 'content-type': 'text/html', 'cache-control': PUBLIC_CACHE_CONTROL, 'x-request-id': '7' },
	})

interface Init {
	method?: string
	headers?: Record<string, string>
	body?: string
}

/** Unlike `fetch` it adds no headers and does not decompress. */
async function send(port: number, path: string, { method, headers, body }: Init) {
	const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }).end(body)
	const [response] = await once(sent, 'response')
	const parts: Buffer[] = []
	for await (const part of response) parts.push(part)
	return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

test('a built file is asked for in each accepted encoding once, and sent as the disk has it', async () => {
	const copies: Record<string, string> = { br: 'brotli of the disk', gzip: 'gzip of the disk' }
	const { get, fetched } = await open({
		respond: ({ headers }) => {
			const encoding = headers.get('accept-encoding') ?? ''
			const copy = copies[encoding]
			return new Response(copy ?? BODY, {
				headers: {
					'content-type': 'text/javascript',
					'cache-control': IMMUTABLE_CACHE_CONTROL,
					...(copy && { 'content-encoding': encoding }),
				},
			})
		},
	})
	const ask = async (accepted: string) => {
		const { headers, body } = await get('/assets/site-A1b2.js', { headers: { 'accept-encoding': accepted } })
		return [headers['content-encoding'], body.toString(), headers['cache-control']]
	}
	for (const _ of [1, 2]) {
		expect(await ask('gzip, deflate, br, zstd')).toEqual(['br', copies.br, IMMUTABLE_CACHE_CONTROL])
		expect(await ask('gzip')).toEqual(['gzip', copies.gzip, IMMUTABLE_CACHE_CONTROL])
		expect(await ask('')).toEqual([undefined, BODY, IMMUTABLE_CACHE_CONTROL])
	}
	expect(fetched).toHaveLength(3)
})

test('what compression does not make smaller is sent as it is', async () => {
	const headers = { 'content-type': 'font/woff2', 'cache-control': IMMUTABLE_CACHE_CONTROL }
	const { get } = await open({ respond: () => new Response(BODY, { headers }) })
	const font = await get('/assets/font-A1b2.woff2', { headers: { 'accept-encoding': 'br' } })
	expect([font.headers['content-encoding'], font.body.toString()]).toEqual([undefined, BODY])
})

test('a page is fetched once and sent in the encoding that the browser accepts', async () => {
	const { get, fetched } = await open()
	const plain = await get('/')
	const brotli = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
	const gzip = await get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
	expect(fetched).toHaveLength(1)
	expect(plain.body.toString()).toBe(BODY)
	expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
	expect([brotli.headers['content-encoding'], brotliDecompressSync(brotli.body).toString()]).toEqual(['br', BODY])
	expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', BODY])
	expect(brotli.headers['content-length']).toBe(String(brotli.body.length))
	expect(brotli.headers['cache-control']).toBe(PUBLIC_CACHE_CONTROL)
	expect(brotli.headers['x-request-id'], 'the id of another request').not.toBe('7')
})

test('the app gets nothing of the visitor: no header, no undeclared parameter', async () => {
	const { get, fetched } = await open()
	await get('/faq?utm_source=wa', { headers: { cookie: 'member=abc', 'user-agent': 'x', host: 'rs.example' } })
	expect([...(fetched[0]?.headers ?? [])]).toEqual([])
	expect(fetched[0]?.url).toBe('http://rs.example/faq')
})

test('a matching If-None-Match gets 304 without a body', async () => {
	const { get } = await open()
	const { headers } = await get('/')
	const etag = String(headers.etag)
	const again = await get('/', { headers: { 'if-none-match': `"other", ${etag}` } })
	expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
	expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('HEAD gets the headers without the body', async () => {
	const { get } = await open()
	const { status, headers, body } = await get('/', { method: 'HEAD' })
	expect([status, headers['content-length'], body.length]).toEqual([200, String(BODY.length), 0])
})

test('a hundred query strings that do not matter are one page', async () => {
	const { get, fetched } = await open()
	for (let i = 0; i < 100; i += 1) await get(`/?halaman=${i}&x${i}=${i}`)
	expect(fetched).toHaveLength(1)
})

test('with SITE_URL, the host that was asked for does not matter', async () => {
	const { get, fetched } = await open({ siteUrl: 'https://rs.example/' })
	await get('/', { headers: { host: 'a.example' } })
	await get('/', { headers: { host: 'b.example' } })
	expect(fetched.map(({ url }) => url)).toEqual(['https://rs.example/'])
})

test('a response that is not cacheable goes only to the request that caused it', async () => {
	const limited = () => new Response('limited', { status: 429 })
	let release = () => {}
	const { get, passedOn } = await open({
		respond: () => new Promise((resolve) => (release = () => resolve(limited()))),
	})
	const bodies = Promise.all([get('/'), get('/')])
	await expect.poll(() => release).not.toBe(undefined)
	await new Promise((resolve) => setTimeout(resolve, 100))
	release()
	expect((await bodies).map(({ body }) => String(body)).sort()).toEqual(['limited', 'next'])
	expect(passedOn()).toBe(1)
})

test('other requests go to the next listener', async () => {
	const { get, fetched, passedOn } = await open()
	await get('/', { method: 'POST' })
	await get('/reservasi')
	await get('/', { headers: { host: 'a b' } })
	await get('/', { headers: { 'content-length': '1' }, body: 'x' })
	expect([fetched.length, passedOn()]).toEqual([0, 4])
})

test('when the fetch fails, the request goes to the next listener', async () => {
	const { get } = await open({
		respond: () => {
			throw new Error('broken')
		},
	})
	expect((await get('/')).body.toString()).toBe('next')
})

test('a preview of unpublished content neither comes from the cache nor enters it', async () => {
	const { get, fetched, passedOn } = await open()
	await get('/')
	const [cookie = ''] = previews.begin('artikel', '1').split(';')
	expect(String((await get('/', { headers: { cookie: `a=1; ${cookie}` } })).body)).toBe('next')
	await get('/lain', { headers: { cookie } })
	expect([passedOn(), fetched.length]).toEqual([2, 1])
	expect(String((await get('/lain', { headers: { cookie: 'member=1' } })).body)).toBe(BODY)
})

test.each(['pratinjau=x.y', `pratinjau=artikel.1.99999999999999.${'A'.repeat(43)}`, 'pratinjau='])(
	'a preview cookie that is not ours (%s) does not bypass the cache',
	async (cookie) => {
		const { get, fetched, passedOn } = await open()
		for (let times = 0; times < 3; times++) expect(String((await get('/', { headers: { cookie } })).body)).toBe(BODY)
		expect([passedOn(), fetched.length]).toEqual([0, 1])
	},
)
