import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { errorBody } from '../../contract/error.ts'
import { type RawAnswer, rawRequest, sendRaw } from '../support/raw-http.ts'
import { type Site, startSite } from '../support/site-server.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import { COMMON, FAQ, get, kinds, script, visitor } from './request-kinds.ts'

let database: TestDatabase
let site: Site
let behindProxy: Site
let overHttps: Site

beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	const start = (env = {}) => startSite({ env: { DATABASE_URL: database.url, ...env } })
	;[site, behindProxy, overHttps] = await Promise.all([
		start(),
		start({ TRUST_PROXY: '1' }),
		start({ SITE_URL: 'https://rs.example', TRUST_PROXY: '1' }),
	])
}, 60_000)
afterAll(async () => {
	await Promise.all([site.stop(), behindProxy.stop(), overHttps.stop()])
	await database.dispose()
})

const ask = (bytes: string, at: Site = site) => sendRaw(at.url, bytes, { hangUp: false })

test.each(kinds)('%s gets %d with every security header', async (_, status, bytes) => {
	const { status: answered, headers, body } = await ask(bytes)
	expect(answered).toBe(status)
	expect(headers).toMatchObject(COMMON)
	expect(headers['strict-transport-security']).toBeUndefined()
	expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
	const isJson = headers['content-type']?.startsWith('application/json')
	if (status >= 400 && isJson && body) errorBody.parse(JSON.parse(Buffer.from(body, 'latin1').toString()))
	if (status >= 400) expect(headers['cache-control']).not.toMatch(/max-age=[1-9]|immutable/)
})

test.each(['/faq', FAQ, script, '/images/web-setting/logo.png?w=160'])(
	'%s again is 304 with the same headers',
	async (path) => {
		const { etag } = (await ask(get(path))).headers
		const again = await ask(get(path, `if-none-match: ${etag}`))
		expect([again.status, again.body]).toEqual([304, ''])
		expect(again.headers).toMatchObject(COMMON)
	},
)

test('pages alone have a policy for loading, and none allows inline scripts, inline styles or eval', async () => {
	for (const path of ['/', '/faq', '/yasmin-shop', '/data-saya', '/tidak/ada']) {
		const policy = (await ask(get(path))).headers['content-security-policy'] ?? ''
		expect(policy, path).not.toMatch(/unsafe-|script-src[^;]*\*|script-src[^;]*(data:|blob:|https:(?!\/\/connect))/)
		expect(policy, path).toMatch(/base-uri 'none'; form-action 'self'; frame-ancestors '(none|self)'/)
	}
})

test.each([
	...['/', '/faq', '/yasmin-shop', '/tidak/ada'].map((path) => [path, 'SAMEORIGIN', "'self'"]),
	...['/data-saya', '/reservasi', FAQ, '/api/docs', script, '/staf', '/healthz'].map((path) => [
		path,
		'DENY',
		"'none'",
	]),
])('%s may be framed: %s', async (path, option, ancestors) => {
	const { headers } = await ask(get(path))
	expect(headers['x-frame-options']).toBe(option)
	expect(headers['content-security-policy']).toContain(`frame-ancestors ${ancestors}`)
})

describe('Strict-Transport-Security', () => {
	const hsts = async (at: Site, ...lines: string[]) =>
		Promise.all(
			['/faq', '/faq', FAQ, '/healthz', '/images/x'].map(
				async (path) => (await ask(get(path, ...lines), at)).headers['strict-transport-security'],
			),
		)
	const YEAR = 'max-age=31536000'

	test('is sent where the site address is https, and where a trusted proxy reports https', async () => {
		expect(new Set(await hsts(overHttps))).toEqual(new Set([YEAR]))
		expect(new Set(await hsts(behindProxy, 'x-forwarded-proto: https'))).toEqual(new Set([YEAR]))
		expect(new Set(await hsts(behindProxy, 'x-forwarded-proto: https, http'))).toEqual(new Set([undefined]))
		expect(new Set(await hsts(behindProxy))).toEqual(new Set([undefined]))
	})

	test('is not sent because of a header of the client', async () => {
		expect(new Set(await hsts(site, 'x-forwarded-proto: https'))).toEqual(new Set([undefined]))
	})
})

