import type { Page } from '@playwright/test'
import { type Peran, peran } from '../../contract/staff/permissions.ts'
import { insertRows } from '../support/test-rows.ts'
import { reserve } from './reservasi-page.ts'
import { expect, STAFF, test } from './staf-page.ts'

/** What each role starts with, and what is not its work. */
const starts: Record<Peran, { has: string[]; lacks: string[] }> = {
	admin: { has: ['Menunggu Anda'], lacks: ['Artikel yang belum terbit', 'Komentar yang menunggu'] },
	redaksi: { has: ['Artikel yang belum terbit', 'Menunggu Anda'], lacks: ['Komentar yang menunggu'] },
	moderator: { has: ['Komentar yang menunggu'], lacks: ['Artikel yang belum terbit', 'Menunggu Anda'] },
	pendaftaran: { has: [], lacks: ['Menunggu Anda', 'Artikel yang belum terbit'] },
}

const entries = (page: Page) => page.getByRole('menu').getByRole('menuitem')

for (const each of peran)
	test(`${each} starts with the own work, twelve entries at most and no button to add something`, async ({
		page,
		context,
		signIn,
		expectUsable,
	}) => {
		await signIn(each)
		if (each === 'admin') await context.request.patch(`${STAFF}/panduan`, { data: { tanda: 'tutup', ada: true } })
		await page.goto('/staf')
		await expect(page.getByRole('heading', { name: /^Selamat datang/ })).toBeVisible()
		for (const name of starts[each].has) await expect(page.getByRole('heading', { name })).toBeVisible()
		if (each === 'pendaftaran') await expect(page.getByRole('heading', { name: /^Hari ini, / })).toBeVisible()
		for (const name of starts[each].lacks) await expect(page.getByRole('heading', { name })).toHaveCount(0)
		await expect(page.getByRole('main').getByRole('link', { name: /^Tambah/ })).toHaveCount(0)
		expect(await entries(page).count()).toBeLessThanOrEqual(12)
		await expectUsable(page)
		if (each !== 'admin') return
		// A screen of the largest area.
		await page.goto('/staf/fasilitas')
		await expect(page.getByRole('menuitem', { name: 'Fasilitas', exact: true })).toBeVisible()
		await expect(page.getByRole('menuitem', { name: 'Isi situs', exact: true })).toHaveAttribute(
			'aria-expanded',
			'false',
		)
		expect(await entries(page).count()).toBeLessThanOrEqual(12)
	})

test('an area of the menu unfolds with one click, and is so after a reload', async ({ page, signIn }) => {
	await signIn('redaksi')
	await page.goto('/staf')
	const area = page.getByRole('menuitem', { name: 'Isi situs', exact: true })
	await expect(page.getByRole('menuitem', { name: 'Fasilitas' })).toHaveCount(0)
	await area.click()
	await expect(page.getByRole('menuitem', { name: 'Fasilitas' })).toBeVisible()
	await page.reload()
	await expect(area).toHaveAttribute('aria-expanded', 'true')
	await expect(page.getByRole('menuitem', { name: 'Fasilitas' })).toBeVisible()
	await area.press('Enter')
	await expect(page.getByRole('menuitem', { name: 'Fasilitas' })).toHaveCount(0)
})

test('the desk finds a reservation from its start page and from every screen, by keys alone', async ({
	page,
	openOtherBrowser,
	signIn,
	expectUsable,
}) => {
	const visitor = await openOtherBrowser()
	const { kode } = await reserve(visitor.request, [{ pasien: 'Siti Rahma', paket: 0 }])
	await signIn('pendaftaran')
	await page.goto('/staf')
	const search = page.getByRole('textbox', { name: 'Cari reservasi' })
	await expect(search).toBeFocused()
	await page.keyboard.type(kode)
	await page.keyboard.press('Enter')
	await expect(page.getByText(kode).first()).toBeVisible()
	await expect(page).toHaveURL(/\/staf\/reservasi\/[^/]+$/)
	const { pathname } = new URL(page.url())

	await page.goto('/staf/kalender')
	await expect(page.getByRole('button', { name: /Cari atau buka/ })).toBeVisible()
	await page.keyboard.press('Control+k')
	const palette = page.getByRole('combobox', { name: 'Cari atau buka' })
	await expect(palette).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await page.getByRole('button', { name: /Cari atau buka/ }).click()
	await palette.fill('siti rahma')
	const found = page.getByRole('option').filter({ hasText: kode })
	await expect(found).toBeVisible()
	await expectUsable(page)
	// The person is found too, and what the desk may not see is not.
	await expect(page.getByText('Pasien', { exact: true })).toBeVisible()
	while ((await found.getAttribute('class'))?.includes('Mui-focused') === false) await page.keyboard.press('ArrowDown')
	await page.keyboard.press('Enter')
	await expect(page).toHaveURL(pathname)
	expect(page.url()).not.toContain('siti')
})

test('the palette opens a screen and content, and offers no more than the role may see', async ({
	page,
	database: { db },
	signIn,
}) => {
	await insertRows(db, 'kategoriArtikel', [{ id: 'palet' }])
	await insertRows(db, 'mitra', [{ id: 'palet', nama: 'Asuransi Zamrud' }])
	await insertRows(db, 'berandaBanner', [{ id: 'palet', text: '<p>Promo zamrud</p>' }])
	await insertRows(db, 'artikel', [{ id: 'palet', judul: 'Minum air zamrud', kategoriArtikelId: 'palet' }])
	await signIn('redaksi')
	await page.goto('/staf')
	await expect(page.getByRole('heading', { name: /^Selamat datang/ })).toBeVisible()
	const palette = page.getByRole('combobox', { name: 'Cari atau buka' })
	await page.keyboard.press('Control+k')
	await palette.fill('fasil')
	await page.keyboard.press('Enter')
	await expect(page.getByRole('heading', { level: 1, name: 'Fasilitas' })).toBeVisible()
	await page.keyboard.press('Control+k')
	await palette.fill('pengguna')
	await expect(page.getByText('Tidak ditemukan')).toBeVisible()
	await palette.fill('jam besuk')
	await expect(page.getByRole('option').first()).toContainText('Pertanyaan umum')
	await palette.fill('zamrud')
	await expect(page.getByRole('option', { name: 'Asuransi Zamrud' })).toBeVisible()
	await expect(page.getByRole('option', { name: 'Promo zamrud' })).toBeVisible()
	await page.getByRole('option', { name: 'Minum air zamrud' }).click()
	await expect(page).toHaveURL('/staf/artikel/palet')
	// Its picture does not exist, and other tests look at the home page.
	await db.deleteFrom('berandaBanner').where('id', '=', 'palet').execute()
})
