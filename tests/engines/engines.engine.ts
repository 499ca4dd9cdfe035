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

/** The name of a painted button of each look. These run in the page. */
const kindsOfButtons = `() => {
	const isPainted = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('dialog')
	const painted = [...document.querySelectorAll('button[type="button"]')].filter(isPainted)
	const kinds = Map.groupBy(painted, (each) => each.className).values()
	return [...kinds].map(([first]) => first).map((each) => each.getAttribute('aria-label') ?? each.textContent)
}`
const nameOfLost = `() => {
	const lost = document.querySelector('[data-tap=lost]')
	return lost && (lost.getAttribute('aria-label') ?? lost.textContent)
}`
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

		// The other pages have links before the scripts, or a button that prints.
		test.each(['/poli-klinik', '/yasmin-shop'])(
			'%s: a press before the scripts on each kind of button is seen at once, and the last one is done',
			async (path) => {
				const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
				proxy.waitsFor = (file) => (/^\/assets\/.*\.js$/.test(file) ? arrival : undefined)
				await visitor.open(path)
				// The document of before and a page without its styles have no button that is seen.
				const painted = `document.readyState !== 'loading' && (${kindsOfButtons})().length > 0`
				await visitor.until('the page is painted', painted)
				const names = await engine.evaluate<string[]>(`(${kindsOfButtons})()`)
				for (const name of names) {
					await visitor.press('button[type="button"]', name, 'center', true)
					await visitor.until(`the press on ${name} is seen`, `(${nameOfLost})() === ${JSON.stringify(name)}`)
				}
				arrive()
				// A press that nothing takes stays marked for longer than this waits.
				await visitor.until('the press is done', '!document.querySelector("[data-tap]")')
			},
		)

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
