import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { loadShedding } from './load-shedding.ts'
import { securityHeaders } from './security-headers.ts'

let server: Server | undefined
afterEach(() => {
	server?.closeAllConnections()
	server?.close()
})

/** A server whose responses wait until they are released. */
async function start(max: number) {
	const waiting: (() => void)[] = []
	const bodies: string[] = []
	const app = new Hono()
	app.use(securityHeaders(), loadShedding({ max, igd: () => ({ noTelp: '(0333) 555-0118', to: 'tel:+623335550118' }) }))
	app.all('*', async (c) => {
		if (c.req.path.startsWith('/api/') && c.req.method === 'POST') bodies.push(await c.req.text())
		await new Promise<void>((resolve) => waiting.push(resolve))
		return c.text('done')
	})
	server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return { waiting, bodies, url, isFull: async () => (await fetch(`${url}/probe`)).status === 503 }
}

test('a request over the limit gets 503 with Retry-After, and the next one is served when there is room', async () => {
	const { waiting, url } = await start(2)
	const first = [fetch(`${url}/a`), fetch(`${url}/b`)]
	await expect.poll(() => waiting.length).toBe(2)

	const call = await fetch(`${url}/api/v1/public/faq`)
	expect([call.status, call.headers.get('retry-after'), call.headers.get('x-frame-options')]).toEqual([
		503,
		'2',
		'DENY',
	])
	expect(await call.json()).toMatchObject({ error: { code: 'SEDANG_SIBUK' } })
	const page = await fetch(`${url}/layanan`)
	expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
	const html = await page.text()
	expect(html).toContain('Situs kami sedang sibuk')
	expect(html).toContain('<a href="tel:+623335550118">Panggil IGD (0333) 555-0118</a>')

	for (const release of waiting.splice(0)) release()
	expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
	const later = fetch(`${url}/c`)
	await expect.poll(() => waiting.length).toBe(1)
	waiting[0]?.()
	expect((await later).status).toBe(200)
})

test('health checks, files and pictures are neither counted nor refused', async () => {
	const { waiting, url, isFull } = await start(1)
	const exempt = [fetch(`${url}/healthz`), fetch(`${url}/images/a/b.webp`)]
	await expect.poll(() => waiting.length).toBe(2)
	const page = fetch(`${url}/a`)
	await expect.poll(() => waiting.length).toBe(3)
	expect(await isFull()).toBe(true)
	expect((await fetch(`${url}/images/bagikan/faq.jpg`)).status, 'it renders a page').toBe(503)
	const ready = fetch(`${url}/readyz`)
	await expect.poll(() => waiting.length).toBe(4)
	for (const release of waiting) release()
	for (const response of [...exempt, page, ready]) expect((await response).status).toBe(200)
})

test('a request counts only when its whole body has arrived', async () => {
	const { waiting, bodies, url, isFull } = await start(1)
	const slow = request(`${url}/api/slow`, { method: 'POST' })
	slow.write('half ')
	const page = fetch(`${url}/a`)
	await expect.poll(() => waiting.length).toBe(1)
	waiting[0]?.()
	expect((await page).status).toBe(200)
	slow.end('whole')
	await expect.poll(() => bodies).toEqual(['half whole'])
	await expect.poll(isFull).toBe(true)
	waiting[1]?.()
	const [response] = await once(slow, 'response')
	expect(response.statusCode).toBe(200)
})

test('a body that nothing reads does not hide a request: it counts from its start', async () => {
	const { waiting, url, isFull } = await start(2)
	const send = (method: string) => {
		const sent = request(`${url}/a`, { method, headers: { 'content-length': 9 } }).on('error', () => {})
		sent.write('half ')
	}
	send('GET')
	send('POST')
	await expect.poll(() => waiting.length).toBe(2)
	expect(await isFull()).toBe(true)
})
