import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorBody, errorTable } from '../../contract/error.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { TEST_ADDRESSES } from '../../tests/support/test-delivery.ts'
import { openTestFields } from '../../tests/support/test-fields.ts'
import { createApi } from '../api/create-api.ts'
import { createDocs } from '../api/docs/create-docs.ts'
import { createPictures } from '../pictures/create-pictures.ts'
import { VERSION } from '../version.ts'
import { createApp } from './create-app.ts'
import { noLimits } from './limits.ts'
import { createLog } from './log.ts'
import { handleUnexpectedError } from './unexpected-error.ts'

let database: TestDatabase
let app: ReturnType<typeof createApp>
let api: ReturnType<typeof createApi>

let output = ''
beforeEach(() => {
	output = ''
})
const log = createLog('info', {
	write(line) {
		output += line
	},
})

beforeAll(async () => {
	database = await openTestDatabase()
	api = createApi({
		context: {
			database,
			db: database.db,
			now: Date.now,
			limits: noLimits,
			fields: openTestFields(),
			mailAddresses: TEST_ADDRESSES,
		},
		checkResponses: true,
		trustProxy: false,
	})
	api.get('/broken', () => {
		throw new Error('no pasien with 3271046504930002')
	})
	api.onError(handleUnexpectedError(log))
	app = createApp({
		isReady: () => database.isMigrated(),
		log,
		api: new Hono({ strict: false })
			.route(
				'/',
				createDocs(async () => ({ namaPendek: 'RS Uji' })),
			)
			.route('/', api),
		limits: noLimits,
		pictures: createPictures({ sources: [], cacheDir: '' }),
		staticFiles: async (c, next) => (c.req.path === '/assets/site.css' ? c.text('') : next()),
		pages: {
			fetch: async () => new Response('<h1>Beranda</h1>', { headers: { 'content-type': 'text/html' } }),
			patternOf: () => '/',
		},
	})
})
afterAll(() => database.dispose())

test('the health check answers 200 with the version', async () => {
	const response = await app.request('/healthz')
	expect([response.status, await response.json()]).toEqual([200, { status: 'ok', version: VERSION }])
})

test('the readiness check answers 503 until every migration is applied', async () => {
	const last = await sql<{ name: string; timestamp: string }>`
		delete from kysely_migration where name = (select max(name) from kysely_migration) returning *
	`.execute(database.db)
	const [missing] = last.rows
	const before = await app.request('/readyz')
	expect([before.status, errorBody.parse(await before.json()).error.code]).toEqual([503, 'SEDANG_SIBUK'])
	expect(before.headers.get('retry-after')).toBe('1')

	await sql`insert into kysely_migration values (${missing?.name}, ${missing?.timestamp})`.execute(database.db)
	const after = await app.request('/readyz')
	expect([after.status, await after.json()]).toEqual([200, { status: 'ready' }])
})

test('with a closed database the health check answers 200 and the readiness check 503', async () => {
	const closed = await openTestDatabase()
	expect(await closed.isMigrated()).toBe(true)
	await closed.close()
	const without = createApp({ isReady: () => closed.isMigrated(), log, api, limits: noLimits })
	expect((await without.request('/readyz')).status).toBe(503)
	expect((await without.request('/healthz')).status).toBe(200)
	await closed.dispose()
})

const kinds: [string, string, number][] = [
	['GET', '/healthz', 200],
	['GET', '/readyz', 200],
	['GET', '/api/openapi.json', 200],
	['GET', '/api/docs', 200],
	['GET', '/api/v1/public/faq', 200],
	['GET', '/api/v1/public/faq?page=x', 400],
	['GET', '/api/v1/public/member-pasien', 401],
	['POST', '/api/v1/public/member', 415],
	['GET', '/api/v1/public/dokter/detail/x', 404],
	['GET', '/api/unknown', 404],
	['PUT', '/api/v1/public/faq', 404],
	['GET', '/api/broken', 500],
	['GET', '/images/dokter/nobody.jpg', 404],
	['GET', '/images/', 404],
	['GET', '/assets/site.css', 200],
	['GET', '/assets/gone.js', 404],
	['GET', '/', 200],
	['HEAD', '/', 200],
	['HEAD', '/healthz', 200],
	['HEAD', '/api/openapi.json', 200],
	['HEAD', '/api/docs', 200],
	['HEAD', '/api/v1/public/faq', 200],
]

