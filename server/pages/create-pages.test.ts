import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { errorBody } from '../../contract/error.ts'
import { writeBuild } from '../../tests/support/test-build.ts'
import { type Env, readEnv } from '../env.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { createLog } from '../http/log.ts'
import { createPages } from './create-pages.ts'

const root = mkdtempSync(join(tmpdir(), 'rs-yasmin-pages-'))
afterAll(() => rmSync(root, { recursive: true }))

// A built site of six pages: `/` and `/template` call the API, `/broken` and its error page cannot be rendered.
await writeBuild(root, 'site', 'a', {
	'server/index.js': `
	import { createContext, RouterContextProvider } from '${import.meta.resolve('react-router')}'
	const optionsContext = createContext()
	const page = (id, path, loader, handle) => ({
		id, path, module: { default: () => null, loader, handle }, parentId: undefined
	})
	export const routes = {
		home: page('home', '/', async ({ context }) => {
			const { fetch } = context.get(optionsContext)
			return (await fetch('/api/v1/public/faq')).text()
		}, { cache: { freshSeconds: 60 } }),
		broken: page('broken', '/broken', () => { throw new Error('no pasien with 3271046504930002') }),
		template: page('template', '/template', async ({ context }) => {
			const { fetch } = context.get(optionsContext)
			return (await fetch('/api/v1/public/web/template/?bentuk=ringkas')).json()
		}),
		scripts: page('scripts', '/scripts', () => null),
		luring: page('luring', '/luring', () => null, { cache: {} }),
		missing: page('missing', '/missing', () => { throw new Response('', { status: 404 }) }),
		gone: page('gone', '/gone', async ({ context }) => {
			await context.get(optionsContext).fetch('/api/v1/public/faq')
			throw new Response('', { status: 404 })
		}),
	}
	export const assets = { entry: {}, routes: {}, version: '1' }
	export const future = {}, ssr = true, prerender = [], routeDiscovery = { mode: 'initial' }, isSpaMode = false
	export const basename = '/', publicPath = '/', assetsBuildDirectory = ''
	export const entry = { module: {
		createLoadContext(options) {
			const context = new RouterContextProvider()
			context.set(optionsContext, options)
			return context
		},
		default(request, status, headers, router, context) {
			const { errors, loaderData } = router.staticHandlerContext
			if (errors && status >= 500) throw Object.values(errors)[0]
			headers.set('content-type', 'text/html; charset=utf-8')
			const { nonce, settings } = context.get(optionsContext)
			const own = '<script nonce="' + nonce + '">own()</script><script>foreign()</script>'
			const { pathname: path } = new URL(request.url)
			return new Response(path === '/scripts' ? own : JSON.stringify({ path, loaderData, settings }), { status, headers })
		},
	} }
	`,
})

let output = ''
beforeEach(() => {
	output = ''
})
const log = createLog('info', {
	write(line) {
		output += line
	},
})

const PIXEL_SETTING = '/api/v1/public/web-setting-meta-pixel'

async function openPages(
	set: Partial<Env> = {},
	pixel: () => unknown = () => ({ data: { data: [] } }),
	answer = () => new Response('from the API'),
) {
	const calls: string[] = []
	const pages = await createPages({
		env: { ...readEnv({ DATA_DIR: root, GEO_URL: '' }), ...set },
		log,
		root,
		server: createServer(),
		igd: () => ({ noTelp: '(0333) 555-0118', to: 'tel:+623335550118' }),
		async api(address) {
			if (address === PIXEL_SETTING) return Response.json(pixel())
			calls.push(address)
			return answer()
		},
	})
	const get = (path: string, init?: RequestInit) => pages.fetch(new Request(`http://rs.example${path}`, init))
	return { get, calls, pages }
}

test('a page is rendered with data of the API, called in this process', async () => {
	const { get, calls } = await openPages()
	const response = await get('/')
	expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
	expect(await response.json()).toMatchObject({
		loaderData: { home: 'from the API' },
		settings: { siteUrl: 'http://rs.example', geoUrl: '' },
	})
	expect(calls).toEqual(['/api/v1/public/faq'])
	expect(response.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL)
})

