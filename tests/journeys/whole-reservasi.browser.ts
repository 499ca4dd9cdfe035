import type { Locator, Page } from '@playwright/test'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { expect, repeated } from '../support/browser-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { printPage } from '../support/print-page.ts'
import {
	cart,
	cartOnServer,
	gulaDarah,
	influenza,
	pasienModal,
	pesan,
	row,
	shopItem,
	siti,
	sizes,
	test,
	UNKNOWN,
} from './keranjang-page.ts'
import { readKtp } from './ktp-page.ts'
import { field } from './pasien-page.ts'
import { atasNama, noTelp, readRentang, send, tanggal } from './reservasi-page.ts'

/** How the visitor operates the page. */
interface Input {
	press(what: Locator): Promise<void>
	write(where: Locator, text: string): Promise<void>
	choose(jenisKelamin: 'Laki-Laki' | 'Perempuan'): Promise<void>
}

const finger = (page: Page): Input => ({
	press: (what) => what.tap(),
	write: (where, text) => where.fill(text),
	choose: (name) => pasienModal(page).getByText(name, { exact: true }).tap(),
})

/** Tab, Enter, Space, arrows and letters alone. */
const keyboard = (page: Page): Input => {
	const go = async (to: Locator) => {
		const element = await to.elementHandle()
		for (let steps = 0; steps < 400; steps += 1) {
			if (await element?.evaluate((node) => node === document.activeElement)) return
			await page.keyboard.press('Tab')
		}
		throw new Error('Tab does not reach the element.')
	}
	return {
		async press(what) {
			await go(what)
			await page.keyboard.press('Enter')
		},
		async choose(name) {
			// The NIK may have chosen it.
			if (await radio(page, name).isChecked()) return
			await go(radio(page, 'Laki-Laki'))
			await page.keyboard.press(name === 'Perempuan' ? 'ArrowDown' : 'Space')
			await expect(radio(page, name)).toBeChecked()
		},
		async write(where, text) {
			await go(where)
			await page.keyboard.press('ControlOrMeta+A')
			await page.keyboard.insertText(text)
		},
	}
}

const radio = (page: Page, name: string) => pasienModal(page).getByRole('radio', { name })
const button = (page: Page, name: string) => pasienModal(page).getByRole('button', { name, exact: true })

const budi = { ...siti, nik: '3510012507900001', nama: 'Budi Santoso' }

type AddPasien = (page: Page, input: Input) => Promise<{ nama: string }>

/** Opens the file chooser as well: what it does with a card is the same as on the phone. */
const typePasien: AddPasien = async (page, { press, write, choose }) => {
	const chooser = page.waitForEvent('filechooser')
	await press(pasienModal(page).getByLabel('Pilih foto KTP'))
	await chooser
	await write(field(page, 'NIK'), budi.nik)
	await write(field(page, 'Nama lengkap'), budi.nama)
	await write(field(page, 'Tempat lahir'), budi.tempatLahir)
	await write(field(page, 'Tanggal lahir'), budi.tanggalLahir)
	await choose('Laki-Laki')
	await write(field(page, 'Alamat lengkap'), budi.alamatLengkap)
	return { nama: budi.nama }
}

const readPasienFromKtp: AddPasien = (page, { press }) =>
	readKtp(page, () => press(pasienModal(page).getByLabel('Pilih foto KTP')))

/** From an empty cookie jar to the printed page. */
async function reserveAndPrint(page: Page, input: Input, addPasien: AddPasien) {
	const { press, write, choose } = input
	await page.goto('/yasmin-shop')
	await hydrated(page)

	// Registers, and completes the member's own data.
	await press(pesan(page, gulaDarah))
	await write(field(page, 'Nama'), siti.nama)
	await write(field(page, 'Nomor telepon'), siti.noTelp)
	await press(button(page, 'Daftar'))
	await expect(row(page, siti.nama)).toContainText('Data Belum Lengkap')
	await press(row(page, siti.nama))
	await write(field(page, 'NIK'), siti.nik)
	await write(field(page, 'Tempat lahir'), siti.tempatLahir)
	await write(field(page, 'Tanggal lahir'), siti.tanggalLahir)
	await choose('Perempuan')
	await write(field(page, 'Alamat lengkap'), siti.alamatLengkap)
	await press(button(page, 'Simpan'))
	await press(row(page, siti.nama))
	await expect(cart(page)).toContainText(`untuk ${siti.nama}`)
	await press(cart(page).getByRole('button', { name: 'Tambah paket lain' }))

	// Adds another patient.
	await press(pesan(page, influenza))
	await press(button(page, 'Daftarkan Pasien Baru'))
	const { nama } = await addPasien(page, input)
	await write(field(page, 'Nomor telepon'), '0813-0000-0000')
	await press(button(page, 'Simpan'))
	await press(row(page, nama))
	await expect(cart(page).getByRole('listitem')).toHaveCount(2)
	await press(cart(page).getByRole('button', { name: 'Tambah paket lain' }))

	// Adds a second package for this patient, then removes one of the three.
	await press(pesan(page, gulaDarah))
	await press(row(page, nama))
	await expect(cart(page).getByRole('listitem')).toHaveCount(3)
	await press(cart(page).getByRole('button', { name: `Hapus ${influenza} untuk ${nama}` }))
	await expect(cart(page).getByRole('listitem')).toHaveCount(2)
	const { harga } = await shopItem(page, gulaDarah)
	await expect(cart(page)).toContainText(formatRupiah(harga * 2))
	await press(cart(page).getByRole('link', { name: 'Lanjutkan ke reservasi' }))

	// Reserves, and prints the page to bring along.
	await expect(page).toHaveURL('/reservasi')
	await expect(atasNama(page)).toHaveValue(siti.nama)
	await expect(noTelp(page)).toHaveValue(siti.noTelp)
	const { dateEnd } = await readRentang(page.request)
	await tanggal(page).fill(dateEnd)
	await press(send(page))
	await expect(page).toHaveURL(/\/reservasi-status\/[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{5}$/)
	const kode = page.url().split('/').at(-1) as string
	await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(kode)
	expect(await cartOnServer(page)).toEqual([])
	const shop = await page.context().newPage()
	await shop.goto('/yasmin-shop')
	await hydrated(shop)
	await expect(shop.getByRole('banner').getByRole('link', { name: 'Keranjang', exact: true })).toBeVisible()
	await shop.close()

	const { totalPages, text } = await printPage(page)
	expect(totalPages).toBe(1)
	for (const part of [kode, siti.nama, nama, gulaDarah, formatRupiah(harga * 2)]) expect(text).toContain(part)
	expect(text).not.toContain(influenza)
}

test(
	'a visitor registers, orders for two patients, reserves and prints on the desktop by keyboard alone',
	repeated,
	async ({ page, console }) => {
		console.allow(UNKNOWN)
		await reserveAndPrint(page, keyboard(page), typePasien)
	},
)

test.describe('on the phone', () => {
	test.use({ viewport: sizes.phone, screen: sizes.phone, hasTouch: true, isMobile: true })

	test('a visitor registers, orders for two patients, one of them from an ID card, reserves and prints by touch', async ({
		page,
		console,
	}) => {
		console.allow(UNKNOWN)
		await reserveAndPrint(page, finger(page), readPasienFromKtp)
	})
})
