import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { fetchWithRetry } from './fetch-with-retry.ts'

async function listen(listener: RequestListener): Promise<string> {
	const server = createServer(listener)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => void server.close())
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a dropped connection and a 503 are retried until the response is 200', async () => {
	let requests = 0
	const url = await listen((_, response) => {
		requests++
		if (requests === 1) response.destroy()
		else response.writeHead(requests === 2 ? 503 : 200).end('ya')
	})
	expect(await fetchWithRetry(url, '*/*', 1)).toEqual({ status: 200, bytes: Buffer.from('ya') })
	expect(requests).toBe(3)
})

test('a connection that breaks off within the body is retried', async () => {
	let requests = 0
	const url = await listen((_, response) => {
		requests++
		response.writeHead(200, { 'content-length': '2' }).write('y')
		if (requests === 1) setTimeout(() => response.destroy(), 20)
		else response.end('a')
	})
	expect((await fetchWithRetry(url, '*/*', 1)).bytes.toString()).toBe('ya')
	expect(requests).toBe(2)
})

test('Retry-After of a 429 delays the next attempt', async () => {
	const times: number[] = []
	const url = await listen((_, response) => {
		times.push(Date.now())
		response.writeHead(times.length === 1 ? 429 : 200, { 'retry-after': '1' }).end()
	})
	expect((await fetchWithRetry(url, '*/*', 1)).status).toBe(200)
	expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950)
})

test('a 404 is returned without a retry', async () => {
	let requests = 0
	const url = await listen((_, response) => {
		requests++
		response.writeHead(404).end()
	})
	expect((await fetchWithRetry(url, '*/*', 1)).status).toBe(404)
	expect(requests).toBe(1)
})

test('the error names the URL and the reason', async () => {
	const busy = await listen((_, response) => response.writeHead(503).end())
	await expect(fetchWithRetry(busy, '*/*', 1)).rejects.toThrow(
		`${busy} cannot be fetched: status 503, after 6 attempts.`,
	)
	const gone = await listen((_, response) => response.destroy())
	await expect(fetchWithRetry(gone, '*/*', 1)).rejects.toThrow(/UND_ERR_SOCKET|ECONNRESET/)
	const endless = await listen((_, response) => response.end(Buffer.alloc(33 * 1024 ** 2)))
	await expect(fetchWithRetry(endless, '*/*', 1)).rejects.toThrow(/is larger than 32 MB/)
})

test('a redirect to a private address of another server is refused, and that server is not asked', async () => {
	let asked = 0
	const inside = await listen((_, response) => {
		asked++
		response.end('rahasia')
	})
	const outside = await listen((_, response) => response.writeHead(302, { location: `${inside}/metadata` }).end())
	await expect(fetchWithRetry(`${outside}/api`, '*/*', 1)).rejects.toThrow(
		`redirects to the private address ${new URL(inside).host}, which is not followed: if it is right, import from there.`,
	)
	expect(asked).toBe(0)
})

test('a redirect to a name is refused when the connection finds a private address behind it', async () => {
	let asked = 0
	const inside = await listen((_, response) => {
		asked += 1
		response.end('rahasia')
	})
	const named = inside.replace('127.0.0.1', 'localhost')
	const outside = await listen((_, response) => response.writeHead(302, { location: named }).end())
	await expect(fetchWithRetry(outside, '*/*', 1)).rejects.toThrow('the private address localhost')
	expect(asked).toBe(0)
})

test('a redirect on the same host is followed, a loop and another scheme are not', async () => {
	const host = await listen((request, response) => {
		if (request.url === '/new') response.end('ya')
		else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
		else response.writeHead(301, { location: request.url === '/old' ? '/new' : '/loop' }).end()
	})
	expect((await fetchWithRetry(`${host}/old`, '*/*', 1)).bytes.toString()).toBe('ya')
	for (const path of ['loop', 'file'])
		await expect(fetchWithRetry(`${host}/${path}`, '*/*', 1)).rejects.toThrow('which is not followed')
})
