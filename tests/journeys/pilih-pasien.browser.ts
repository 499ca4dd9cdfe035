import { LUPAKAN_KEY } from '../../site/lib/browser/drafts.ts'
import { expect } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import {
	answered,
	bar,
	becomeMember,
	cart,
	cartOnServer,
	choosePaket,
	eksekutifWanita,
	gulaDarah,
	held,
	KERANJANG,
	KERANJANG_DELAY_MS,
	MEMBER,
	MINIMUM_DELAY_MS,
	openShop,
	PASIEN,
	pasienModal,
	pesan,
	row,
	siti,
	test,
	UNKNOWN,
	watch,
} from './keranjang-page.ts'
import { button, field, fillMember, fillPasien, heading, PASIEN_DELAY_MS } from './pasien-page.ts'

test('“Pesan Layanan” leads to the reservation as soon as the patient is chosen', async ({ page }) => {
	await becomeMember(page, siti)
	await openShop(page, '/paket-layanan/cek-gula-darah')
	await answered(page, () => page.getByRole('button', { name: 'Pesan Layanan' }).click())
	await row(page, 'Siti').click()
	await expect(page).toHaveURL('/reservasi')
	await page.clock.runFor(KERANJANG_DELAY_MS + MINIMUM_DELAY_MS)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	expect(await cartOnServer(page)).toMatchObject([{ pasien: { nama: 'Siti Rahma' } }])

	await page.goBack()
	await hydrated(page)
	await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a double click sends once: registering, saving, choosing', async ({ page, console }) => {
	console.allow(UNKNOWN)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	const sends: [method: string, path: string, work: () => Promise<void>][] = [
		[
			'POST',
			MEMBER,
			async () => {
				await fillMember(page)
				await button(page, 'Daftar').dblclick()
				await expect(button(page, 'Daftar')).toHaveAttribute('aria-disabled', 'true')
				await field(page, 'Email').press('Enter')
			},
		],
		[
			'PATCH',
			PASIEN,
			async () => {
				await answered(page, () => page.clock.runFor(PASIEN_DELAY_MS))
				await row(page, 'Rahma').click()
				await fillPasien(page, {
					NIK: siti.nik,
					'Tempat lahir': 'X',
					'Tanggal lahir': '25-07-1990',
					'Alamat lengkap': 'Y',
				})
				await pasienModal(page).getByText('Perempuan').click()
				await button(page, 'Simpan').dblclick()
				await field(page, 'NIK').press('Enter')
			},
		],
		[
			'POST',
			KERANJANG,
			async () => {
				// The list is asked for again once the patient is saved.
				await expect(async () => {
					await page.clock.runFor(MINIMUM_DELAY_MS)
					await expect(row(page, 'Rahma')).toBeVisible({ timeout: 500 })
				}).toPass()
				await row(page, 'Rahma').dblclick()
				await row(page, 'Rahma').press('Enter')
			},
		],
	]
	for (const [method, path, work] of sends) {
		const sent = watch(page, method, path)
		const release = await held(page, method, path)
		await work()
		const answer = page.waitForResponse((response) => response.request().method() === method)
		release()
		await answer
		expect(sent, path).toHaveLength(1)
	}
	await expect(pasienModal(page)).toHaveCount(0)
	expect(await cartOnServer(page)).toHaveLength(1)
})

test('closing the dialog while a package is added keeps the package and opens nothing else', async ({ page }) => {
	await becomeMember(page, siti)
	await openShop(page, '/paket-layanan/cek-gula-darah')
	await answered(page, () => page.getByRole('button', { name: 'Pesan Layanan' }).click())
	const release = await held(page, 'POST', KERANJANG)
	await row(page, 'Siti').click()
	await expect(row(page, 'Siti')).toHaveAttribute('aria-disabled', 'true')
	await page.keyboard.press('Escape')
	await expect(pasienModal(page)).toHaveCount(0)
	release()
	await expect(bar(page)).toContainText('1 paket')
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	await expect(page).toHaveURL('/paket-layanan/cek-gula-darah')
})

test('choosing the next package at once is not interrupted by the cart', async ({ page }) => {
	await becomeMember(page, siti)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	await row(page, 'Siti').click()
	await expect(pasienModal(page)).toHaveCount(0)
	await page.clock.runFor(KERANJANG_DELAY_MS - 500)
	await choosePaket(page, eksekutifWanita)
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(cart(page)).toHaveCount(0)
	await row(page, 'Siti').click()
	await expect(pasienModal(page)).toHaveCount(0)
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(cart(page).getByRole('listitem')).toHaveCount(2)
})

