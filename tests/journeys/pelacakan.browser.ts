import { dirname, join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { test as base, expect } from '../browser-test.ts'
import { type GeolocationStub, startGeolocationStub, visitorPlace } from '../geolocation-stub.ts'
import { hydrated } from '../hydrated.ts'
import { startSite } from '../site-server.ts'
import type { TestDatabase } from '../test-database.ts'

const RECORD = '/api/v1/public/web-visitor'
const LOOK_UP_MS = 3000
/** The steps in which a quiet moment of the browser is waited for. */
const MOMENT_MS = 10
/** More than passes in such steps until the service has heard of the question. */
const SLACK_MS = 500
const NOW = '2026-11-16T09:00:00+07:00'

/** The site asks a geolocation service of our own. */
const test = base.extend<object, { geo: GeolocationStub }>({
	geo: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed from the pattern
		async ({}, use) => {
			const geo = await startGeolocationStub()
			await use(geo)
			await geo.leave()
		},
		{ scope: 'worker' },
	],
	site: [
		async ({ database, geo }, use) => {
			const dataDir = join(dirname(database.url.slice('sqlite:'.length)), 'site-data')
			const env = { DATABASE_URL: database.url, DATA_DIR: dataDir, GEO_URL: geo.url }
			const site = await startSite({ env })
			await use(site)
			await site.stop()
		},
		{ scope: 'worker' },
	],
})

test.beforeEach(async ({ page, geo, database }) => {
	Object.assign(geo, { mode: 'normal', asked: 0 })
	// The only address outside of the site that the test does not answer itself.
	await page.route(geo.url, (route) => route.continue())
	await database.db.deleteFrom('webVisitor').where('url', 'is not', null).execute()
})
test.afterEach(({ database }) => setConsent(database, 'langsung'))

const setConsent = async ({ db }: TestDatabase, persetujuanPelacakan: 'langsung' | 'setuju') =>
	void (await db.updateTable('webSetting').set({ persetujuanPelacakan }).execute())

/** What the site recorded, in order, without what is empty. */
async function records({ db }: TestDatabase) {
	const rows = await db.selectFrom('webVisitor').selectAll().where('url', 'is not', null).orderBy('id').execute()
	return rows.map(({ id: _, createdAt: __, ...row }) =>
		Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
	)
}
const names = async (database: TestDatabase) => (await records(database)).map(({ routeName }) => routeName)

/** A beacon that was sent before would have arrived by now. */
const roundTrip = (page: Page) => page.evaluate(() => fetch('/healthz').then(({ ok }) => ok))

/** Goes on by a link of the page, as a visitor does. */
async function follow(page: Page, path: string, place = '') {
	const link = page.locator(`${place} a[href="${path}"]`).filter({ visible: true }).first()
	await link.click()
	await expect(page).toHaveURL(path, { timeout: 15_000 })
}

const openMenu = (page: Page, title: string) =>
	page.locator('header summary', { hasText: title }).filter({ visible: true }).click()

