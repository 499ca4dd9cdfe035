import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { CachedResponse } from '../cache/cached-response.ts'
import { createHttpServer } from './create-server.ts'
import { createLog, logRequests } from './log.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

let close = () => {}
afterEach(() => close())

async function listen(trustProxy: boolean, listener: RequestListener) {
	const server = createHttpServer({ trustProxy }).on('request', listener)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	close = () => {
		server.close()
		server.closeAllConnections()
	}
	const { port } = server.address() as AddressInfo
	return async (headers: Record<string, string> = {}) => {
		const response = await fetch(`http://127.0.0.1:${port}/`, { headers })
		return { id: response.headers.get('x-request-id'), status: response.status }
	}
}

let lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
const app = new Hono().use(logRequests(log)).get('/', (c) => c.text('ok'))

test('the id of a trusted proxy is in the response and in the log line', async () => {
	const get = await listen(true, getRequestListener(app.fetch))
	lines = []
	expect((await get({ 'x-request-id': 'f3a9c1d2-from-Nginx' })).id).toBe('f3a9c1d2-from-Nginx')
	expect(lines).toMatchObject([{ requestId: 'f3a9c1d2-from-Nginx', msg: 'request' }])
})

test.each(['short', 'with space in it', 'quote"quote"', 'a'.repeat(65), 'twotwotwo, twotwotwo', ''])(
	'the id %j is not well-formed and is replaced',
	async (sent) => {
		const get = await listen(true, getRequestListener(app.fetch))
		expect((await get({ 'x-request-id': sent })).id).toMatch(UUID)
	},
)

test('without a trusted proxy each request gets a new id', async () => {
	const get = await listen(false, getRequestListener(app.fetch))
	lines = []
	const { id } = await get({ 'x-request-id': 'f3a9c1d2-from-Nginx' })
	expect(id).toMatch(UUID)
	expect(lines).toMatchObject([{ requestId: id }])
})

test('a cached response has the id of its request, also as 304', async () => {
	const headers = new Headers({ 'x-request-id': 'of-the-first-request', 'cache-control': 'public' })
	const cached = new CachedResponse(200, headers, Buffer.from('body'))
	const get = await listen(true, (incoming, outgoing) => void cached.send(incoming, outgoing))
	const etag = cached.headers.get('etag') ?? ''
	expect(await get({ 'x-request-id': 'second-request' })).toEqual({ id: 'second-request', status: 200 })
	expect(await get({ 'x-request-id': 'third-request', 'if-none-match': etag })).toEqual({
		id: 'third-request',
		status: 304,
	})
})
