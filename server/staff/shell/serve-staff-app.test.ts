import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { makeMerek } from '../../merek/make-merek.ts'
import { serveStaffApp } from './serve-staff-app.ts'

const root = mkdtempSync(join(tmpdir(), 'staff-app-'))
mkdirSync(join(root, 'build/staff/assets'), { recursive: true })
writeFileSync(join(root, 'build/staff/index.html'), '<meta nonce="__NONCE__"><script nonce="__NONCE__"></script>')
writeFileSync(join(root, 'build/staff/assets/index-abc.js'), 'export {}')
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

test('the page has the name, icon and colours of the brand, and no name breaks out of them', async () => {
	writeFileSync(join(root, 'build/staff/index.html'), '<head><title>Ruang Staf</title></head>')
	const brand = {
		namaPendek: 'RS </script><b>',
		namaToko: '',
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
