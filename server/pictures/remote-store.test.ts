import { mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { pictureAddress } from '../../contract/media/pictures.ts'
import { listenHttp, type TestHttpServer } from '../../tests/support/test-http-server.ts'
import { createPictures } from './create-pictures.ts'
import { isRemotePicture, remoteStore } from './remote-store.ts'

let cacheDir: string
let photo: Buffer
let other: Buffer
let server: TestHttpServer
let elsewhere: TestHttpServer
let answer: (request: IncomingMessage, response: ServerResponse) => unknown
let app: Hono
let clock: number
let warnings: object[]

const jpeg = (background: string) =>
	sharp({ create: { width: 600, height: 400, channels: 3, background } })
		.jpeg()
		.toBuffer()

beforeAll(async () => {
	cacheDir = await mkdtemp(join(tmpdir(), 'remote-pictures-'))
	photo = await jpeg('#a00')
	other = await jpeg('#0a0')
})
afterAll(() => rm(cacheDir, { recursive: true }))

beforeEach(async () => {
	clock = 1_800_000_000_000
	warnings = []
	answer = (_, response) => response.end(photo)
	server = await listenHttp((request, response) => void answer(request, response))
	elsewhere = await listenHttp((_, response) => response.end(photo))
	const log = { warn: (details: object) => warnings.push(details) }
	const store = remoteStore({
		base: `${server.origin}/images`,
		log,
		now: () => clock,
		timeoutMs: 2000,
		maxBytes: 50_000,
	})
	const pictures = createPictures({ sources: [store], isPicture: isRemotePicture, cacheDir, log })
	app = new Hono().route('/images', pictures)
})
afterEach(async () => {
	await server.close()
	await elsewhere.close()
})

const get = async (address: string) => {
	const response = await app.request(address, { headers: { accept: 'image/webp' } })
	const bytes = Buffer.from(await response.arrayBuffer())
	return { status: response.status, type: response.headers.get('content-type'), bytes, headers: response.headers }
}
const asked = () => server.requests.map(({ url }) => url)
let name = 0
/** A new name each time: encoded pictures are cached on disk. */
const newAddress = () => {
	name += 1
	return `/images/foto-dokter/${name}.jpg?w=320`
}

test('a picture of another server is resized and served by this origin', async () => {
	const { status, type, bytes, headers } = await get(newAddress())
	expect([status, type, (await sharp(bytes).metadata()).width]).toEqual([200, 'image/webp', 320])
	expect(headers.get('cache-control'), 'the other server may replace it').toBe('public, max-age=600')
	expect(asked()).toEqual([`/images/foto-dokter/${name}.jpg`])
})

test.each([
	['Foto Dr. Émile (1).JPG', '/images/foto-dokter/Foto%20Dr.%20%C3%89mile%20(1).JPG'],
	['2024/05/a b.jpg', '/images/foto-dokter/2024/05/a%20b.jpg'],
	['tanpa-akhiran', '/images/foto-dokter/tanpa-akhiran'],
	['100%.jpg', '/images/foto-dokter/100%25.jpg'],
])('a file may be named %s', async (file, path) => {
	expect((await get(pictureAddress('foto-dokter', file, 320))).status).toBe(200)
	expect(asked()).toEqual([path])
})

test.each([
	'/images/..%2f..%2fapi/secret.jpg',
	'/images/foto-dokter/%2e%2e%2f%2e%2e%2fsecret.jpg',
	'/images/foto-dokter/%252e%252e%252fsecret.jpg',
	'/images/foto-dokter/..%5csecret.jpg',
	'/images/foto-dokter//secret.jpg',
	'/images/foto-dokter/a%00.jpg',
	`/images/foto-dokter/${'x'.repeat(600)}.jpg`,
])('%s is never asked for', async (address) => {
	expect((await get(address)).status).toBe(404)
	expect(asked()).toEqual([])
})

test('a redirect to another host is no picture, and that host gets no request', async () => {
	answer = (_, response) => response.writeHead(302, { location: `${elsewhere.origin}/x.jpg` }).end()
	expect((await get(newAddress())).status).toBe(404)
	expect(elsewhere.requests).toHaveLength(0)
})

test.each([
	['a page', '<html><body>hi</body></html>'],
	['a drawing with scripts', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
	['a file that is too large', Buffer.alloc(60_000, 'x')],
])('%s is not served', async (_, content) => {
	answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(content)
	expect((await get(newAddress())).status).toBe(404)
})

test.each([
	['fails', (_: IncomingMessage, response: ServerResponse) => response.writeHead(500).end()],
	['is silent', () => {}],
	['is down', (request: IncomingMessage) => request.socket.destroy()],
])('a server that %s gives 503, and is left alone for a while', async (_, failing) => {
	answer = failing
	expect((await get(newAddress())).status).toBe(503)
	expect(warnings).toHaveLength(1)
	const { length } = asked()
	expect((await get(newAddress())).status).toBe(503)
	expect(asked()).toHaveLength(length)
	clock += 6000
	answer = (_request, response) => response.end(photo)
	expect((await get(newAddress())).status).toBe(200)
})

test('a picture is asked for again after ten minutes, and a known one survives a failure', async () => {
	answer = (request, response) =>
		request.headers['if-none-match'] === '"1"'
			? response.writeHead(304).end()
			: response.setHeader('etag', '"1"').end(photo)
	const address = newAddress()
	const { bytes } = await get(address)
	await get(address)
	expect(asked()).toHaveLength(1)

	clock += 11 * 60_000
	expect((await get(address)).bytes).toEqual(bytes)
	expect(server.requests.at(-1)?.headers['if-none-match']).toBe('"1"')

	clock += 11 * 60_000
	answer = (_, response) => response.writeHead(500).end()
	expect((await get(address)).bytes).toEqual(bytes)

	clock += 11 * 60_000
	answer = (_, response) => response.end(other)
	const replaced = await get(address)
	expect(replaced.status).toBe(200)
	expect(replaced.bytes).not.toEqual(bytes)
})

test('a GIF and an SVG arrive as a picture of ours', async () => {
	const gif = await sharp(photo).gif().toBuffer()
	const svg = `<?xml version="1.0"?><!-- Logo --><svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><script>alert(1)</script><rect width="300" height="200" fill="#0a0"/></svg>`
	for (const original of [gif, svg]) {
		answer = (_, response) => response.end(original)
		const { status, type, bytes } = await get(newAddress())
		expect([status, type]).toEqual([200, 'image/webp'])
		expect((await sharp(bytes).metadata()).width).toBe(320)
	}
})

test('an SVG with a broken body is no picture', async () => {
	answer = (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg"><rect')
	expect((await get(newAddress())).status).toBe(404)
})
