import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Updateable } from 'kysely'
import { encode } from 'uqr'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { calls } from '../../contract/calls.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { ShopReservasiTable } from '../../database/schema.ts'
import {
	type Bagian,
	type KeadaanReservasi,
	tampilanReservasi,
} from '../../site/features/reservasi/tampilan-reservasi.ts'
import { formatHariTanggal } from '../../site/lib/dates/format-tanggal.ts'
import { expect } from '../support/browser-test.ts'
import { printPage } from '../support/print-page.ts'
import { call, FAILED, reserve, statusLine, test } from './reservasi-page.ts'

const orders = [
	{ pasien: 'Siti Rahma', paket: 0 },
	{ pasien: 'Budi Santoso', paket: 3 },
	{ pasien: 'Budi Santoso', paket: 7 },
]
const GUESSED = '/reservasi-status/K7MPQ-X3WVT-9HBCD'
const DETAIL = `**/api${calls.getReservasiByKode.path.replace('{kode}', '*')}`

const detail = (page: Page) => page.getByRole('region', { name: 'Rincian reservasi' })

async function openStatus(page: Page, path: string) {
	await page.goto(path)
	await expect(page.getByRole('button', { name: 'Cetak' })).toBeVisible()
}

test('the status page shows code, steps, check-in and the reserved packages', async ({ page, console, thirdParty }) => {
	const { kode, path, lines, tanggalVisit } = await reserve(page.request, orders)
	const { webSetting } = await call(page.request, 'getTemplate')
	const day = formatHariTanggal(tanggalVisit)
	await openStatus(page, path)
	await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(kode)
	const steps = page.getByRole('region', { name: 'Langkah selanjutnya' })
	await expect(steps.locator('ol > li')).toHaveCount(4)
	await expect(steps).toContainText(day)
	await expect(steps.getByRole('link', { name: webSetting.data?.noTelp })).toHaveAttribute(
		'href',
		/^(tel:\+62|https:\/\/wa\.me\/62)\d+$/,
	)
	await expect(page.getByRole('region', { name: 'Cara check-in' }).getByRole('listitem')).toHaveCount(6)
	for (const text of ['Siti Rahma', '0812-3456-7890', day, /pukul \d\d\.\d\d WIB/])
		await expect(detail(page).getByText(text).first()).toBeVisible()
	await expect(detail(page).getByRole('listitem')).toHaveText(
		lines.map(({ shopItem, pasien }) => `${shopItem.nama}Pasien: ${pasien.nama}${formatRupiah(shopItem.harga)}`),
	)
	const total = lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)
	await expect(detail(page).getByText('Total').locator('..')).toContainText(formatRupiah(total))
	await expect(page.getByRole('link', { name: 'Data Saya' })).toHaveAttribute('href', '/data-saya')
	await page.waitForLoadState('networkidle')
	expect(thirdParty).toEqual([])
	expect(console.lines).not.toContain(FAILED)
})

test('the reservation is fetched after hydration, with a loading state meanwhile', async ({ page, request }) => {
	const { kode, path } = await reserve(page.request, orders)
	expect(await (await request.get(path)).text()).not.toContain('Siti Rahma')
	let release = () => {}
	const held = new Promise<void>((resolve) => {
		release = resolve
	})
	await page.route(DETAIL, async (route) => {
		await held
		await route.continue()
	})
	await page.goto(path)
	await expect(page.getByText('Menyiapkan Reservasi')).toBeVisible()
	release()
	await expect(page.getByRole('code')).toHaveText(kode)
	await expect(page.getByText('Menyiapkan Reservasi')).toHaveCount(0)
})

test('the code is copied, and the visit goes to the calendar without the patients', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	const { kode, path, tanggalVisit } = await reserve(page.request, orders)
	await openStatus(page, path)
	await page.getByRole('button', { name: 'Salin kode' }).press('Enter')
	await expect(page.getByText('Kode tersalin')).toBeVisible()
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(kode)

	const download = page.waitForEvent('download')
	await page.getByRole('button', { name: 'Simpan ke kalender' }).click()
	const file = await download
	expect(file.suggestedFilename()).toBe(`kunjungan-${tanggalVisit}.ics`)
	const text = await readFile(await file.path(), 'utf8')
	expect(text).toContain(`DTSTART;VALUE=DATE:${tanggalVisit.replaceAll('-', '')}\r\n`)
	expect(text).toContain(kode)
	expect(text.replaceAll('\r\n ', '')).toContain('Persiapan:\\nMedical Check-Up Dasar: Berpuasalah selama')
	expect(text).not.toMatch(/Siti|Budi|0812-3456-7890/)
})

