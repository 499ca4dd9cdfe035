import { expect, repeatIf } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { violationsOf } from '../support/violations.ts'
import {
	answered,
	becomeMember,
	bima,
	cart,
	cartOnServer,
	choosePaket,
	eksekutifWanita,
	gulaDarah,
	KERANJANG,
	KERANJANG_DELAY_MS,
	MEMBER,
	openShop,
	PASIEN,
	pasienModal,
	pesan,
	row,
	siti,
	sizes,
	test,
	UNKNOWN,
	watch,
} from './keranjang-page.ts'
import { button, field, fillMember, fillPasien, heading, PASIEN_DELAY_MS } from './pasien-page.ts'

for (const [device, viewport] of Object.entries(sizes))
	test.describe(`on the ${device}`, repeatIf(device === 'desktop'), () => {
		test.use({ viewport })

		test('a new visitor registers, completes the data and has the package in the cart', async ({ page, console }) => {
			console.allow(UNKNOWN)
			await openShop(page)
			const asked = watch(page, 'GET', PASIEN)
			await choosePaket(page, gulaDarah)
			await expect(heading(page, 'Daftar sebagai member')).toBeVisible()
			await expect(pasienModal(page).getByText(gulaDarah)).toBeVisible()
			await expect(pasienModal(page).getByText('Rp. 85.000')).toBeVisible()
			await expect(pasienModal(page).getByRole('link', { name: 'Data Saya' })).toHaveAttribute('href', '/data-saya')

			await fillMember(page)
			const registered = page.waitForResponse(`**${MEMBER}`)
			await button(page, 'Daftar').click()
			expect((await registered).request().postDataJSON()).toEqual({
				nama: ' Rahma  W. ',
				noTelp: 'nol delapan',
				email: 'bukan email',
			})
			await expect(pasienModal(page).getByText('Menyiapkan Pasien')).toBeVisible()
			await page.clock.runFor(PASIEN_DELAY_MS - 1)
			expect(asked).toHaveLength(1)
			await answered(page, () => page.clock.runFor(1))
			expect(asked).toHaveLength(2)

			await expect(heading(page, 'Data Anda')).toBeVisible()
			await expect(row(page, 'Rahma')).toContainText(
				'Data Belum LengkapBelum diisi: NIK, tempat lahir, tanggal lahir, jenis kelamin, alamat lengkap',
			)
			const added = watch(page, 'POST', KERANJANG)
			await row(page, 'Rahma').click()
			await expect(heading(page, 'Ubah data pasien')).toBeFocused()
			expect(added).toEqual([])
			await expect(pasienModal(page).getByText('Belum diisi', { exact: true })).toHaveCount(4)
			await expect(pasienModal(page).getByText('Belum dipilih')).toBeVisible()

			await fillPasien(page, { 'Tempat lahir': 'Banyuwangi', 'Alamat lengkap': 'Jalan Melati 12' })
			await expect(button(page, 'Simpan')).toHaveAccessibleDescription(
				/^Belum diisi: NIK, tanggal lahir, jenis kelamin\. /,
			)
			await field(page, 'Tanggal lahir').fill('25 juli 1990')
			await expect(field(page, 'Tanggal lahir')).toHaveAccessibleDescription('Terbaca: 25 Juli 1990 (36 tahun)')
			await expect(field(page, 'Tanggal lahir')).toHaveAttribute('inputmode', 'numeric')
			await field(page, 'NIK').pressSequentially('3510 0165 0790 0003')
			await expect(pasienModal(page).getByRole('radio', { name: 'Perempuan' }), 'from the NIK').toBeChecked()
			await expect(pasienModal(page).getByText('periksa kembali', { exact: true })).toHaveCount(1)
			await expect(field(page, 'Tanggal lahir'), 'as it was typed').toHaveValue('25 juli 1990')
			await expect(pasienModal(page).getByText(/^Belum/)).toHaveCount(0)
			await answered(page, () => button(page, 'Simpan').click())
			await expect(row(page, 'Rahma')).toBeFocused()
			await expect(row(page, 'Rahma')).toContainText('Perempuan, 36 tahun')
			await expect(row(page, 'Rahma')).toContainText('••••••••••••0003')
			expect(await page.content()).not.toContain(siti.nik)

			await page.keyboard.press('Enter')
			await expect(pasienModal(page)).toHaveCount(0)
			await expect(pesan(page, gulaDarah)).toBeFocused()
			await page.clock.runFor(KERANJANG_DELAY_MS - 1)
			await expect(cart(page)).toHaveCount(0)
			await page.clock.runFor(1)
			await expect(cart(page)).toContainText(gulaDarah)
			expect(added).toHaveLength(1)
		})

		test('one press on Simpan saves, also from a field whose value is not accepted', async ({ page }) => {
			await becomeMember(page, siti)
			await openShop(page)
			await choosePaket(page, gulaDarah)
			await button(page, 'Daftarkan Pasien Baru').click()
			const save = button(page, 'Simpan')
			for (const [label, value] of [
				['NIK', '12'],
				['Tanggal lahir', 'kemarin'],
			] as const) {
				await field(page, label).evaluate((input: HTMLInputElement) => input.focus({ preventScroll: true }))
				await page.keyboard.type(value)
				await save.scrollIntoViewIfNeeded()
				const before = await save.boundingBox()
				await field(page, label).evaluate((input: HTMLInputElement) => input.blur())
				await expect(field(page, label)).toHaveAccessibleDescription(/16 angka|contoh/)
				expect((await save.boundingBox())?.y, label).toBe(before?.y)
			}
			await field(page, 'Tanggal lahir').fill('kemarin lusa')
			const sent = watch(page, 'POST', PASIEN)
			await answered(page, () => save.click())
			expect(sent).toHaveLength(1)
		})

		test('nothing in the dialog is wider than the screen', async ({ page }) => {
			await becomeMember(page, { ...siti, nama: 'Raden Ajeng Kusumawardhaniningrum Suryaatmadja' })
			await openShop(page)
			await choosePaket(page, eksekutifWanita)
			const tooWide = () =>
				page.evaluate(() =>
					[...document.querySelectorAll('dialog, dialog > div')]
						.filter((e) => e.scrollWidth > e.clientWidth)
						.map(String),
				)
			expect(await tooWide()).toEqual([])
			await button(page, /^Ubah data Raden/).click()
			expect(await tooWide()).toEqual([])
			await pasienModal(page).getByText('Laki-Laki').click()
			const pushedUp = await page.locator('dialog').evaluate((dialog) => dialog.scrollTop)
			expect(pushedUp, 'the dialog itself has not scrolled').toBe(0)
		})
	})