test('a walk through twelve pages and two modals', async ({ page, database, geo, site }) => {
	test.setTimeout(180_000)
	const { db } = database
	const idOf = async (
		table: 'poliKlinik' | 'artikel' | 'kategoriArtikel' | 'layanan' | 'fasilitas' | 'komunitas' | 'mitra',
		uri: string,
	) => (await db.selectFrom(table).select('id').where('uri', '=', uri).executeTakeFirstOrThrow()).id
	const dokter = await db
		.selectFrom('dokter')
		.select(['id', 'nama'])
		.where('nama', 'like', 'dr. Anindya%')
		.executeTakeFirstOrThrow()

	await page.goto('/')
	await hydrated(page)
	await follow(page, '/poli-klinik', 'header')
	await follow(page, '/daftar-dokter/poli-anak', 'main')

	const schedule = page.getByRole('dialog', { name: `Jadwal ${dokter.nama}` })
	await page.getByRole('main').getByRole('link', { name: dokter.nama }).click()
	await schedule.getByRole('link', { name: 'Senin–Jumat' }).click()
	await schedule.getByRole('button', { name: 'Belum' }).click()
	await schedule.locator('a[href^="https://wa.me/"]').first().click()
	await expect.poll(async () => (await names(database)).length).toBe(5)
	await schedule.getByRole('link', { name: 'Tutup' }).click()
	await expect(schedule).toHaveCount(0)

	await follow(page, '/info-kesehatan', 'header')
	await follow(page, '/kategori-info-kesehatan/gaya-hidup-sehat', 'main')
	await follow(page, '/info-kesehatan/jalan-kaki-30-menit', 'main')
	await openMenu(page, 'Layanan Unggulan')
	await follow(page, '/layanan/igd-24-jam', 'header')
	await follow(page, '/fasilitas', 'header')
	await follow(page, '/fasilitas/icu', 'main')
	await follow(page, '/komunitas/klub-jantung-sehat', 'footer')
	await openMenu(page, 'Tentang Kami')
	await follow(page, '/mitra', 'header')
	await follow(page, '/mitra/bpjs-kesehatan', 'main')

	const visit = (routeName: string, path: string, ids = {}) => ({
		...{ routeName, url: `${site.url}${path}`, webId: 'rs-yasmin' },
		...visitorPlace,
		...ids,
	})
	const daftarDokter = '/daftar-dokter/poli-anak'
	await expect
		.poll(() => records(database), { timeout: 10_000 })
		.toEqual([
			visit('beranda', '/'),
			visit('jadwal_dokter', '/poli-klinik'),
			visit('daftar_dokter', daftarDokter, { poliKlinikId: await idOf('poliKlinik', 'poli-anak') }),
			visit('modal_jadwal_dokter', daftarDokter, { dokterId: dokter.id }),
			visit('modal_pendaftaran', daftarDokter, { dokterId: dokter.id }),
			visit('info_kesehatan', '/info-kesehatan'),
			visit('kategori_info_kesehatan_detail', '/kategori-info-kesehatan/gaya-hidup-sehat', {
				kategoriArtikelId: await idOf('kategoriArtikel', 'gaya-hidup-sehat'),
			}),
			visit('info_kesehatan_detail', '/info-kesehatan/jalan-kaki-30-menit', {
				artikelId: await idOf('artikel', 'jalan-kaki-30-menit'),
			}),
			visit('layanan_detail', '/layanan/igd-24-jam', { layananId: await idOf('layanan', 'igd-24-jam') }),
			visit('fasilitas', '/fasilitas'),
			visit('fasilitas_detail', '/fasilitas/icu', { fasilitasId: await idOf('fasilitas', 'icu') }),
			visit('komunitas_detail', '/komunitas/klub-jantung-sehat', {
				komunitasId: await idOf('komunitas', 'klub-jantung-sehat'),
			}),
			visit('mitra', '/mitra'),
			visit('mitra_detial', '/mitra/bpjs-kesehatan', { mitraId: await idOf('mitra', 'bpjs-kesehatan') }),
		])
	expect(geo.asked, 'the place is asked for once').toBe(1)
})

test('back and forward are visits, what follows the question mark is none', async ({ page, database }) => {
	await page.goto('/poli-klinik?cari=rahasia')
	await expect.poll(() => names(database)).toEqual(['jadwal_dokter'])
	await page.goto('/daftar-dokter/poli-anak')
	await hydrated(page)
	await expect.poll(() => names(database)).toEqual(['jadwal_dokter', 'daftar_dokter'])
	await page.getByRole('main').getByRole('link', { name: 'dr. Anindya Prameswari, Sp.A' }).click()
	const until = ['jadwal_dokter', 'daftar_dokter', 'modal_jadwal_dokter']
	await expect.poll(() => names(database)).toEqual(until)
	await page.goBack()
	await follow(page, '/faq', 'footer')
	await expect.poll(() => names(database)).toEqual([...until, 'faq'])
	await page.goBack()
	await expect.poll(() => names(database)).toEqual([...until, 'faq', 'daftar_dokter'])
	await page.goForward()
	await expect.poll(() => names(database)).toEqual([...until, 'faq', 'daftar_dokter', 'faq'])
	expect(JSON.stringify(await records(database))).not.toMatch(/rahasia|\?/)
})