test("the policy allows the page's own inline scripts by their hashes, and no others", async () => {
	const { get } = await openPages()
	const [first, second] = await Promise.all([get('/scripts'), get('/scripts')])
	const hash = createHash('sha256').update('own()').digest('base64')
	expect(first.headers.get('content-security-policy')).toContain(`; script-src 'self' 'sha256-${hash}';`)
	const body = await first.text()
	expect(body).toBe(await second.text())
	expect(body).toBe('<script>own()</script><script>foreign()</script>')
})

test('a page is cacheable unless it was not found', async () => {
	const { get } = await openPages()
	const cacheControl = async (path: string) => (await get(path)).headers.get('cache-control')
	expect([await cacheControl('/'), await cacheControl('/missing')]).toEqual([PUBLIC_CACHE_CONTROL, 'no-cache'])
})

const noConnection = () => {
	throw new Error('no connection')
}

test.each<[string, string, () => Response]>([
	['503', '/', () => new Response('busy', { status: 503 })],
	['429', '/', () => new Response('too many', { status: 429 })],
	['503', '/gone', () => new Response('busy', { status: 503 })],
	['no connection', '/', noConnection],
])('an API call that ends with %s makes %s a 503 that nobody stores', async (_, path, answer) => {
	const { get } = await openPages({}, undefined, answer)
	for (const method of ['GET', 'HEAD']) {
		const { status, headers } = await get(path, { method })
		expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '2'])
		expect(headers.get('content-security-policy')).toContain("default-src 'none'")
	}
})

test.each([400, 401, 404])('an API call that answers %d is an answer', async (refusal) => {
	const { get } = await openPages({}, undefined, () => new Response('none', { status: refusal }))
	const { status, headers } = await get('/')
	expect([status, headers.get('cache-control')]).toEqual([200, PUBLIC_CACHE_CONTROL])
})

test('a page with a failed read has its content, and so has its data for a navigation in the browser', async () => {
	const { get } = await openPages({}, undefined, () => new Response('fallback', { status: 503 }))
	expect(await (await get('/')).json()).toMatchObject({ loaderData: { home: 'fallback' } })
	const data = await get('/_.data')
	// The router takes a response with this header for data, whatever its status is.
	expect([data.status, data.headers.get('x-remix-response')]).toEqual([503, 'yes'])
	expect(await data.text()).toContain('fallback')
})

test('a page is cached as its handle declares, and not at all without one', async () => {
	const { pages } = await openPages()
	expect(pages.cacheRuleOf('/')).toMatchObject({ freshSeconds: 60 })
	expect(pages.cacheRuleOf('/scripts')).toBeNull()
})

test('the policy allows the location look-up, and neither the provider nor its pictures: both come through this origin', async () => {
	const { get } = await openPages({
		API_URL: 'https://penyedia.example/api',
		IMAGE_BASE: 'https://gambar.example/rs',
		GEO_URL: 'https://geo.example/json',
		SITE_URL: 'https://rs.example',
	})
	const policy = (await get('/missing')).headers.get('content-security-policy')
	expect(policy).toMatch(/; img-src 'self' data: blob: https:\/\/i\.ytimg\.com;/)
	expect(policy).toMatch(/; connect-src 'self' https:\/\/geo\.example;/)
	expect(policy).not.toContain('unsafe')
})

test.each([
	['browser', true],
	[undefined, true],
	['server', false],
	['mati', false],
] as const)(
	'with the choice %s of who looks places up, the policy allows the service: %s',
	async (choice, isAllowed) => {
		const template = { webSetting: { data: { namaWeb: 'RS Uji', ...(choice && { tempatPengunjung: choice }) } } }
		const { get } = await openPages({ GEO_URL: 'https://geo.example/json' }, undefined, () => Response.json(template))
		const response = await get('/template')
		expect(response.headers.get('content-security-policy')?.includes('geo.example')).toBe(isAllowed)
		expect(await response.json(), 'the page gets the template').toMatchObject({ loaderData: { template } })
	},
)

const withPixel = () => ({ data: { data: [{ id: '1', metaPixelId: '1234' }] } })
const policyOf = async ({ get }: Awaited<ReturnType<typeof openPages>>, path: string) =>
	(await get(path)).headers.get('content-security-policy')