describe('the response cache', () => {
	const stable = ({ status, headers: { date: _, 'x-request-id': __, ...headers }, body }: RawAnswer) => ({
		status,
		headers,
		body,
	})

	test.each([
		...[
			'x-forwarded-host: jahat.example',
			'x-forwarded-proto: https',
			'x-original-url: /data-saya',
			'x-rewrite-url: /x',
		],
		...['forwarded: host=jahat.example', 'x-host: jahat.example', 'x-http-method-override: POST', 'cookie: member=x'],
		...['accept-language: "><script>', 'user-agent: <script>', 'referer: https://jahat.example', 'range: bytes=0-9'],
		...['origin: https://jahat.example', 'x-middleware-prefetch: 1', 'accept: text/plain', 'x-forwarded-prefix: /x'],
	])('is made without %s', async (line) => {
		for (const at of [site, behindProxy])
			for (const path of [`/layanan?sampah=${line.length}`, `/api${calls.listLayanan.path}?limit=${line.length}`]) {
				const first = await ask(get(path, line), at)
				const next = await ask(get(path), at)
				const { 'strict-transport-security': _, ...headers } = stable(first).headers
				expect({ ...stable(first), headers }).toEqual(stable(next))
				expect(first.text).not.toMatch(/jahat|<script>"/)
			}
	})

	test.each(['/faq', '/pencarian?cari=anak'])(
		'%s for another host is another page; with a known address the host changes nothing',
		async (path) => {
			const named = get(path).replace('host: localhost', 'host: jahat.example')
			expect((await ask(named)).body).toContain('http://jahat.example/')
			expect((await ask(get(path))).body).not.toContain('jahat')
			expect((await ask(named, overHttps)).body).not.toContain('jahat')
			expect((await ask(get(path), overHttps)).body).toContain('https://rs.example/')
		},
	)

	test('a request with an absolute address of another host is not cached', async () => {
		const whole = await ask(get('http://jahat.example/layanan'))
		expect(whole.status).toBeLessThan(500)
		expect((await ask(get('/layanan'))).body).not.toContain('jahat')
	})
})

describe('path traversal', () => {
	test.each([
		...[
			'/../../../../etc/passwd',
			'/assets/../../server/env.ts',
			'/assets/..%2f..%2fpackage.json',
			'/images/../package.json',
		],
		...['/images/web-setting/..%2f..%2f..%2fpackage.json', '/images/web-setting/%2e%2e/%2e%2e/%2e%2e/package.json'],
		...['/images/web-setting/..%5c..%5cpackage.json', '/images/web-setting\\..\\..\\package.json', '//etc/passwd'],
		...['/images/%252e%252e/%252e%252e/package.json', '/images/web-setting/logo.png%00.txt', '/images//etc/passwd'],
		...[
			'/images/web-setting/%c0%ae%c0%ae/package.json',
			'/assets/%2e%2e%2f%2e%2e%2fdata/yasmin.db',
			'/.env',
			'/.git/config',
		],
		...['/file:///etc/passwd', '/images/web-setting/logo.png/..', `/images/web-setting/${'a'.repeat(5000)}.png`],
		...[
			'/%09//..',
			'/%09//..%00/x',
			'/%00',
			'/images/%00',
			'/assets/%00',
			'/images/web-setting/\x01.png',
			'file:///etc/passwd',
			'*',
			'faq',
		],
	])('%s', async (target) => {
		const { status, headers, text } = await ask(get(target))
		expect([400, 404]).toContain(status)
		expect(text).not.toMatch(/root:x|rs-yasmin-web|SQLite format|readEnv/)
		expect(headers.location).toBeUndefined()
	})

	test.each([
		'//jahat.example',
		'//jahat.example/',
		'/\\jahat.example',
		'/%5cjahat.example',
		'///jahat.example/..',
		'/%2f/jahat.example',
	])('%s leads nowhere', async (target) => {
		const { status, headers } = await ask(get(target))
		expect(headers.location).toBeUndefined()
		expect([200, 400, 404]).toContain(status)
	})
})

test('one message is one request, whatever follows it', async () => {
	const smuggled = `GET ${FAQ} HTTP/1.1\r\nhost: localhost\r\n\r\n`
	const body = `0\r\n\r\n${smuggled}`
	const both = rawRequest('POST', visitor, 'transfer-encoding: chunked', `content-length: ${body.length}`) + body
	const { text } = await ask(both)
	expect(text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
	const obscured = rawRequest('POST', visitor, 'transfer-encoding: xchunked', 'content-length: 4') + body
	expect((await ask(obscured)).text.match(/HTTP\/1\.1 /g)).toHaveLength(1)
})

describe('the counted address', () => {
	const guess = (at: Site, ...lines: string[]) =>
		ask(get('/api/v1/public/shop-reservasi/detail-kode/AAAAA-AAAAA-AAAAA', ...lines), at)
	const lastOf = async (at: Site, forwarded: (place: number) => string) => {
		let last: RawAnswer | undefined
		for (let place = 0; place < 31; place++) last = await guess(at, `x-forwarded-for: ${forwarded(place)}`)
		return last as RawAnswer
	}

	test('a forged X-Forwarded-For is ignored without a proxy, and behind one the last entry counts', async () => {
		const alone = await lastOf(site, (place) => `198.51.100.${place}`)
		expect([alone.status, Number(alone.headers['retry-after'])]).toEqual([429, expect.any(Number)])
		expect((await lastOf(behindProxy, (place) => `198.51.100.${place}, 203.0.113.5`)).status).toBe(429)
		expect((await guess(behindProxy, 'x-forwarded-for: 203.0.113.5, 203.0.113.6')).status).toBe(404)
	})

	test('on PostgreSQL the servers share the count', async () => {
		await lastOf(behindProxy, () => '203.0.113.9')
		const { status } = await guess(overHttps, 'x-forwarded-for: 203.0.113.9')
		expect(status).toBe(database.kind === 'postgres' ? 429 : 404)
	})

	test('a rendered page counts, a cached page does not', async () => {
		const from = (address: string, path: string) =>
			fetch(`${behindProxy.url}${path}`, { headers: { 'x-forwarded-for': address } })
		expect((await from('203.0.113.78', '/faq')).status).toBe(200)
		const AT_ONCE = 50
		const statuses: number[] = []
		while (statuses.at(-1) !== 429 && statuses.length < 3200) {
			const next = Array.from({ length: AT_ONCE }, async (_, place) => {
				const response = await from('203.0.113.77', `/api/v1/public/faq?page=${statuses.length + place + 2}`)
				await response.body?.cancel()
				return response.status
			})
			statuses.push(...(await Promise.all(next)))
		}
		expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(2900)
		expect(statuses).toContain(429)
		const made = await from('203.0.113.77', '/galeri?jenis=tiktok')
		expect([made.status, made.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8'])
		expect((await from('203.0.113.77', '/faq')).status).toBe(200)
		expect((await from('203.0.113.78', '/galeri?jenis=tiktok')).status).toBe(200)
	})
})