test('another browser with the code sees the names and a masked number', async ({ page, browser, site }) => {
	const { path } = await reserve(page.request, orders)
	const stranger = await browser.newContext({ baseURL: site.url })
	const other = await stranger.newPage()
	await openStatus(other, path)
	await expect(detail(other).getByText('0812••••••••')).toBeVisible()
	await expect(detail(other)).toContainText('Budi Santoso')
	expect(await other.content()).not.toContain('0812-3456-7890')
	await stranger.close()
	await openStatus(page, path)
	await expect(detail(page).getByText('0812-3456-7890')).toBeVisible()
})

test('a guessed code is not found, and after some guesses the address is rate limited', async ({
	page,
	request,
	console,
}) => {
	console.allow(FAILED)
	console.allow(statusLine('404 (Not Found)'))
	console.allow(statusLine('429 (Too Many Requests)'))
	const response = await page.goto(GUESSED)
	expect(response?.status()).toBe(200)
	await expect(page.getByText('Reservasi Tidak Ditemukan')).toBeVisible()
	expect(console.lines).toContain(FAILED)

	const guess = async () =>
		(await request.get(`/api${calls.getReservasiByKode.path.replace('{kode}', 'K7MPQ-X3WVT-9HBCE')}`)).status()
	const answers: number[] = []
	while (!answers.includes(429) && answers.length < 40) answers.push(await guess())
	expect(answers[0]).toBe(404)
	expect(answers.at(-1)).toBe(429)
	expect(answers.length).toBeLessThan(32)
	await page.reload()
	await expect(page.getByText('Reservasi Tidak Ditemukan')).toBeVisible()
	expect(console.lines).toContain(statusLine('429 (Too Many Requests)'))
})

for (const path of ['/reservasi', GUESSED])
	test(`${path} is not cached, not indexed and sends no referrer`, async ({ request }) => {
		const response = await request.get(path)
		expect(response.headers()).toMatchObject({
			'cache-control': 'no-store',
			'referrer-policy': 'no-referrer',
			'x-robots-tag': 'noindex',
		})
		const html = await response.text()
		expect(html).toContain('<meta name="robots" content="noindex"/>')
		expect(html).toContain('<meta name="referrer" content="no-referrer"/>')
		expect(html).not.toMatch(/<link rel="canonical"[^>]*K7MPQ/)
	})

