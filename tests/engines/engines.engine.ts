import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findFirefox, findWebKit } from '../../scripts/engines.mjs'
import { type Site, startSite } from '../support/site-server.ts'
import { openTestDatabase, type TestDatabase } from '../support/test-database.ts'
import type { Engine, EngineOptions } from './engine.ts'
import { startFailingProxy } from './failing-proxy.ts'
import { startFirefox } from './firefox.ts'
import { createVisitor, type Visitor } from './visitor.ts'
import { walk } from './walk.ts'
import { startWebKit } from './webkit.ts'

const DATA_DIR = join(import.meta.dirname, '../../node_modules/.cache/site-data')
const ARTIKEL = '/info-kesehatan/jalan-kaki-30-menit'

const firefox = findFirefox()
const webkit = findWebKit()
const engines: [name: string, start: (options?: EngineOptions) => Promise<Engine>][] = []
if (firefox) engines.push(['Firefox', (options) => startFirefox(firefox, options)])
if (webkit) engines.push(['WebKit', () => startWebKit(webkit.driver, webkit.xvfb)])

let database: TestDatabase
let site: Site

beforeAll(async () => {
	database = await openTestDatabase({ demo: true, kind: 'sqlite' })
	// A popup would lie over the page.
	await database.db.deleteFrom('popupInformation').execute()
	site = await startSite({ env: { DATABASE_URL: database.url, DATA_DIR } })
})

afterAll(async () => {
	await site?.stop()
	await database?.dispose()
})

describe.each(engines)('%s', (_name, start) => {
	describe('walks through the site', () => {
		let engine: Engine
		let visitor: Visitor

		beforeAll(async () => {
			engine = await start()
			visitor = createVisitor(engine, site.url)
		})
		afterAll(() => engine?.close())

		test.each(Object.entries(walk))('%s', async (_step, take) => {
			engine.errors.length = 0
			await take(visitor)
			expect(engine.errors).toEqual([])
		})
	})

	describe('with files that come late or never', () => {
		let engine: Engine
		let visitor: Visitor
		let proxy: Awaited<ReturnType<typeof startFailingProxy>>

		beforeEach(async () => {
			proxy = await startFailingProxy(site.url)
			engine = await start()
			visitor = createVisitor(engine, proxy.url)
		})
		afterEach(async () => {
			await engine?.close()
			await proxy?.stop()
		})

		test('a press before the scripts is seen at once, and done when they are here', async () => {
			const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
			proxy.waitsFor = (path) => (/^\/assets\/.*\.js$/.test(path) ? arrival : undefined)
			await visitor.open('/poli-klinik')
			await visitor.press('button', 'batuk', 'center', true)
			await visitor.until('the press is seen', "document.querySelector('[data-tap=lost]')?.textContent === 'batuk'")
			arrive()
			await visitor.until(
				'the press is done',
				"document.querySelector('button[aria-pressed=true]:not([data-tap])')?.textContent === 'batuk'",
			)
		})

		test('pages that are fetched ahead do not reload the page, and their links work', async () => {
			proxy.fails = (path) => path.startsWith('/assets/fasilitas-')
			await visitor.open('/faq')
			await visitor.until(
				'pages are fetched ahead',
				'Boolean(document.querySelector(\'link[href*="/assets/fasilitas-"]\'))',
			)
			await wait(3000)
			expect(proxy.documents).toEqual(['/faq'])
			await visitor.press('nav[aria-label="Menu utama"] a', 'Fasilitas')
			await visitor.isAt('/fasilitas')
			await visitor.sees('Ruang, alat dan kenyamanan')
			expect(proxy.documents).toEqual(['/faq', '/fasilitas'])
		})

		test('a part that is loaded late reloads the page once', async () => {
			proxy.fails = (path) => path.startsWith('/assets/komentar-section-')
			await visitor.open(ARTIKEL)
			await visitor.sees('Bagian ini belum dapat dimuat.')
			await wait(3000)
			expect(proxy.documents).toEqual([ARTIKEL, ARTIKEL])
		})

		test('a visitor who leaves before the scripts are here arrives', async () => {
			proxy.hangs = (path) => /^\/assets\/.*\.js$/.test(path)
			await visitor.open('/faq')
			await visitor.until('the scripts are asked for', "!document.getElementById('scripts')")
			await visitor.until('the visitor leaves', "(location.assign('/mitra'), true)")
			await visitor.isAt('/mitra')
			await wait(1500)
			expect(proxy.documents).toEqual(['/faq', '/mitra'])
		})

		test('a visitor who leaves while code loads arrives', async () => {
			proxy.hangs = (path) => /\/assets\/(fasilitas|komentar-section|artikel-aside)-/.test(path)
			await visitor.open(ARTIKEL)
			await visitor.press('nav[aria-label="Menu utama"] a', 'Fasilitas')
			await wait(1500)
			await visitor.until('the visitor leaves', "(location.assign('/faq'), true)")
			await visitor.isAt('/faq')
			await wait(2000)
			expect(proxy.documents).toEqual([ARTIKEL, '/faq'])
		})
	})
})

if (firefox)
	test('Firefox without cookies shows every page of the shop', async () => {
		const engine = await startFirefox(firefox, { blocksCookies: true })
		try {
			const visitor = createVisitor(engine, site.url)
			for (const path of ['/', '/yasmin-shop', '/paket-layanan/cek-gula-darah', '/reservasi', '/data-saya']) {
				await visitor.open(path)
				await visitor.isAt(path)
				await visitor.until(`${path} is hydrated`, HYDRATED)
				// The cart and the patients are loaded after hydration.
				await wait(1000)
				expect(await engine.evaluate('document.body.innerText'), path).not.toContain('Terjadi kesalahan')
			}
		} finally {
			await engine.close()
		}
	})

const HYDRATED = "Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactFiber'))"
