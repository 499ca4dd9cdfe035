import type { Locator } from '@playwright/test'
import { samplePromos } from '../../site/features/promo/sample-promos.ts'
import { test as base, expect } from '../support/browser-test.ts'
import { openTestDatabase } from '../support/test-database.ts'
import { insertRows } from '../support/test-rows.ts'

/** A site without the demo hospital, as it is on its first day. */
const test = base.extend({
	database: [
		async ({ databaseKind: kind }, use) => {
			const database = await openTestDatabase({ kind })
			await use(database)
			await database.dispose()
		},
		{ scope: 'worker' },
	],
})

test.describe.configure({ mode: 'serial' })

/** Links to nobody, and words about nothing. */
const BROKEN = /href="(tel:|mailto:|https:\/\/wa\.me\/)["?]|Tidak Ditemukan|0 ulasan/

test('given no content, the home page has no heading over nothing and no link to nobody', async ({ page, request }) => {
	await page.goto('/')
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Beranda'])
	await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['Tautan cepat'])
	expect(await (await request.get('/')).text()).not.toMatch(BROKEN)
})

test('given no content, menu, top bar and footer link to no empty page, and content brings its entry', async ({
	page,
	request,
	database: { db },
}) => {
	await page.goto('/')
	const paths = (landmark: Locator) =>
		landmark.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
	expect(await paths(page.getByRole('banner'))).toEqual(['/', '/', '/cek-reservasi'])
	expect(await paths(page.getByRole('region', { name: 'Kontak cepat' }))).toEqual(['/pencarian'])
	// These pages need no content of the hospital.
	const always = ['/datang', '/cek-reservasi', '/data-saya', '/hak-pasien', '/kebijakan-privasi']
	expect(await paths(page.getByRole('contentinfo'))).toEqual(always)
	await expect(page.getByText('Tentang Kami')).toHaveCount(0)

	await insertRows(db, 'faq', [{}])
	await expect.poll(async () => (await request.get('/')).text(), { intervals: [50] }).toContain('href="/faq"')
	await page.goto('/')
	expect(await paths(page.getByRole('contentinfo'))).toEqual(['/faq', ...always])
	await page.getByText('Tentang Kami').click()
	await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
	await db.deleteFrom('faq').execute()
	await expect.poll(async () => (await request.get('/')).text(), { intervals: [50] }).not.toContain('href="/faq"')
})

test('given no content, a list has its title and the not-found words, and no heading or filter over nothing', async ({
	page,
	request,
	database: { db },
}) => {
	for (const [path, judul] of [
		['/poli-klinik', 'Poli Klinik'],
		['/galeri', 'Galeri'],
		['/faq', 'FAQ'],
		['/komunitas', 'Komunitas'],
		['/mitra', 'Mitra'],
		['/layanan', 'Layanan Unggulan'],
		['/fasilitas', 'Fasilitas'],
		['/hubungi-kami', 'Hubungi Kami'],
	] as const) {
		await page.goto(path)
		await expect(page.getByRole('main').getByRole('heading'), path).toHaveText([judul])
		await expect(page.getByText('Tidak Ditemukan'), path).toHaveCount(1)
	}
	await page.goto('/galeri')
	await expect(page.getByRole('link', { name: 'Youtube' })).toHaveCount(0)
	await page.goto('/pencarian')
	await expect(page.getByRole('main').getByRole('link', { name: 'Layanan Unggulan' })).toHaveCount(0)

	await insertRows(db, 'poliKlinik', [{ uri: 'poli-baru', nama: 'Poli Baru' }])
	await insertRows(db, 'dokter', [{ nama: 'dr. Baru' }])
	await insertRows(db, 'dokterPoliKlinik', [{}])
	await expect.poll(async () => (await request.get('/daftar-dokter/poli-baru')).text()).toContain('dr. Baru')
	await page.goto('/daftar-dokter/poli-baru')
	await expect(page.getByRole('heading', { name: 'Jadwal sepekan' })).toHaveCount(0)
	await expect(page.getByRole('main').getByRole('article').locator('[data-placeholder] svg')).toHaveCount(1)
	for (const table of ['dokterPoliKlinik', 'dokter', 'poliKlinik'] as const) await db.deleteFrom(table).execute()
})

test('given a name alone, no page links to an empty number or address', async ({ page, request, database: { db } }) => {
	const none = { noTelp: '', noTelpUgd: '', email: '', alamat: '', petunjukArah: '', tentang: '', mapLokasi: '' }
	await insertRows(db, 'webSetting', [{ ...none, namaWeb: 'RS Baru', logo: null }])
	await insertRows(db, 'berandaPendaftaran', [{ text: '<p>Daftar di sini.</p>', noTelp: '' }])
	await insertRows(db, 'testimoniGoogle', [{ rating: 0, reviews: 0 }])
	await expect.poll(async () => (await request.get('/')).text(), { intervals: [50] }).toContain('RS Baru')
	for (const path of ['/', '/hubungi-kami', '/kebijakan-privasi'])
		expect(await (await request.get(path)).text(), path).not.toMatch(BROKEN)
	await page.goto('/hubungi-kami')
	await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveText(['RS Baru', 'Tautan cepat'])
	await expect(page.getByRole('main').getByRole('heading')).toHaveText(['Hubungi Kami'])
	await expect(page.getByRole('link', { name: 'IGD' })).toHaveCount(0)
})

test('given promos that are switched off, no page of theirs exists', async ({ request, database: { db } }) => {
	for (const path of ['/promo', `/promo/${samplePromos[0]?.uri}`]) expect((await request.get(path)).status()).toBe(404)
	await db.updateTable('webSetting').set({ promo: 1 }).execute()
	await expect.poll(async () => (await request.get('/promo')).status(), { intervals: [50] }).toBe(200)
})