test('a schedule that the address opens is recorded after its page', async ({ page, database }) => {
	const dokter = await database.db.selectFrom('dokter').select('id').limit(1).executeTakeFirstOrThrow()
	await page.goto(`/poli-klinik?dokter=${dokter.id}`)
	await expect.poll(() => names(database)).toEqual(['jadwal_dokter', 'modal_jadwal_dokter'])
})

test('a page that the browser had kept is visited again', async ({ page, database }) => {
	await page.goto('/faq')
	await expect.poll(() => names(database)).toEqual(['faq'])
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
	await expect.poll(() => names(database)).toEqual(['faq', 'faq'])
})

test('of a reservation only that one was looked at', async ({ page, database, console, site }) => {
	console.allow('Failed to load resource: the server responded with a status of 404 (Not Found)')
	console.allow('terjadi kesalahan pada sistem')
	await page.goto('/reservasi-status/K7MPQ-X3WVT-9HBCD')
	await expect
		.poll(() => records(database))
		.toMatchObject([{ routeName: 'reservasi_status', url: `${site.url}/reservasi-status/` }])
})

test('a page is recorded without its place when that takes more than 3 s', async ({ page, database, geo }) => {
	geo.mode = 'slow'
	await page.clock.install({ time: NOW })
	await page.clock.pauseAt(Date.parse(NOW) + 1000)
	await page.goto('/faq')
	await hydrated(page)
	const aMoment = async () => {
		await page.clock.runFor(MOMENT_MS)
		return geo.asked
	}
	await expect.poll(aMoment).toBe(1)
	await page.clock.runFor(LOOK_UP_MS - SLACK_MS)
	await roundTrip(page)
	expect(await records(database)).toEqual([])
	await page.clock.runFor(SLACK_MS)
	await expect.poll(() => names(database)).toEqual(['faq'])

	await follow(page, '/fasilitas', 'footer')
	await page.clock.runFor(100)
	await expect.poll(() => names(database)).toEqual(['faq', 'fasilitas'])
	for (const record of await records(database))
		expect(Object.keys(record).sort()).toEqual(['routeName', 'url', 'webId'])
	expect(geo.asked).toBe(1)
})

for (const mode of ['broken', 'nonsense'] as const) {
	test(`a ${mode} service leaves its fields out`, async ({ page, database, geo, console }) => {
		geo.mode = mode
		console.allow('Failed to load resource: the server responded with a status of 500 (Internal Server Error)')
		await page.goto('/faq')
		await expect.poll(() => records(database)).toMatchObject([{ routeName: 'faq' }])
		expect(await records(database)).not.toMatchObject([{ ip: expect.anything() }])
	})
}

test('an absent service too', async ({ page, database, geo, console }) => {
	await geo.leave()
	try {
		console.allow('Failed to load resource: net::ERR_CONNECTION_REFUSED')
		await page.goto('/faq')
		await expect.poll(() => records(database)).toMatchObject([{ routeName: 'faq' }])
		expect(await records(database)).not.toMatchObject([{ ip: expect.anything() }])
	} finally {
		await geo.comeBack()
	}
})

test('who leaves while the place is still looked up is recorded all the same', async ({ page, database, geo }) => {
	geo.mode = 'slow'
	await page.goto('/faq')
	await expect.poll(() => geo.asked).toBe(1)
	expect(await records(database)).toEqual([])
	await page.goto('about:blank')
	await expect.poll(() => names(database)).toEqual(['faq'])
})

test('who leaves before the page has loaded is recorded all the same', async ({ page, database, geo }) => {
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	const holdOne = async (route: Route) => {
		await held
		await route.abort().catch(() => {})
	}
	await page.route('**/images/**', holdOne, { times: 1 })
	await page.goto('/layanan', { waitUntil: 'domcontentloaded' })
	await hydrated(page)
	await follow(page, '/faq', 'footer')
	await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
	expect(geo.asked, 'nothing is asked for while the page loads').toBe(0)
	await page.goto('about:blank')
	release()
	await expect.poll(() => names(database)).toEqual(['layanan', 'faq'])
})

