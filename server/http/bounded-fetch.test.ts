import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenHttp, type TestHttpServer } from '../../tests/support/test-http-server.ts'
import { boundedFetch } from './bounded-fetch.ts'

let elsewhere: TestHttpServer
let server: TestHttpServer
let drops = 0
beforeEach(async () => {
	drops = 0
	elsewhere = await listenHttp((_, response) => response.end('elsewhere'))
	server = await listenHttp((request, response) => {
		if (drops > 0) {
			drops -= 1
			request.socket.destroy()
			return
		}
		const redirect = (status: number, location: string) => response.writeHead(status, { location }).end()
		switch (request.url) {
			case '/here':
				return redirect(302, '/end')
			case '/here-308':
				return redirect(308, '/end')
			case '/there':
				return redirect(302, `${elsewhere.origin}/secret`)
			case '/circle':
				return redirect(302, '/circle')
			case '/large':
				return response.end('x'.repeat(2000))
			case '/endless': {
				const more = setInterval(() => response.write('x'.repeat(500)), 5)
				return response.on('close', () => clearInterval(more))
			}
			case '/silent':
				return
			case '/stops':
				response.writeHead(200, { 'content-length': 100 })
				return response.write('half')
			default:
				return response.end('end')
		}
	})
})
afterEach(async () => {
	await server.close()
	await elsewhere.close()
})

const get = (path: string, init: RequestInit = {}, timeoutMs = 20_000) =>
	boundedFetch(server.origin + path, { timeoutMs, maxBytes: 1000, ...init })
const textOf = async (path: string, init?: RequestInit) => (await get(path, init)).body.toString()
const paths = () => server.requests.map(({ method, url }) => `${method} ${url}`)

test('a response within the limits arrives whole', async () => expect(await textOf('/end')).toBe('end'))

test('a redirect on the same host is followed', async () => expect(await textOf('/here')).toBe('end'))

test('a redirect to another host is refused, and that host gets no request', async () => {
	await expect(get('/there')).rejects.toMatchObject({ fault: 'redirect refused' })
	expect(elsewhere.requests).toHaveLength(0)
})

test('redirects without an end are refused', async () => {
	await expect(get('/circle')).rejects.toMatchObject({ fault: 'redirect refused' })
	expect(paths()).toHaveLength(4)
})

test('a write is sent again only where the redirect keeps its method', async () => {
	await expect(get('/here', { method: 'POST', body: 'x' })).rejects.toMatchObject({ fault: 'redirect refused' })
	expect(await textOf('/here-308', { method: 'POST', body: 'x' })).toBe('end')
	expect(paths()).toEqual(['POST /here', 'POST /here-308', 'POST /end'])
})

test.each(['/large', '/endless'])('%s is too large', async (path) => {
	await expect(get(path)).rejects.toMatchObject({ fault: 'response too large' })
})

test.each(['/silent', '/stops'])('%s ends with a timeout, once', async (path) => {
	await expect(get(path, {}, 300)).rejects.toMatchObject({ fault: 'timeout' })
	expect(server.requests).toHaveLength(1)
})

test('a read is sent again once when the connection fails, a write never', async () => {
	drops = 1
	expect(await textOf('/end')).toBe('end')
	drops = 2
	await expect(get('/end')).rejects.toMatchObject({ fault: 'connection failed' })
	drops = 1
	await expect(get('/end', { method: 'POST', body: 'x' })).rejects.toMatchObject({ fault: 'connection failed' })
	expect(server.requests).toHaveLength(5)
})

test('a caller that gives up ends the request', async () => {
	const caller = new AbortController()
	const pending = get('/silent', { signal: caller.signal })
	caller.abort()
	await expect(pending).rejects.toMatchObject({ fault: 'aborted' })
})
