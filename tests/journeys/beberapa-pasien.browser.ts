import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'
import {
	addToCart,
	answered,
	BROKEN,
	bar,
	becomeMember,
	bima,
	cart,
	cartOnServer,
	choosePaket,
	eksekutifWanita,
	influenza,
	KERANJANG,
	KERANJANG_DELAY_MS,
	openShop,
	pasienModal,
	pesan,
	row,
	siti,
	sizes,
	test,
	UNKNOWN,
	watch,
} from './keranjang-page.ts'
import { button, field, fillPasien, heading } from './pasien-page.ts'
import { readRentang, send, tanggal } from './reservasi-page.ts'

test.use({ viewport: sizes.phone })

const tick = (page: Page, nama: string) => pasienModal(page).getByRole('checkbox', { name: new RegExp(`^${nama}`) })

/** Birth date and sex come from the NIK. */
const ayu = {
	NIK: '3510014101200001',
	'Nama lengkap': 'Ayu',
	'Nomor telepon': '0812',
	'Tempat lahir': 'Banyuwangi',
	'Alamat lengkap': 'Jalan Melati 12',
}

const inCart = async (page: Page) => (await cartOnServer(page)).map(({ pasien }) => pasien.nama).toSorted()

async function chooseSeveral(page: Page, paket: string) {
	await choosePaket(page, paket)
	await button(page, 'Pilih beberapa orang sekaligus').click()
}

test('one package for several people is one call each; a new patient joins them', async ({ page }) => {
	await becomeMember(page, siti, bima)
	await openShop(page)
	await chooseSeveral(page, influenza)
	await expect(button(page, 'Centang yang ikut')).toHaveAttribute('aria-disabled', 'true')
	await tick(page, 'Siti').check()
	await tick(page, 'Bima').check()
	await expect(button(page, 'Tambahkan untuk 2 orang')).toBeInViewport({ ratio: 1 })
	// The check waits for timers of the page.
	await page.clock.resume()
	expect(await violationsOf(page, 'dialog')).toEqual([])

	await button(page, 'Daftarkan Pasien Baru').click()
	await fillPasien(page, ayu)
	await answered(page, () => button(page, 'Simpan').click())
	await expect(tick(page, 'Ayu')).toBeChecked()
	await expect(tick(page, 'Siti'), 'still').toBeChecked()
	await tick(page, 'Siti').uncheck()

	const sent = watch(page, 'POST', KERANJANG)
	await button(page, 'Tambahkan untuk 2 orang').click()
	await expect(pasienModal(page)).toHaveCount(0)
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(cart(page).getByRole('listitem')).toHaveCount(2)
	expect(sent).toHaveLength(2)
	expect(await inCart(page)).toEqual(['Ayu', 'Bima Aditya'])
})

test('when a call fails, those who are in the cart are named and the others stay chosen', async ({ page, console }) => {
	console.allow(BROKEN)
	console.allow('post keranjang gagal')
	const [, bimaId] = await becomeMember(page, siti, bima)
	await openShop(page)
	await chooseSeveral(page, influenza)
	await tick(page, 'Siti').check()
	await tick(page, 'Bima').check()
	await page.route(`**${KERANJANG}`, (route) =>
		route.request().postDataJSON()?.pasienId === bimaId
			? route.fulfill({ status: 500, json: { error: { code: 'KESALAHAN_SISTEM', message: 'x' } } })
			: route.fallback(),
	)
	await button(page, 'Tambahkan untuk 2 orang').click()
	await expect(
		pasienModal(page).getByText('Sudah masuk keranjang: Siti Rahma. Belum masuk: Bima Aditya.'),
	).toBeVisible()
	expect(await inCart(page)).toEqual(['Siti Rahma'])
	await expect(pasienModal(page).getByRole('listitem').filter({ hasText: 'Siti' })).toContainText('Sudah di keranjang')
	await expect(tick(page, 'Siti')).not.toBeChecked()
	await expect(tick(page, 'Bima')).toBeChecked()

	await page.unroute(`**${KERANJANG}`)
	const sent = watch(page, 'POST', KERANJANG)
	await button(page, 'Tambahkan untuk 1 orang').click()
	await expect(pasienModal(page)).toHaveCount(0)
	expect(sent).toHaveLength(1)
	expect(await inCart(page)).toEqual(['Bima Aditya', 'Siti Rahma'])
})

