import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { writeBuild } from '../../tests/support/test-build.ts'
import { staticFiles } from './static-files.ts'

const root = mkdtempSync(join(tmpdir(), 'rs-yasmin-static-'))
afterAll(() => rmSync(root, { recursive: true }))
await writeBuild(root, 'site', 'a', {
	'client/assets/site-A1b2.js': 'let site',
	'client/assets/site-A1b2.js.br': 'compressed',
	'client/assets/worker.min-A1b2_-x.js': 'let worker',
	'client/robots.txt': 'User-agent: *',
	'server/index.js': 'a secret',
})

const app = new Hono().get('*', staticFiles(root)).get('*', (c) => c.text('elsewhere', 404))
const SITE_JS = '/assets/site-A1b2.js'

test('a file with a hash in its name is cached for a year', async () => {
	const response = await app.request(SITE_JS)
	expect([response.status, await response.text()]).toEqual([200, 'let site'])
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'cache-control': 'public, max-age=31536000, immutable',
		'content-type': 'text/javascript; charset=utf-8',
		'content-length': '8',
		'last-modified': expect.any(String),
		etag: expect.stringMatching(/^W\/"8-\w+"$/),
	})
})

test('after a new build the old server and the new one send the hashed files of both, and other files of their own', async () => {
	await writeBuild(root, 'site', 'b', { 'client/assets/site-C3d4.js': 'let more', 'client/new.txt': 'new' })
	const next = new Hono().get('*', staticFiles(root)).get('*', (c) => c.text('elsewhere', 404))
	for (const server of [app, next])
		for (const [path, content] of [
			[SITE_JS, 'let site'],
			['/assets/site-C3d4.js', 'let more'],
		] as const) {
			const response = await server.request(path)
			expect([response.status, await response.text()]).toEqual([200, content])
			expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
		}
	expect((await app.request('/new.txt')).status).toBe(404)
	expect((await next.request('/robots.txt')).status).toBe(404)
})

test('any other file is cached for an hour', async () => {
	const response = await app.request('/robots.txt')
	expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('the worker that reads ID cards may run WebAssembly and contacts no server; other files have no policy', async () => {
	const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
	expect(await policyOf('/assets/worker.min-A1b2_-x.js')).toBe(
		"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'",
	)
	expect(await policyOf(SITE_JS)).toBeNull()
})

test('HEAD returns the headers of GET without the file', async () => {
	const [head, get] = [await app.request(SITE_JS, { method: 'HEAD' }), await app.request(SITE_JS)]
	expect(await head.text()).toBe('')
	expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
})

test('a matching If-None-Match gets 304', async () => {
	const etag = (await app.request(SITE_JS)).headers.get('etag') ?? ''
	const again = await app.request(SITE_JS, { headers: { 'if-none-match': `"other", ${etag}` } })
	expect([again.status, await again.text()]).toEqual([304, ''])
	expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	expect((await app.request(SITE_JS, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test.each(['br', 'gzip, br', 'gzip', 'br;q=0', ''])(
	'accept-encoding %o selects the compressed file where the browser takes it',
	async (accepted) => {
		const { status, headers } = await app.request(SITE_JS, { headers: { 'accept-encoding': accepted } })
		const isCompressed = /br$/.test(accepted)
		expect(status).toBe(200)
		expect(headers.get('content-encoding')).toBe(isCompressed ? 'br' : null)
		expect(headers.get('content-length')).toBe(isCompressed ? '10' : '8')
	},
)

test('a range request gets that part of the file', async () => {
	const part = await app.request(SITE_JS, { headers: { range: 'bytes=4-7' } })
	expect([part.status, await part.text()]).toEqual([206, 'site'])
})

test.each([
	'/',
	'/assets',
	'/assets/',
	'/assets/gone.js',
	'/../server/index.js',
	'/..%2fserver/index.js',
	'/assets/..%2f..%2fserver/index.js',
	'/assets/%2e%2e/%2e%2e/server/index.js',
	'/%zz',
	'/%00',
])('%s is no file', async (path) => {
	const response = await app.fetch(new Request(`http://localhost${path}`))
	expect([response.status, await response.text()]).toEqual([404, 'elsewhere'])
})
