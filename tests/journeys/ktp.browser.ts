import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, repeated } from '../support/browser-test.ts'
import { becomeMember, choosePaket, gulaDarah, openShop, pasienModal, test } from './keranjang-page.ts'
import { READING_MS } from './ktp-page.ts'
import { field } from './pasien-page.ts'

const STALL_MS = 30_000
const LONGEST_READING_MS = 30_000
const CARDS = join(import.meta.dirname, '../ktp')
const PICTURES = join(import.meta.dirname, '../../demo/pictures/artikel')
const SMALL_CARD = '10_small600.jpg'
const DARK_CARD = '12_lowlight_persp.jpg'
const COARSE_CARD = '07_q40.jpg'
const OCR_FILES = /\/assets\/(ktp-session|worker\.min|tesseract-core|ind\.traineddata)/

const truth: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(CARDS, 'truth.json'), 'utf8'))
const fields: Record<string, string> = {
	nik: 'NIK',
	nama: 'Nama lengkap',
	tempatLahir: 'Tempat lahir',
	tanggalLahir: 'Tanggal lahir',
	alamat: 'Alamat lengkap',
}

const reader = (page: Page) => pasienModal(page).getByRole('region', { name: 'Isi dari foto KTP' })
const choose = (page: Page) => reader(page).getByLabel('Pilih foto KTP')
const cancel = (page: Page) => reader(page).getByRole('button', { name: 'Batal' })
const progress = (page: Page) => reader(page).getByRole('progressbar')

async function openForm(page: Page) {
	await choosePaket(page, gulaDarah)
	await pasienModal(page).getByRole('button', { name: 'Daftarkan Pasien Baru' }).click()
	await expect(choose(page)).toBeVisible()
}

async function openFormInShop(page: Page) {
	await becomeMember(page)
	await openShop(page)
	await openForm(page)
}

const jpeg = (buffer: Buffer) => ({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })

/** Requests for code and data of the reader from now on. */
function watchOcrFiles(page: Page): string[] {
	const asked: string[] = []
	page.context().on('request', (request) => {
		if (OCR_FILES.test(request.url())) asked.push(request.url())
	})
	return asked
}

async function expectFilled(page: Page, card: Record<string, string> = {}) {
	await expect(choose(page)).toBeVisible({ timeout: READING_MS })
	for (const [name, label] of Object.entries(fields)) {
		if (name === 'alamat')
			await expect(field(page, label)).toHaveValue(new RegExp(`^${card.alamat}, RT/RW \\d{3}/\\d{3}, `))
		else await expect(field(page, label)).toHaveValue(card[name] ?? '')
	}
	const sex = pasienModal(page).getByRole('radio', { name: card.jenisKelamin === 'l' ? 'Laki-Laki' : 'Perempuan' })
	await expect(sex).toBeChecked()
	await expect(pasienModal(page).getByText('periksa kembali', { exact: true })).toHaveCount(0)
}

test(
	'a small and a dark photo of 40 megapixels fill the form; the reader is loaded with the first one, from this site alone',
	repeated,
	async ({ page, thirdParty }) => {
		await becomeMember(page)
		await openShop(page, '/')
		const documents: string[] = []
		page.on('request', (request) => {
			if (request.isNavigationRequest()) documents.push(request.url())
		})
		const asked = watchOcrFiles(page)
		await page.getByRole('banner').getByRole('link', { name: 'Yasmin Shop' }).first().click()
		// The router's timers start when the code of the page is here.
		await expect(async () => {
			await page.clock.runFor(1000)
			await expect(page).toHaveURL('/yasmin-shop', { timeout: 1000 })
		}).toPass()
		await openForm(page)
		await field(page, 'Nomor telepon').fill('0812')
		await expect(reader(page)).toContainText('Foto dibaca di perangkat ini dan tidak dikirim ke mana pun')
		await expect(reader(page).getByText('Ambil foto'), 'for fingers alone').toBeHidden()
		expect(asked).toEqual([])

		const fortyMegapixels = await sharp(join(CARDS, DARK_CARD)).resize(8000).jpeg({ quality: 70 }).toBuffer()
		const photos = [
			[SMALL_CARD, join(CARDS, SMALL_CARD)],
			[DARK_CARD, jpeg(fortyMegapixels)],
		] as const
		let loaded = 0
		for (const [file, photo] of photos) {
			await choose(page).setInputFiles(photo)
			await expect(progress(page)).toHaveAccessibleName(/^(Menyiapkan pembaca|Membaca) KTP/)
			await expectFilled(page, truth[file])
			loaded ||= asked.length
			expect(asked, 'nothing is loaded again').toHaveLength(loaded)
		}
		expect(loaded).toBeGreaterThan(3)
		await expect(field(page, 'Nomor telepon')).toHaveValue('0812')
		expect(documents, 'under the policy of the first page').toEqual([])
		expect(thirdParty).toEqual([])
	},
)