/** The modules of the QR code that is drawn, true for dark. */
async function readQr(page: Page): Promise<boolean[][]> {
	const qr = page.getByRole('img', { name: /^Kode QR/ })
	const size = Number((await qr.getAttribute('viewBox'))?.split(' ')[2])
	const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
	const path = (await qr.locator('path').getAttribute('d')) ?? ''
	for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
		modules[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
	return modules
}

test('it prints on one page, with a QR code that leads back', async ({ page, site }) => {
	const { kode, path, lines, tanggalVisit } = await reserve(page.request, orders)
	await openStatus(page, path)
	const { data } = encode(`${site.url}${path}`, { ecc: 'M', border: 4 })
	expect(await readQr(page)).toEqual(data)
	await page.emulateMedia({ media: 'print' })
	expect(await readQr(page)).toEqual(data)
	await expect(page.getByRole('banner')).toBeHidden()
	await expect(page.getByRole('button')).toHaveCount(0)

	const { totalPages, text, width, height } = await printPage(page)
	expect([totalPages, Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([1, 595, 842])
	const total = lines.reduce((sum, { shopItem }) => sum + shopItem.harga, 0)
	const expected = [kode, formatHariTanggal(tanggalVisit), 'Siti Rahma', '0812-3456-7890', formatRupiah(total)]
	for (const { shopItem, pasien } of lines) expected.push(shopItem.nama, pasien.nama, formatRupiah(shopItem.harga))
	for (const part of [
		...expected,
		'Persiapan',
		'Medical Check-Up Dasar: Berpuasalah',
		'Cara check-in',
		'Tunjukkan kode reservasi',
		'Tunjukkan KTP pasien',
	])
		expect(text).toContain(part)
	expect(text).not.toMatch(/Beranda|Salin kode|Data Saya/)
})

test('eight packages for people with long names print on one page too', async ({ page }) => {
	const name = 'Raden Ajeng Maria Magdalena Siti Nurhaliza Kusumaningtyas Puspitasari Wulandari '
		.repeat(2)
		.slice(0, 148)
	const eight = Array.from({ length: 8 }, (_, paket) => ({ pasien: `${name}${paket}`, paket }))
	const { kode, path, lines } = await reserve(page.request, eight)
	expect(lines).toHaveLength(8)
	await openStatus(page, path)
	const { totalPages, text } = await printPage(page)
	expect(totalPages).toBe(1)
	for (const { shopItem, pasien } of lines) expect(text).toContain(`${shopItem.nama} ${pasien.nama}`)
	for (const part of [kode, 'Tunjukkan KTP pasien', 'Telepon']) expect(text).toContain(part)
})

test('the patient moves and cancels the visit, and the open page follows the desk', async ({
	page,
	browser,
	site,
	database: { db },
	console,
}) => {
	console.allow(statusLine('404 (Not Found)'))
	const { kode, path, tanggalVisit } = await reserve(page.request, orders)
	const change = (status: 'dikonfirmasi' | 'hadir') =>
		db.updateTable('shopReservasi').set({ status }).where('kode', '=', kode).execute()
	await page.clock.install()
	await openStatus(page, path)
	const seen = page.getByRole('region', { name: 'Status reservasi' })
	await expect(seen).toHaveAttribute('aria-live', 'polite')
	await expect(page.getByRole('region', { name: 'Persiapan' })).toContainText('Berpuasalah selama 10–12 jam')

	// The desk confirms: a visible page sees it after half a minute, a hidden one asks for nothing.
	await change('dikonfirmasi')
	let asked = 0
	await page.route(DETAIL, (route) => {
		asked += 1
		return route.continue()
	})
	const show = (visibility: string) =>
		page.evaluate((state) => {
			Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
			document.dispatchEvent(new Event('visibilitychange'))
		}, visibility)
	await show('hidden')
	await page.clock.fastForward(95_000)
	// An earlier request would have arrived before this one.
	await page.evaluate(() => fetch('/healthz'))
	expect(asked).toBe(0)
	await show('visible')
	await expect(seen).toContainText('Sudah dikonfirmasi')

	// The own device moves the day without being asked for anything else.
	const moved = tambahHari(tanggalVisit, -1)
	const region = page.getByRole('region', { name: 'Ubah atau batalkan' })
	await region.getByRole('button', { name: 'Ubah tanggal' }).press('Enter')
	const dialog = page.getByRole('dialog', { name: 'Ubah tanggal kunjungan' })
	await expect(dialog.getByLabel(/Empat angka/)).toHaveCount(0)
	await expect(dialog.getByLabel('Tanggal kunjungan baru')).toHaveAttribute('max', tanggalVisit)
	await dialog.getByLabel('Tanggal kunjungan baru').fill(moved)
	await dialog.getByRole('button', { name: 'Simpan tanggal' }).press('Enter')
	await expect(dialog).toHaveCount(0)
	await expect(seen).toBeFocused()
	await expect(seen).toContainText('Menunggu konfirmasi')
	await expect(seen).toContainText(`Tanggal kunjungan sekarang ${formatHariTanggal(moved)}.`)
	await expect(page.getByRole('region', { name: 'Kode reservasi' })).toContainText(formatHariTanggal(moved))

	// Another device is asked for the last digits; wrong ones stay in the field.
	const stranger = await browser.newContext({ baseURL: site.url })
	const other = await stranger.newPage()
	await openStatus(other, path)
	await other.getByRole('button', { name: 'Batalkan reservasi' }).click()
	const asking = other.getByRole('dialog', { name: 'Batalkan reservasi?' })
	const digits = asking.getByLabel('Empat angka terakhir nomor telepon')
	await digits.fill('1234')
	await asking.getByRole('button', { name: 'Ya, batalkan reservasi' }).click()
	await expect(asking.getByRole('alert')).toHaveText('Empat angka terakhir nomor telepon tidak cocok.')
	await expect(digits).toHaveValue('1234')
	await digits.fill('7890')
	await asking.getByRole('button', { name: 'Ya, batalkan reservasi' }).click()
	await expect(other.getByRole('region', { name: 'Status reservasi' })).toBeFocused()
	await expect(other.getByRole('region', { name: 'Status reservasi' })).toContainText(
		/^Dibatalkan.* WIB, oleh pemesan\./,
	)
	await expect(other.getByRole('region', { name: 'Ubah atau batalkan' })).toHaveCount(0)
	await expect(other.getByRole('main')).not.toContainText(kode)
	await stranger.close()

	// The first page sees it by itself.
	await page.clock.fastForward(31_000)
	await expect(seen).toContainText('Dibatalkan')
	await expect(seen).not.toContainText('Tanggal kunjungan sekarang')
	await expect(region).toHaveCount(0)
})

const expectShown = (place: Locator, isShown: boolean, what: string) => {
	const visible = place.filter({ visible: true }).first()
	return isShown ? expect(visible, what).toBeVisible() : expect(visible, what).toHaveCount(0)
}

test('in every state the page and its paper show what the table says, and nothing else', async ({
	page,
	database: { db },
}) => {
	const { kode, path, tanggalVisit, lines } = await reserve(page.request, orders)
	const region = (name: string) => page.getByRole('region', { name })
	const places: Record<Bagian, Locator> = {
		pengantar: page.getByText('Simpan kodenya dan tunjukkan kepada petugas'),
		kode: region('Kode reservasi'),
		qr: page.getByRole('img', { name: /^Kode QR/ }),
		kalender: page.getByRole('button', { name: 'Simpan ke kalender' }),
		cetak: page.getByRole('button', { name: 'Cetak' }),
		langkah: page.getByText(/^Datang ke|Tunjukkan kode/),
		persiapan: page.getByText('Berpuasalah selama'),
		ubah: page.getByRole('button', { name: 'Ubah tanggal' }),
		batalkan: page.getByRole('button', { name: 'Batalkan reservasi' }),
		pesanLagi: page.getByRole('link', { name: 'Pesan lagi Medical Check-Up Dasar' }),
	}
	/** The parts that are on paper too. */
	const printed: Bagian[] = ['qr', 'langkah', 'persiapan']
	/** States that are no status alone. */
	const derived: Partial<Record<KeadaanReservasi, Updateable<ShopReservasiTable>>> = {
		// After the last day of visits nothing is offered.
		menunggu: { status: 'menunggu', tanggalVisit: tambahHari(tanggalVisit, 1) },
		ditawari: { status: 'menunggu', ditawarkanSampai: Date.now() + 3_600_000 },
		'tawaran-lewat': { status: 'menunggu', ditawarkanSampai: Date.now() - 1 },
		// On a day that is closed below.
		'tunggu-tutup': { status: 'menunggu', tanggalVisit: tambahHari(tanggalVisit, 2) },
		lewat: { status: 'dikonfirmasi', tanggalVisit: '2026-01-02' },
	}
	const closed = { tanggal: tambahHari(tanggalVisit, 2), keterangan: 'Rapat' }
	await db.insertInto('shopHariTutup').values(closed).execute()
	for (const [keadaan, { nama, shows }] of Object.entries(tampilanReservasi) as [
		KeadaanReservasi,
		(typeof tampilanReservasi)[KeadaanReservasi],
	][]) {
		const row = { tanggalVisit, ...(derived[keadaan] ?? { status: keadaan as StatusReservasi }) }
		await db.updateTable('shopReservasi').set(row).where('kode', '=', kode).execute()
		await page.goto(path)
		await expect(region('Status reservasi')).toContainText(nama)
		await expect(region('Rincian reservasi')).toContainText(lines[0]?.shopItem.nama ?? '')
		for (const part of Object.keys(places) as Bagian[])
			await expectShown(places[part], shows.includes(part), `${part} of ${keadaan}`)
		await page.emulateMedia({ media: 'print' })
		for (const part of printed) await expectShown(places[part], shows.includes(part), `${part} of ${keadaan} on paper`)
		await expectShown(page.getByText(kode), shows.includes('kode'), `the code of ${keadaan} on paper`)
		await page.emulateMedia({ media: null })
	}
	await db.deleteFrom('shopHariTutup').execute()
})

test('the day is changed in three taps', async ({ page }) => {
	const { path, tanggalVisit } = await reserve(page.request, orders)
	const moved = tambahHari(tanggalVisit, -1)
	await openStatus(page, path)
	await page.getByRole('button', { name: 'Ubah tanggal' }).click()
	const date = page.getByLabel('Tanggal kunjungan baru')
	await date.click()
	await date.fill(moved)
	await page.getByRole('button', { name: 'Simpan tanggal' }).click()
	await expect(page.getByRole('region', { name: 'Status reservasi' })).toContainText(formatHariTanggal(moved))
})

test('after the limit the page has the phone number in place of the buttons', async ({ page, database: { db } }) => {
	const { kode, path } = await reserve(page.request, orders)
	const today = tanggalWib(Date.now())
	await db.updateTable('shopReservasi').set({ tanggalVisit: today }).where('kode', '=', kode).execute()
	const { webSetting } = await call(page.request, 'getTemplate')
	await openStatus(page, path)
	const region = page.getByRole('region', { name: 'Ubah atau batalkan' })
	await expect(region.getByRole('link', { name: webSetting.data?.noTelp })).toBeVisible()
	await expect(region.getByRole('button')).toHaveCount(0)
})