test('by keyboard alone: the focus goes in, stays, and comes back to the package', async ({ page }) => {
	await becomeMember(page, siti)
	await openShop(page)
	await pesan(page, gulaDarah).focus()
	await answered(page, () => page.keyboard.press('Enter'))
	await expect(heading(page, 'Untuk siapa paket ini?')).toBeFocused()
	const names: (string | null)[] = []
	await page.keyboard.press('Tab')
	await expect(button(page, 'Pilih beberapa orang sekaligus')).toBeFocused()
	for (let step = 0; step < 5; step += 1) {
		await page.keyboard.press('Tab')
		names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
	}
	expect(names).toEqual([null, 'Ubah data Rahma', null, 'Ubah data Siti Rahma', null])
	await expect(button(page, 'Daftarkan Pasien Baru')).toBeFocused()
	await page.keyboard.press('Escape')
	await expect(pasienModal(page)).toHaveCount(0)
	await expect(pesan(page, gulaDarah)).toBeFocused()
})

test('back goes from the form to the list and keeps what was typed, then closes the dialog', async ({
	page,
	console,
}) => {
	console.allow(UNKNOWN)
	await becomeMember(page, siti)
	await openShop(page)
	await choosePaket(page, gulaDarah)
	await button(page, 'Daftarkan Pasien Baru').click()
	await fillPasien(page, { 'Nama lengkap': 'Wulan', 'Tanggal lahir': '1/2/2020' })
	await page.goBack()
	await expect(button(page, 'Daftarkan Pasien Baru')).toBeFocused()

	await button(page, 'Ubah data Siti Rahma').click()
	await expect(field(page, 'Nama lengkap')).toHaveValue('Siti Rahma')
	await page.keyboard.press('Escape')
	await expect(button(page, 'Ubah data Siti Rahma')).toBeVisible()
	await button(page, 'Daftarkan Pasien Baru').click()
	await expect(field(page, 'Nama lengkap')).toHaveValue('Wulan')
	await expect(field(page, 'Tanggal lahir')).toHaveAccessibleDescription(/^Terbaca: 01 Februari 2020/)
	await button(page, 'Kembali ke daftar pasien').click()
	await expect(heading(page, 'Untuk siapa paket ini?')).toBeVisible()

	await page.goBack()
	await expect(pasienModal(page)).toHaveCount(0)
	await expect(page).toHaveURL('/yasmin-shop')
	await expect(pesan(page, gulaDarah)).toBeFocused()
	await choosePaket(page, eksekutifWanita)
	await button(page, 'Daftarkan Pasien Baru').click()
	await expect(field(page, 'Nama lengkap'), 'in the dialog of another package too').toHaveValue('Wulan')

	// Another tab forgets this device.
	await page.context().clearCookies()
	await page.evaluate((key) => dispatchEvent(new StorageEvent('storage', { key })), LUPAKAN_KEY)
	await button(page, 'Kembali ke daftar pasien').click()
	await button(page, 'Tutup').click()
	await choosePaket(page, gulaDarah)
	await fillMember(page)
	await page.goBack()
	await choosePaket(page, gulaDarah)
	await expect(field(page, 'Nama')).toHaveValue(' Rahma  W. ')
	await expect(field(page, 'Email')).toHaveValue('bukan email')
	await button(page, 'Daftar').click()
	await expect(pasienModal(page).getByText('Menyiapkan Pasien')).toBeVisible()
	await answered(page, () => page.clock.runFor(PASIEN_DELAY_MS))
	await button(page, 'Daftarkan Pasien Baru').click()
	await expect(field(page, 'Nama lengkap'), 'of a device that was forgotten').toHaveValue('')
})

test('back closes the cart, and a reload inside a dialog leaves no step behind', async ({ page }) => {
	await becomeMember(page, siti)
	await page.goto('/faq')
	await openShop(page)
	await choosePaket(page, gulaDarah)
	await row(page, 'Siti').click()
	await expect(pasienModal(page)).toHaveCount(0)
	await page.clock.runFor(KERANJANG_DELAY_MS)
	await expect(cart(page)).toBeVisible()
	await expect(page).toHaveURL('/yasmin-shop#keranjang')
	await page.goBack()
	await expect(cart(page)).toHaveCount(0)
	await expect(page).toHaveURL('/yasmin-shop')

	await page.goForward()
	await choosePaket(page, gulaDarah)
	await expect(page, 'after a step of the cart that is gone').toHaveURL('/yasmin-shop#pilih-pasien')
	await page.goBack()
	await expect(pasienModal(page)).toHaveCount(0)
	await expect(page).toHaveURL('/yasmin-shop')

	await choosePaket(page, gulaDarah)
	await button(page, 'Daftarkan Pasien Baru').click()
	await expect(page).toHaveURL('/yasmin-shop#data-pasien')
	await page.clock.resume()
	await page.reload()
	await expect(page).toHaveURL('/yasmin-shop')
	await page.goBack()
	await expect(page).toHaveURL('/faq')
})