test.each(kinds)('%s %s answers %d with the security headers and a request id', async (method, path, status) => {
	const response = await app.request(path, { method })
	expect(response.status).toBe(status)
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'cross-origin-opener-policy': 'same-origin',
		'permissions-policy': expect.stringContaining('microphone=()'),
		'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
		'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
	})
	if (method === 'HEAD') expect(await response.text()).toBe('')
})

test.each(kinds.filter(([, , status]) => status >= 400))(
	'%s %s fails with the error body of the contract',
	async (method, path, status) => {
		const response = await app.request(path, { method })
		const { error } = errorBody.parse(await response.json())
		expect(errorTable[error.code].status).toBe(status)
		expect(response.headers.get('cache-control')).not.toMatch(/max-age=[1-9]|immutable/)
	},
)

test('an unexpected error is logged with the request id, and its details stay out of the response', async () => {
	const response = await app.request('/api/broken')
	expect(await response.text()).not.toContain('pasien')
	expect(output).toContain('"message":"no pasien with …"')
	const lines = output.trim().split('\n')
	expect(lines.map((line) => JSON.parse(line).requestId)).toEqual(Array(2).fill(response.headers.get('x-request-id')))
})

test('a page that fails unexpectedly is a plain page with the number of the IGD, escaped', async () => {
	const failing = createApp({
		isReady: async () => true,
		log,
		api: new Hono(),
		limits: noLimits,
		pages: { fetch: async () => new Response('<h1>Beranda</h1>'), patternOf: () => '/' },
		findRedirect: async () => {
			throw new TypeError('x is not a function')
		},
		igd: () => ({ noTelp: '0333 <b>', to: 'tel:+62333' }),
	})
	const response = await failing.request('/layanan/igd-24-jam')
	expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
	expect(await response.text()).toContain('<a href="tel:+62333">Panggil IGD 0333 &lt;b&gt;</a>')
	expect(output).toContain('unexpected error')
})

test('a page whose new address cannot be looked up for want of the database is rendered', async () => {
	const failing = createApp({
		isReady: async () => true,
		log,
		api: new Hono(),
		limits: noLimits,
		pages: { fetch: async () => new Response('<h1>Layanan</h1>', { status: 503 }), patternOf: () => '/' },
		findRedirect: async () => {
			throw new Error('Connection terminated unexpectedly')
		},
	})
	const response = await failing.request('/layanan/igd-24-jam')
	expect([response.status, await response.text()]).toEqual([503, '<h1>Layanan</h1>'])
})

test('an in-process call of the API gets the same response to an unexpected error', async () => {
	const response = await api.request('/api/broken')
	expect(errorBody.parse(await response.json()).error.code).toBe('KESALAHAN_SISTEM')
	expect(output).toContain('"message":"no pasien with …"')
})

test('a client that disconnects is not logged as an error', async () => {
	const gone = new AbortController()
	gone.abort()
	await app.request('/api/broken', { signal: gone.signal })
	expect(output).not.toContain('unexpected error')
})

test('the OpenAPI document is served', async () => {
	const { openapi, info, paths } = (await (await app.request('/api/openapi.json')).json()) as {
		openapi: string
		info: { version: string }
		paths: object
	}
	expect(openapi).toMatch(/^3\.1\./)
	expect(info.version).toBe(VERSION)
	expect(Object.keys(paths)).toContain('/api/v1/public/faq')
})

test('the API documentation page loads nothing that its content security policy forbids', async () => {
	const response = await app.request('/api/docs')
	const html = await response.text()
	expect(html).not.toMatch(/<script|<link|<img|<iframe|@import|\sstyle=|\son\w+=|url\(/)
	expect(html.match(/<style>/g)).toHaveLength(1)
	const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? ''
	const hash = createHash('sha256').update(style).digest('base64')
	expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
})

test('a page that is not cached is compressed for a browser that accepts it', async () => {
	const response = await app.request('/pencarian?cari=anak', { headers: { 'accept-encoding': 'gzip, br' } })
	expect(response.headers.get('content-encoding')).toBe('gzip')
	expect(response.headers.get('vary')).toBe('Accept-Encoding')
	const body = response.body?.pipeThrough(new DecompressionStream('gzip'))
	expect(await new Response(body).text()).toContain('Beranda')
	expect((await app.request('/pencarian?cari=anak')).headers.has('content-encoding')).toBe(false)
})