test('a warning names each person whom the package does not suit', async ({ page }) => {
	await becomeMember(page, siti, bima)
	await openShop(page)
	await chooseSeveral(page, eksekutifWanita)
	await tick(page, 'Siti').check()
	await tick(page, 'Bima').check()
	await button(page, 'Tambahkan untuk 2 orang').click()
	await expect(heading(page, 'Mohon periksa sebelum memesan')).toBeFocused()
	await expect(pasienModal(page).getByRole('listitem')).toHaveText([
		/Bima Aditya berusia 9 tahun/,
		/Bima Aditya laki-laki/,
	])
	await page.goBack()
	await expect(tick(page, 'Bima')).toBeFocused()
	await tick(page, 'Bima').uncheck()
	await button(page, 'Tambahkan untuk 1 orang').click()
	await expect(pasienModal(page)).toHaveCount(0)
	expect(await inCart(page)).toEqual(['Siti Rahma'])
})

test('the cart offers the same package for another person', async ({ page }) => {
	const [sitiId] = await becomeMember(page, siti, bima)
	await addToCart(page, influenza, sitiId)
	await openShop(page)
	await bar(page).getByRole('button', { name: 'Lihat keranjang' }).click()
	await answered(page, () =>
		cart(page)
			.getByRole('button', { name: `Tambah ${influenza} untuk orang lain` })
			.click(),
	)
	await expect(cart(page)).toHaveCount(0)
	await expect(row(page, 'Siti')).toContainText('Sudah di keranjang')
	await row(page, 'Bima').click()
	await expect(pasienModal(page)).toHaveCount(0)
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(cart(page).getByRole('listitem')).toHaveCount(2)
	await expect(cart(page)).toContainText('untuk Bima Aditya')
})

test.describe('by touch', () => {
	test.use({ screen: sizes.phone, hasTouch: true, isMobile: true })

	test('two children, both new, get one vaccination in ten taps besides typing, from the home page to the code', async ({
		page,
		console,
	}) => {
		console.allow(UNKNOWN)
		let taps = 0
		const tap = async (what: Locator) => {
			await what.tap()
			taps += 1
		}
		await page.goto('/')
		await hydrated(page)
		await tap(page.locator('summary').filter({ hasText: 'Menu' }).first())
		await tap(page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Yasmin Shop' }))
		await tap(pesan(page, influenza))
		await fillPasien(page, { Nama: 'Rahma', 'Nomor telepon': '0812-3456-7890' })
		await tap(button(page, 'Daftar'))
		await tap(button(page, 'Daftarkan Pasien Baru'))
		await fillPasien(page, ayu)
		await tap(button(page, 'Simpan, lalu daftarkan satu lagi'))
		await expect(pasienModal(page).getByText('1 orang sudah dipilih untuk paket ini.')).toBeVisible()
		await expect(heading(page, 'Daftarkan Pasien Baru')).toBeFocused()
		await expect(field(page, 'Nama lengkap')).toHaveValue('')
		await fillPasien(page, { ...ayu, NIK: '3510010203220002', 'Nama lengkap': 'Bagas' })
		await tap(button(page, 'Simpan'))
		await expect(tick(page, 'Ayu')).toBeChecked()
		await tap(button(page, 'Tambahkan untuk 2 orang'))
		await expect(cart(page).getByRole('listitem')).toHaveCount(2)
		await tap(cart(page).getByRole('link', { name: 'Lanjutkan ke reservasi' }))
		await tanggal(page).fill((await readRentang(page.request)).dateEnd)
		await tap(send(page))
		await expect(page.getByRole('region', { name: 'Kode reservasi' })).toBeVisible()
		expect(taps).toBe(10)
	})
})
