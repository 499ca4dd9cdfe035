import type { Page, Route } from '@playwright/test'
import { visitorPlace } from '../support/geolocation-stub.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, follow, names, RECORD, records, roundTrip, test } from './tracked-site.ts'

const openMenu = (page: Page, title: string) =>
	page.locator('header summary', { hasText: title }).filter({ visible: true }).click()

/** Two records that arrive in the same millisecond have no order of their own. */
const inOrder = <Record extends { url?: unknown; routeName?: unknown }>(found: Record[]) =>
	found.toSorted((a, b) => `${a.url} ${a.routeName}`.localeCompare(`${b.url} ${b.routeName}`))

test('a visit of twelve pages and two modals is recorded', async ({ page, database, geo, site }) => {
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
	await expect.poll(() => names(database)).toEqual(['beranda'])
	await follow(page, '/poli-klinik', 'header')
	await follow(page, '/daftar-dokter/poli-anak', 'main')

	const schedule = page.getByRole('dialog', { name: `Jadwal ${dokter.nama}` })
	await page.getByRole('main').getByRole('link', { name: dokter.nama }).click()
	await schedule.getByRole('link', { name: 'Senin–Jumat' }).click()
	await schedule.getByRole('button', { name: 'Belum' }).click()
	await schedule.locator('a[href^="https://wa.me/"]').first().click()
	await expect.poll(async () => (await names(database)).length).toBe(5)
	const clicks = db.selectFrom('ringkasanHarian').select(['kunci', 'jumlah']).where('jenis', '=', 'hubungi')
	await expect
		.poll(() => clicks.execute(), 'a link that sends a registration')
		.toEqual([{ kunci: 'whatsapp', jumlah: 1 }])
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
		routeName,
		url: `${site.url}${path}`,
		webId: 'rs-yasmin',
		...visitorPlace,
		...ids,
	})
	const daftarDokter = '/daftar-dokter/poli-anak'
	await expect
		.poll(async () => inOrder(await records(database)))
		.toEqual(
			inOrder([
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
			]),
		)
	expect(geo.asked, 'the place is asked for once').toBe(1)
})

test('back and forward are recorded as visits, a changed query is not', async ({ page, database }) => {
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

test('a schedule that the address opens is recorded with its page', async ({ page, database }) => {
	const dokter = await database.db.selectFrom('dokter').select('id').limit(1).executeTakeFirstOrThrow()
	await page.goto(`/poli-klinik?dokter=${dokter.id}`)
	// Sent together: which arrives first is chance.
	await expect.poll(async () => (await names(database)).sort()).toEqual(['jadwal_dokter', 'modal_jadwal_dokter'])
})

test('a page restored from the back/forward cache is recorded again', async ({ page, database }) => {
	await page.goto('/faq')
	await expect.poll(() => names(database)).toEqual(['faq'])
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
	await expect.poll(() => names(database)).toEqual(['faq', 'faq'])
})

test('pages where patients type are not recorded', async ({ page, database, geo, console }) => {
	console.allow('Failed to load resource: the server responded with a status of 404 (Not Found)')
	console.allow('Failed to load resource: the server responded with a status of 401 (Unauthorized)')
	console.allow('terjadi kesalahan pada sistem')
	for (const path of ['/reservasi-status/K7MPQ-X3WVT-9HBCD', '/reservasi', '/data-saya', '/yasmin-shop']) {
		await page.goto(path)
		await hydrated(page)
	}
	expect(geo.asked).toBe(0)
	// A record of the pages before would have been sent when they were left.
	await page.goto('/faq')
	await expect.poll(() => names(database)).toEqual(['faq'])
})

test('a visit that ends before the page has loaded is recorded', async ({ page, database, geo }) => {
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
	await expect.poll(async () => (await names(database)).sort()).toEqual(['faq', 'layanan'])
})

test('a failing API shows nothing to the visitor', async ({ page, console }) => {
	await page.route(`**${RECORD}`, (route) => route.abort())
	const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(RECORD))
	await page.goto('/faq')
	await failed
	await roundTrip(page)
	const expected = /^Failed to load resource|^Meta Pixel ID tidak ditemukan$/
	expect(console.lines.filter((line) => !expected.test(line))).toEqual([])
	for (const line of console.lines) console.allow(line)
	await expect(page.locator('.progress-bar')).toHaveAttribute('data-state', 'idle')
})
