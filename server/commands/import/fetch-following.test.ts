import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { isPrivate } from './fetch-following.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'

async function listen(listener: RequestListener): Promise<string> {
	const server = createServer(listener)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => void server.close())
	return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a redirect to a private address of another server is refused, and that server is not asked', async () => {
	let asked = 0
	const inside = await listen((_, response) => {
		asked++
		response.end('rahasia')
	})
	const outside = await listen((_, response) =>
		response.writeHead(302, { location: `http://${inside}/metadata` }).end(),
	)
	await expect(fetchWithRetry(`http://${outside}/api`, '*/*', 1)).rejects.toThrow(
		`redirects to the private address ${inside}, which is not followed: if it is right, import from there.`,
	)
	expect(asked).toBe(0)
})

test('a redirect on the same host is followed, a loop and another scheme are not', async () => {
	const host = await listen((request, response) => {
		if (request.url === '/new') response.end('ya')
		else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
		else response.writeHead(301, { location: request.url === '/old' ? '/new' : '/loop' }).end()
	})
	expect((await fetchWithRetry(`http://${host}/old`, '*/*', 1)).bytes.toString()).toBe('ya')
	for (const path of ['loop', 'file'])
		await expect(fetchWithRetry(`http://${host}/${path}`, '*/*', 1)).rejects.toThrow('which is not followed')
})

test.each([
	['127.0.0.1', true],
	['10.1.2.3', true],
	['172.31.0.1', true],
	['192.168.1.1', true],
	['169.254.169.254', true],
	['[::1]', true],
	['[fd00::1]', true],
	['[::ffff:10.0.0.1]', true],
	['localhost', true],
	['tidak-ada.invalid', true],
	['203.0.113.7', false],
	['[2001:db8::7]', false],
])('%s is private: %s', async (host, expected) => expect(await isPrivate(host)).toBe(expected))
