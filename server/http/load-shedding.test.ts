import { once } from 'node:events'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { afterEach, expect, test } from 'vitest'
import { shedLoad } from './load-shedding.ts'

let server: Server | undefined
afterEach(() => {
	server?.closeAllConnections()
	server?.close()
})

/** A server whose answers wait until they are let go. */
async function start(max: number) {
	const load = shedLoad(max)
	const waiting: (() => void)[] = []
	const bodies: string[] = []
	const answer = async (asked: Request) => {
		if (asked.method === 'POST') bodies.push(await asked.text())
		await new Promise<void>((resolve) => waiting.push(resolve))
		return new Response('done')
	}
	const listener = getRequestListener((asked, env) => load.count(answer(asked), env as HttpBindings))
	server = createServer(await load.refuseTooMany(listener, {})).listen(0, '127.0.0.1')
	await new Promise((resolve) => server?.once('listening', resolve))
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return { load, waiting, bodies, url }
}

test('what is too much is told to come back, and has its turn when there is room', async () => {
	const { waiting, url, load } = await start(2)
	const first = [fetch(`${url}/a`), fetch(`${url}/b`)]
	await expect.poll(() => waiting.length).toBe(2)
	expect(load.isFull()).toBe(true)

	const call = await fetch(`${url}/api/v1/public/faq`)
	expect([call.status, call.headers.get('retry-after'), call.headers.get('x-frame-options')]).toEqual([
		503,
		'2',
		'DENY',
	])
	expect(await call.json()).toMatchObject({ error: { code: 'SEDANG_SIBUK' } })
	const page = await fetch(`${url}/layanan`)
	expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store'])
	expect(await page.text()).toContain('Layanan sedang sibuk')

	for (const letGo of waiting.splice(0)) letGo()
	expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
	const later = fetch(`${url}/c`)
	await expect.poll(() => waiting.length).toBe(1)
	waiting[0]?.()
	expect((await later).status).toBe(200)
})

test('health, files and pictures are neither counted nor refused', async () => {
	const { waiting, url, load } = await start(1)
	const health = fetch(`${url}/healthz`)
	const picture = fetch(`${url}/images/a/b.webp`)
	await expect.poll(() => waiting.length).toBe(2)
	expect(load.isFull()).toBe(false)
	const page = fetch(`${url}/a`)
	await expect.poll(() => waiting.length).toBe(3)
	expect(load.isFull()).toBe(true)
	const ready = fetch(`${url}/readyz`)
	await expect.poll(() => waiting.length).toBe(4)
	for (const letGo of waiting) letGo()
	for (const answer of [health, picture, page, ready]) expect((await answer).status).toBe(200)
})

test('what the site asks of itself is counted and never refused', async () => {
	const load = shedLoad(1)
	const answers = [load.countInside(Promise.resolve(new Response('a'))), load.countInside(new Response('b'))]
	expect(load.isFull()).toBe(true)
	await Promise.all(answers)
	expect(load.isFull()).toBe(false)
	await expect(load.countInside(Promise.reject(new Error('failed')))).rejects.toThrow('failed')
	expect(load.isFull()).toBe(false)
})

test('who is still sending counts for nothing', async () => {
	const { waiting, bodies, url, load } = await start(1)
	const slow = request(`${url}/api/slow`, { method: 'POST' })
	slow.write('half ')
	const page = fetch(`${url}/a`)
	await expect.poll(() => waiting.length).toBe(1)
	waiting[0]?.()
	expect((await page).status).toBe(200)
	slow.end('whole')
	await expect.poll(() => bodies).toEqual(['half whole'])
	await expect.poll(() => load.isFull()).toBe(true)
	waiting[1]?.()
	const [answered] = await once(slow, 'response')
	expect(answered.statusCode).toBe(200)
	expect(load.isFull()).toBe(false)
})
