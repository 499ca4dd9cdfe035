import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { writeBuild } from '../../../tests/support/test-build.ts'
import { makeMerek } from '../../merek/make-merek.ts'
import { serveStaffApp } from './serve-staff-app.ts'

const root = mkdtempSync(join(tmpdir(), 'staff-app-'))
await writeBuild(root, 'staff', 'a', {
	'index.html': '<meta nonce="__NONCE__"><script nonce="__NONCE__"></script>',
	'assets/index-abc.js': 'export {}',
	'assets/worker.min-abc.js': '',
})
afterAll(() => rmSync(root, { recursive: true }))

const app = new Hono().route(
	'/staf',
	serveStaffApp(root, async () => makeMerek(undefined, 'RS Uji')),
)

test.each(['/staf', '/staf/', '/staf/artikel/create', '/staf/sandi?token=x'])('%s serves index.html', async (path) => {
	const { status, headers } = await app.request(path)
	expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
	expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('every response has a new nonce, in its policy and in its HTML', async () => {
	const seen = new Set<string>()
	for (let i = 0; i < 3; i++) {
		const response = await app.request('/staf')
		const policy = response.headers.get('content-security-policy') ?? ''
		const [, nonce = ''] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
		expect(await response.text()).toBe(`<meta nonce="${nonce}"><script nonce="${nonce}"></script>`)
		expect(policy).not.toMatch(/unsafe|https?:|\*/)
		seen.add(nonce)
	}
	expect(seen.size).toBe(3)
})

test('hashed files are immutable, and a missing file gets 404', async () => {
	const file = await app.request('/staf/assets/index-abc.js')
	expect([file.status, await file.text()]).toEqual([200, 'export {}'])
	expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	expect((await app.request('/staf/assets/index-old.js')).status).toBe(404)
})

test('after a new build the old app still sends its own page, and hashed files of both', async () => {
	await writeBuild(root, 'staff', 'b', { 'index.html': 'the new page', 'assets/index-def.js': 'export default 1' })
	expect(await (await app.request('/staf')).text()).toContain('<meta nonce=')
	const next = new Hono().route(
		'/staf',
		serveStaffApp(root, async () => makeMerek(undefined, 'RS Uji')),
	)
	expect(await (await next.request('/staf')).text()).toBe('the new page')
	for (const server of [app, next])
		for (const name of ['index-abc.js', 'index-def.js'])
			expect((await server.request(`/staf/assets/${name}`)).status).toBe(200)
})

test('the worker that reads ID cards may run WebAssembly, and no other file', async () => {
	const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy')
	expect(await policyOf('/staf/assets/worker.min-abc.js')).toContain("'wasm-unsafe-eval'")
	expect(await policyOf('/staf/assets/index-abc.js')).toBeNull()
})

test('the page has the name, icon and colours of the brand, and no name breaks out of them', async () => {
	await writeBuild(root, 'staff', 'branded', { 'index.html': '<head><title>Ruang Staf</title></head>' })
	const brand = {
		namaPendek: 'RS </script><b>',
		namaToko: '',
		alamatToko: null,
		lambang: null,
		warnaUtama: '#7a1020',
		warnaPendamping: null,
	}
	const branded = new Hono().route(
		'/staf',
		serveStaffApp(root, async () => makeMerek(brand, 'RS Uji')),
	)
	const html = await (await branded.request('/staf')).text()
	expect(html).toContain('<title>Ruang Staf RS &lt;/script&gt;&lt;b&gt;</title>')
	expect(html).toMatch(/<link rel="stylesheet" href="\/merek\/gaya\.css\?v=\w+">/)
	const [, json = ''] = /<script type="application\/json" id="merek">(.*?)<\/script>/.exec(html) ?? []
	expect(JSON.parse(json)).toMatchObject({ namaPendek: 'RS </script><b>', palet: { 'teal-700': '#7a1020' } })
})
