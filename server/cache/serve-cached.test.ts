import { once } from 'node:events'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { KEPT } from './kept.ts'
import { keptAnswers } from './kept-answers.ts'
import { serveCached } from './serve-cached.ts'

let server: Server
afterEach(() => server.close())

const BODY = '<p>halaman</p>'.repeat(100)

interface Setting {
	answer?: (request: Request) => Response
	siteUrl?: string
	mayMake?: () => boolean
}

async function open({ answer = page, siteUrl = '', mayMake }: Setting = {}) {
	const asked: Request[] = []
	let passedOn = 0
	const fetch = (request: Request) => {
		asked.push(request)
		return answer(request)
	}
	server = createServer(
		serveCached({ answers: keptAnswers({ revision: () => 1, fetch, mayMake }), siteUrl }, (_, response) => {
			passedOn += 1
			response.end('anew')
		}),
	)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	return { asked, passedOn: () => passedOn, get: (path: string, init: Ask = {}) => ask(port, path, init) }
}

const page = () =>
	new Response(BODY, { headers: { 'content-type': 'text/html', 'cache-control': KEPT, 'x-request-id': '7' } })

interface Ask {
	method?: string
	headers?: Record<string, string>
	body?: string
}

/** Without the packing and the headers that `fetch` adds by itself. */
async function ask(port: number, path: string, { method, headers, body }: Ask) {
	const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }).end(body)
	const [response] = await once(sent, 'response')
	const parts: Buffer[] = []
	for await (const part of response) parts.push(part)
	return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }
}

test('a page is made once and sent packed as the browser takes it', async () => {
	const { get, asked } = await open()
	const plain = await get('/')
	const packed = await get('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
	const zipped = await get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
	expect(asked).toHaveLength(1)
	expect(plain.body.toString()).toBe(BODY)
	expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
	expect([packed.headers['content-encoding'], brotliDecompressSync(packed.body).toString()]).toEqual(['br', BODY])
	expect([zipped.headers['content-encoding'], gunzipSync(zipped.body).toString()]).toEqual(['gzip', BODY])
	expect(packed.headers['content-length']).toBe(String(packed.body.length))
	expect(packed.headers['cache-control']).toBe(KEPT)
	expect(packed.headers['x-request-id'], "another one's").toBeUndefined()
})

test('nothing of the one who asks goes into it', async () => {
	const { get, asked } = await open()
	await get('/faq?utm_source=wa', { headers: { cookie: 'member=abc', 'user-agent': 'x', host: 'rs.example' } })
	expect([...(asked[0]?.headers ?? [])]).toEqual([])
	expect(asked[0]?.url).toBe('http://rs.example/faq')
})

test('who has it already hears only that', async () => {
	const { get } = await open()
	const { headers } = await get('/')
	const etag = String(headers.etag)
	const again = await get('/', { headers: { 'if-none-match': `"other", ${etag}` } })
	expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
	expect((await get('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('HEAD is the same without the body', async () => {
	const { get } = await open()
	const { status, headers, body } = await get('/', { method: 'HEAD' })
	expect([status, headers['content-length'], body.length]).toEqual([200, String(BODY.length), 0])
})

test('two hundred who come first make one page, a thousand query strings none more', async () => {
	const { get, asked } = await open()
	await Promise.all(Array.from({ length: 200 }, () => get('/')))
	for (let i = 0; i < 1000; i += 1) await get(`/?halaman=${i}&x${i}=${i}`)
	expect(asked).toHaveLength(1)
})

test('with an address of its own the site does not look at the host that was asked for', async () => {
	const { get, asked } = await open({ siteUrl: 'https://rs.example/' })
	await get('/', { headers: { host: 'a.example' } })
	await get('/', { headers: { host: 'b.example' } })
	expect(asked.map(({ url }) => url)).toEqual(['https://rs.example/'])
})

test.each<[string, Setting['answer']]>([
	['a page that must not be kept', () => new Response('x', { headers: { 'cache-control': 'no-cache' } })],
	['a page that is not there', () => new Response('x', { status: 404, headers: { 'cache-control': KEPT } })],
	['a list with nothing in it', () => new Response('{"data":[],', { headers: { 'cache-control': KEPT } })],
])('%s is made anew each time', async (_, answer) => {
	const { get, asked } = await open({ answer })
	await get('/api/v1/public/faq?page=9')
	await get('/api/v1/public/faq?page=9')
	expect(asked).toHaveLength(2)
})

test('whatever else is left to the next', async () => {
	const { get, asked, passedOn } = await open()
	await get('/', { method: 'POST' })
	await get('/reservasi')
	await get('/', { headers: { host: 'a b' } })
	await get('/', { headers: { 'content-length': '1' }, body: 'x' })
	expect([asked.length, passedOn()]).toEqual([0, 4])
})

test('a failure is left to the next, which has a way to say so', async () => {
	const { get } = await open({
		answer: () => {
			throw new Error('broken')
		},
	})
	expect((await get('/')).body.toString()).toBe('anew')
})

test('who may not have a page made is sent on, and still gets what is there', async () => {
	let isAllowed = true
	const { get, asked, passedOn } = await open({ mayMake: () => isAllowed })
	await get('/faq')
	isAllowed = false
	expect((await get('/faq')).body.toString()).toBe(BODY)
	expect((await get('/layanan')).body.toString()).toBe('anew')
	expect([asked.length, passedOn()]).toEqual([1, 1])
})

test('who may see what is not published gets neither what is kept nor what will be', async () => {
	const { get, asked, passedOn } = await open()
	await get('/')
	expect(String((await get('/', { headers: { cookie: 'a=1; pratinjau=x.y' } })).body)).toBe('anew')
	await get('/lain', { headers: { cookie: 'pratinjau=x.y' } })
	expect([passedOn(), asked.length]).toEqual([2, 1])
	expect(String((await get('/lain', { headers: { cookie: 'member=1' } })).body)).toBe(BODY)
})