test('the policy allows the advertising pixel if the hospital has set one', async () => {
	const policy = await policyOf(await openPages({}, withPixel), '/scripts')
	expect(policy).toMatch(/; script-src 'self' 'sha256-[^']+' https:\/\/connect\.facebook\.net;/)
	expect(policy).toMatch(/; img-src [^;]* https:\/\/www\.facebook\.com;/)
	expect(policy).toMatch(/; connect-src 'self' https:\/\/www\.facebook\.com;/)
})

test.each(['/reservasi', '/Reservasi/', '/%72eservasi', '/reservasi-status/K7MPQ-X3WVT-9HBCD'])(
	'%s never allows the pixel',
	async (path) => expect(await policyOf(await openPages({}, withPixel), path)).not.toContain('facebook'),
)

test.each(['/reservasi', '/reservasi-status/K7MPQ-X3WVT-9HBCD', '/Data-Saya', '/reservasi/%zz'])(
	'%s is not cached, not indexed, sends no referrer and contacts no other origin',
	async (path) => {
		const { get } = await openPages({ GEO_URL: 'https://geo.example/json', SITE_URL: 'https://rs.example' })
		const { headers } = await get(path)
		expect(Object.fromEntries(headers)).toMatchObject({
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
			'x-robots-tag': 'noindex',
		})
		const policy = headers.get('content-security-policy')
		expect(policy).not.toContain('https:')
		expect(policy).toContain("; frame-src 'none';")
	},
)

test.each(['/', '/yasmin-shop', '/paket-layanan/x'])('%s is a public page', async (path) => {
	const { headers } = await (await openPages()).get(path)
	expect(headers.get('cache-control')).not.toBe('no-store')
	expect(headers.get('referrer-policy'), 'no referrer from pages where a NIK is typed').toBe(
		path === '/' ? null : 'no-referrer',
	)
	expect(headers.get('x-robots-tag')).toBeNull()
	expect(headers.get('content-security-policy')).toContain('https://i.ytimg.com')
})

test('without a pixel, or if the setting cannot be read, the policy does not mention it', async () => {
	const unreadable = () => {
		throw new Error('no database')
	}
	for (const pixel of [() => ({ data: { data: [] } }), () => ({ error: {} }), () => null, unreadable])
		expect(await policyOf(await openPages({}, pixel), '/')).not.toContain('facebook')
})

test('HEAD returns the headers of GET without the page', async () => {
	const { get } = await openPages()
	const response = await get('/', { method: 'HEAD' })
	expect([response.status, await response.text()]).toEqual([200, ''])
	expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
	expect(response.headers.has('content-security-policy')).toBe(true)
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s to a page gets 405', async (method) => {
	const { get } = await openPages()
	const response = await get('/', { method })
	expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
	expect(errorBody.parse(await response.json()).error.code).toBe('METODE_TIDAK_DIDUKUNG')
})

test('if neither a page nor its error page can be rendered, the last-resort page is sent and the error is logged', async () => {
	const { get } = await openPages()
	const response = await get('/broken')
	expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8'])
	const html = await response.text()
	expect(html).toContain('<h1>Maaf, sedang ada gangguan.</h1>')
	expect(html).not.toContain('pasien')
	expect(html).toContain('<a href="tel:+623335550118">Panggil IGD (0333) 555-0118</a>')
	expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
	expect(output).toContain('"message":"no pasien with …"')
	expect(output).toContain('"path":"/broken"')
})

test.each(['/nowhere', '/missing', '/%zz', '/%ff/3271046504930002'])(
	'%s gets 404, and nothing is logged',
	async (path) => {
		const { get } = await openPages()
		const warn = vi.spyOn(console, 'warn')
		expect((await get(path)).status).toBe(404)
		expect(output).toBe('')
		expect(warn).not.toHaveBeenCalled()
	},
)

test('the service worker is served where it is switched on, and cached as a page is', async () => {
	const { get, pages } = await openPages()
	const on = await get('/sw.js')
	expect([on.status, on.headers.get('cache-control')]).toEqual([200, PUBLIC_CACHE_CONTROL])
	expect(await on.text()).toContain("const OFFLINE_PAGE = '/luring'")
	expect(pages.cacheRuleOf('/sw.js')).toEqual({})
	expect((await get('/sw.js', { method: 'POST' })).status).toBe(405)
	const off = await openPages({ SERVICE_WORKER: false })
	expect(await (await off.get('/sw.js')).text()).toContain('registration.unregister()')
})