test('a file that is no picture of an ID card gets a message and changes nothing', async ({ page }) => {
	await openFormInShop(page)
	const asked = watchOcrFiles(page)
	await field(page, 'Nama lengkap').fill('Bima')
	const whole = readFileSync(join(CARDS, DARK_CARD))
	const cat = await sharp(join(PICTURES, readdirSync(PICTURES)[0] ?? ''))
		.jpeg()
		.toBuffer()
	const noPicture = reader(page).getByText(/^Berkas ini tidak dapat dibuka/)

	await choose(page).setInputFiles({ name: 'ktp.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('bukan foto') })
	await expect(noPicture).toBeVisible()
	expect(asked.filter((address) => !address.includes('ktp-session'))).toEqual([])

	await choose(page).setInputFiles(jpeg(cat))
	await expect(reader(page).getByText(/^KTP pada foto ini tidak terbaca/)).toBeVisible({ timeout: READING_MS })

	await choose(page).setInputFiles(jpeg(whole.subarray(0, whole.length / 2)))
	await expect(noPicture).toBeVisible()
	await expect(field(page, 'Nama lengkap')).toHaveValue('Bima')
	await expect(field(page, 'NIK')).toHaveValue('')
})

test('when the reader does not load, it can be cancelled, is given up after 30 seconds, and works once it loads', async ({
	page,
}) => {
	await openFormInShop(page)
	let comes = false
	await page.route('**/assets/tesseract-core*', (route) => (comes ? route.fallback() : undefined))
	const card = join(CARDS, COARSE_CARD)

	const begun = page.waitForRequest(/tesseract-core/)
	await choose(page).focus()
	await choose(page).setInputFiles(card)
	await begun
	await expect(cancel(page)).toBeFocused()
	await page.keyboard.press('Enter')
	await expect(choose(page)).toBeFocused()
	await expect(reader(page).getByRole('status')).toBeEmpty()

	const language = page.waitForResponse(/traineddata/)
	await choose(page).setInputFiles(card)
	await (await language).finished()
	await expect(progress(page)).toHaveAttribute('value', /^0\.2/)
	await page.clock.runFor(STALL_MS - 1)
	await expect(cancel(page)).toBeVisible()
	await page.clock.runFor(1)
	await expect(reader(page).getByText(/^Pembaca KTP belum dapat dipakai/)).toBeVisible()

	comes = true
	await choose(page).setInputFiles(card)
	await expect(reader(page).getByText('Membaca KTP')).toBeVisible({ timeout: READING_MS })
	await cancel(page).click()
	await expect(choose(page)).toBeVisible()
	await expect(field(page, 'NIK')).toHaveValue('')
	await choose(page).setInputFiles(card)
	await expectFilled(page, truth[COARSE_CARD])
})

test('a reading is given up after 30 seconds', async ({ page }) => {
	await openFormInShop(page)
	const noise = await sharp({
		create: {
			width: 4000,
			height: 3000,
			channels: 3,
			background: 'white',
			noise: { type: 'gaussian', mean: 128, sigma: 60 },
		},
	})
		.jpeg()
		.toBuffer()
	await choose(page).setInputFiles(jpeg(noise))
	await expect(reader(page).getByText('Membaca KTP')).toBeVisible({ timeout: READING_MS })
	await page.clock.runFor(LONGEST_READING_MS - 1)
	await expect(cancel(page)).toBeVisible()
	await page.clock.runFor(1)
	await expect(reader(page).getByText(/^KTP pada foto ini tidak terbaca/)).toBeVisible()
})

test('a doubtful field is marked until it is changed', repeated, async ({ page }) => {
	await openFormInShop(page)
	const dark = await sharp(join(CARDS, COARSE_CARD))
		.resize(640)
		.linear(0.22, 4)
		.blur(0.8)
		.jpeg({ quality: 30 })
		.toBuffer()
	await choose(page).setInputFiles(jpeg(dark))
	await expect(choose(page)).toBeVisible({ timeout: READING_MS })
	const mark = 'periksa kembali'
	const address = field(page, 'Alamat lengkap')
	await expect(address).toHaveAccessibleDescription(mark)
	await address.focus()
	await page.keyboard.press('Tab')
	await expect(address).not.toBeFocused()
	await expect(address).toHaveAccessibleDescription(mark)
	await address.fill('Jalan Melati 12')
	await expect(address).not.toHaveAccessibleDescription(mark)
})
