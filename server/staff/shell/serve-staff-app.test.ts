import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { serveStaffApp } from './serve-staff-app.ts'

const root = mkdtempSync(join(tmpdir(), 'staff-app-'))
mkdirSync(join(root, 'build/staff/assets'), { recursive: true })
writeFileSync(join(root, 'build/staff/index.html'), '<meta nonce="__NONCE__"><script nonce="__NONCE__"></script>')
writeFileSync(join(root, 'build/staff/assets/index-abc.js'), 'export {}')
afterAll(() => rmSync(root, { recursive: true }))

const app = new Hono().route('/staf', serveStaffApp(root))

test.each(['/staf', '/staf/', '/staf/artikel/create', '/staf/sandi?token=x'])('%s is the one page', async (path) => {
	const { status, headers } = await app.request(path)
	expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([200, 'no-store', 'noindex'])
	expect(headers.get('referrer-policy')).toBe('no-referrer')
})

test('every page has a nonce of its own, in its policy and in itself', async () => {
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

test('its files are kept for good, and a missing one is missing', async () => {
	const file = await app.request('/staf/assets/index-abc.js')
	expect([file.status, await file.text()]).toEqual([200, 'export {}'])
	expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
	expect((await app.request('/staf/assets/index-old.js')).status).toBe(404)
})