test.describe('the same on any device', () => {
	test.use({ viewport: sizes.phone })

	test('own and other patients are separate groups; a new one is added, and the arrow goes back', async ({ page }) => {
		await becomeMember(page, siti)
		await openShop(page)
		await choosePaket(page, gulaDarah)
		await expect(pasienModal(page).getByRole('region', { name: 'Data Anda' }).getByRole('listitem')).toHaveCount(1)
		const others = pasienModal(page).getByRole('region', { name: 'Pasien lain' })
		await expect(others.getByRole('listitem')).toHaveCount(1)

		await button(page, 'Daftarkan Pasien Baru').click()
		await expect(heading(page, 'Daftarkan Pasien Baru')).toBeFocused()
		await expect(pasienModal(page).getByText('Belum diisi', { exact: true })).toHaveCount(0)
		await button(page, 'Kembali ke daftar pasien').click()
		await expect(button(page, 'Daftarkan Pasien Baru')).toBeFocused()

		await page.keyboard.press('Enter')
		const typed = {
			nik: '123',
			nama: ' Bima ',
			noTelp: '',
			tempatLahir: '',
			tanggalLahir: '1/1/17',
			alamatLengkap: '',
		}
		await fillPasien(page, { NIK: typed.nik, 'Nama lengkap': typed.nama, 'Tanggal lahir': typed.tanggalLahir })
		await field(page, 'Alamat lengkap').focus()
		await expect(field(page, 'Tanggal lahir')).toHaveAccessibleDescription(/tahunnya 4 angka/)
		await expect(field(page, 'NIK')).toHaveAccessibleDescription('NIK harus 16 angka, ini 3')
		const sent = watch(page, 'POST', PASIEN)
		await answered(page, () => button(page, 'Simpan').click())
		expect(sent).toEqual([{ ...typed, jenisKelamin: '' }])
		await expect(others.getByRole('listitem')).toHaveCount(2)
		await expect(row(page, 'Bima')).toBeFocused()
		await expect(row(page, 'Bima')).toContainText('Perlu diperbaiki: NIK, tanggal lahir')

		const changed = watch(page, 'PATCH', PASIEN)
		await button(page, 'Ubah data Siti Rahma').click()
		await expect(field(page, 'NIK')).toHaveValue(siti.nik)
		await expect(pasienModal(page).getByRole('radio', { name: 'Perempuan' })).toBeChecked()
		await field(page, 'Nama lengkap').fill('Siti Rahmawati')
		await answered(page, () => button(page, 'Simpan').click())
		expect(changed).toEqual([{ ...siti, nama: 'Siti Rahmawati' }])
		await expect(row(page, 'Siti Rahmawati')).toBeFocused()
	})

	test('a package for another age or sex shows a warning and can be ordered', async ({ page }) => {
		await becomeMember(page, siti, bima)
		await openShop(page)
		await choosePaket(page, eksekutifWanita)
		await row(page, 'Bima').click()
		await expect(heading(page, 'Mohon periksa sebelum memesan')).toBeFocused()
		await expect(pasienModal(page).getByRole('listitem')).toHaveText([
			'Paket ini untuk usia dewasa (18–59 tahun). Bima Aditya berusia 9 tahun.',
			'Paket ini untuk perempuan. Bima Aditya laki-laki.',
		])
		expect(await cartOnServer(page)).toEqual([])
		await button(page, 'Pilih pasien lain').click()
		await expect(row(page, 'Bima')).toBeFocused()
		await row(page, 'Bima').click()
		await button(page, 'Tetap pesan').click()
		await expect(pasienModal(page)).toHaveCount(0)
		await page.clock.runFor(KERANJANG_DELAY_MS)
		await expect(cart(page)).toContainText('untuk Bima Aditya')
	})
})

test('every view is accessible', async ({ page, console }) => {
	console.allow(UNKNOWN)
	await page.goto('/yasmin-shop')
	await hydrated(page)
	const reads = async (name: string) => {
		await expect(heading(page, name)).toBeVisible()
		expect(await violationsOf(page, 'dialog'), name).toEqual([])
	}
	await pesan(page, eksekutifWanita).click()
	await reads('Daftar sebagai member')
	await button(page, 'Daftar').click()
	await reads('Untuk siapa paket ini?')
	await row(page, 'Tanpa nama').click()
	await reads('Ubah data pasien')
	for (const data of [siti, bima]) await page.request.post(PASIEN, { data })
	await button(page, 'Simpan').click()
	await expect(row(page, 'Bima')).toBeVisible()
	await reads('Pasien lain')
	await row(page, 'Bima').click()
	await reads('Mohon periksa sebelum memesan')
	await button(page, 'Pilih pasien lain').click()
	await button(page, 'Daftarkan Pasien Baru').click()
	await field(page, 'NIK').fill('12')
	await field(page, 'Nama lengkap').focus()
	await reads('Daftarkan Pasien Baru')
})