test('an API that fails is noticed by nobody', async ({ page, console }) => {
	await page.route(`**${RECORD}`, (route) => route.abort())
	const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(RECORD))
	await page.goto('/faq')
	await failed
	await roundTrip(page)
	expect(console.lines.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
	for (const line of console.lines) console.allow(line)
	await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'idle')
})

const signals: [string, () => void][] = [
	['Global Privacy Control', () => void Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
	['Do Not Track', () => void Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
]
for (const [signal, give] of signals) {
	test(`${signal}: nothing is asked, nothing is sent`, async ({ page, database, geo }) => {
		await setConsent(database, 'setuju')
		await page.addInitScript(give)
		const asked: string[] = []
		page.on('request', (request) => asked.push(new URL(request.url()).pathname))
		await page.goto('/faq')
		await hydrated(page)
		await page.waitForLoadState('networkidle')
		await follow(page, '/fasilitas', 'footer')
		await page.goto('about:blank')
		await page.goto('/prestasi')
		await expect(page.getByRole('complementary', { name: 'Privasi Anda' })).toHaveCount(0)
		expect(asked).not.toContain(RECORD)
		expect([geo.asked, await records(database)]).toEqual([0, []])
		await page.getByRole('button', { name: 'Privasi' }).click()
		await expect(page.getByRole('complementary', { name: 'Privasi Anda' })).toContainText('Kami menaatinya')
	})
}

const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } }
for (const [device, viewport] of Object.entries(sizes)) {
	test.describe(`after consent, on the ${device}`, () => {
		test.use({ viewport })
		test.beforeEach(({ database }) => setConsent(database, 'setuju'))

		const bar = (page: Page) => page.getByRole('complementary', { name: 'Privasi Anda' })

		test('a bar asks once; no is no, and can be taken back in the footer', async ({ page, database, geo, context }) => {
			await page.goto('/faq')
			await expect(bar(page)).toBeVisible()
			const [yes, no] = [
				bar(page).getByRole('button', { name: 'Setuju' }),
				bar(page).getByRole('button', { name: 'Tolak' }),
			]
			const looks = await Promise.all(
				[yes, no].map((button) => button.evaluate((element) => [element.className, element.clientHeight])),
			)
			expect(looks[0], 'both answers look alike').toEqual(looks[1])
			expect((await new AxeBuilder({ page }).include('aside').analyze()).violations).toEqual([])
			expect(await page.evaluate(() => document.activeElement?.tagName), 'it takes no focus').toBe('BODY')

			await no.click()
			await expect(bar(page)).toHaveCount(0)
			const [cookie] = (await context.cookies()).filter(({ name }) => name === 'persetujuan-pelacakan')
			const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
			expect([cookie?.value, Math.round(days)]).toEqual(['tolak', 365])
			await page.goto('/fasilitas')
			await hydrated(page)
			await page.waitForLoadState('networkidle')
			await expect(bar(page)).toHaveCount(0)
			expect([geo.asked, await records(database)]).toEqual([0, []])

			const privacy = page.getByRole('contentinfo').getByRole('button', { name: 'Privasi' })
			await privacy.focus()
			await page.keyboard.press('Enter')
			await expect(bar(page)).toBeFocused()
			await page.keyboard.press('Tab')
			await page.keyboard.press('Tab')
			await expect(yes).toBeFocused()
			await page.keyboard.press('Enter')
			await expect(privacy).toBeFocused()
			await expect.poll(() => names(database)).toEqual(['fasilitas'])
			await follow(page, '/faq', 'footer')
			await expect.poll(() => names(database)).toEqual(['fasilitas', 'faq'])
		})
	})
}

test('without consent being wanted there is no bar and nothing to take back', async ({ page, database }) => {
	await page.goto('/faq')
	await expect.poll(() => names(database)).toEqual(['faq'])
	await expect(page.getByRole('complementary', { name: 'Privasi Anda' })).toHaveCount(0)
	await expect(page.getByRole('button', { name: 'Privasi' })).toHaveCount(0)
})
