import type { Page } from '@playwright/test'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { epochWib, tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { printPage } from '../support/print-page.ts'
import { reserve } from './reservasi-page.ts'
import { expect, test } from './staf-page.ts'

/** The Enter at the end of a scan. */
const SCANNER = 1

/** Counts the presses of a person, clicks and Enter, and how often the page went to the printer. */
const countPresses = (page: Page) =>
	page.addInitScript(() => {
		const counts = { presses: 0, prints: 0 }
		const show = () => document.documentElement.setAttribute('data-counts', JSON.stringify(counts))
		const press = () => {
			counts.presses++
			show()
		}
		// Enter on a button makes a click without a pointer.
		addEventListener('click', ({ detail }) => detail > 0 && press(), { capture: true })
		addEventListener('keydown', ({ key }) => key === 'Enter' && press(), { capture: true })
		window.print = () => {
			counts.prints++
			show()
		}
	})

const countsOf = (page: Page) =>
	page.evaluate((): { presses: number; prints: number } => {
		const { presses = 0, prints = 0 } = JSON.parse(document.documentElement.getAttribute('data-counts') ?? '{}')
		return { presses, prints }
	})

/** The presses of some work. */
async function pressesOf(page: Page, work: () => Promise<void>): Promise<number> {
	const before = (await countsOf(page)).presses
	await work()
	return (await countsOf(page)).presses - before
}

test('the work of the desk takes few presses, and what is printed holds what it should', async ({
	page: desk,
	context,
	console,
	openOtherBrowser,
	site,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow('Failed to load resource: net::ERR_INTERNET_DISCONNECTED')
	const today = tanggalWib(Date.now())
	const visitor = await openOtherBrowser()
	const made: string[] = []
	for (const pasien of ['Siti Rahma', 'Budi Santoso', 'Wati Lestari'])
		made.push((await reserve(visitor.request, [{ pasien, paket: made.length }])).kode)
	const [scanned = '', named = '', baru = ''] = made
	await db.deleteFrom('shopReservasi').where('kode', 'not in', made).execute()
	await db.updateTable('shopReservasi').set({ tanggalVisit: today, status: 'dikonfirmasi' }).execute()
	await db.updateTable('shopReservasi').set({ status: 'baru' }).where('kode', '=', baru).execute()
	await db.deleteFrom('shopHariTutup').where('tanggal', '=', today).execute()

	await signIn('pendaftaran')
	await countPresses(desk)
	await desk.goto('/staf/reservasi')
	const field = desk.getByRole('textbox', { name: /^Pindai kode QR/ })
	const row = (kode: string) => desk.getByRole('row', { name: new RegExp(kode) })
	const inRow = (kode: string, button: string) => row(kode).getByRole('button', { name: new RegExp(`^${button} `) })

	expect
		.soft(
			await pressesOf(desk, async () => {
				await inRow(baru, 'Konfirmasi').click()
				await expect(row(baru)).toContainText('Dikonfirmasi')
			}),
			'confirm, from the list',
		)
		.toBe(1)
	// What takes its place waits for a second.
	await expect(inRow(baru, 'Hadir')).toBeDisabled()
	await expectUsable(desk)

	// A scanner types while a row has the focus; its text begins with the letter of 'Hadir'.
	await field.press('ArrowDown')
	await expect(row(scanned).getByRole('link', { name: scanned })).toBeFocused()
	await expect(inRow(scanned, 'Hadir')).toBeEnabled()
	expect
		.soft(
			await pressesOf(desk, async () => {
				await desk.keyboard.type(`${site.url}/reservasi-status/${scanned}\n`)
				await expect(desk.getByRole('heading', { level: 1, name: scanned })).toBeVisible()
				await desk.getByRole('button', { name: 'Tandai hadir' }).click()
				await expect(desk.getByText('Status: Hadir', { exact: true })).toBeVisible()
			}),
			'check-in, by scan',
		)
		.toBe(1 + SCANNER)

	await desk.getByRole('link', { name: 'Daftar reservasi' }).click()
	expect
		.soft(
			await pressesOf(desk, async () => {
				await field.click()
				await field.fill('budi san')
				await inRow(named, 'Hadir').click()
				await expect(row(named)).toContainText(/pukul \d\d\.\d\d/)
			}),
			'check-in, by name',
		)
		.toBe(2)
	await expect(row(named)).toContainText('Hari ini')
	await field.fill('')
	await expect(row(scanned)).toBeVisible()

	expect
		.soft(
			await pressesOf(desk, async () => {
				await inRow(named, 'Lunas').click()
				await desk.getByRole('menuitem', { name: 'QRIS' }).click()
				await expect(row(named)).toContainText('Lunas, QRIS')
			}),
			'payment',
		)
		.toBe(2)
	await expect(desk.getByText('Lunas, QRIS: Siti Rahma')).toBeVisible()
	await desk.getByRole('button', { name: 'Urungkan' }).click()
	await expect(row(named)).toContainText('Belum dibayar')

	// The same by keys: down to the row, then its letters.
	await desk.getByRole('button', { name: 'Belum datang' }).click()
	await expect(row(scanned)).toBeHidden()
	await expect(row(baru)).toBeVisible()
	await field.focus()
	await field.press('ArrowDown')
	await desk.keyboard.press('ArrowUp')
	await expect(field).toBeFocused()
	await field.press('ArrowDown')
	await expect(row(baru).getByRole('link', { name: baru })).toBeFocused()
	await desk.keyboard.press('l')
	await desk.getByRole('menuitem', { name: 'Tunai' }).press('Enter')
	await expect(row(baru)).toContainText('Lunas, Tunai')
	await expect(row(baru).getByRole('link', { name: baru })).toBeFocused()
	await expect(inRow(baru, 'Hadir')).toBeEnabled()
	await desk.keyboard.press('h')
	await expect(row(baru)).toContainText('Tidak lagi di daftar ini')
	await desk.keyboard.press('/')
	await expect(field).toBeFocused()
	await desk.keyboard.press('?')
	await expect(desk.getByRole('dialog', { name: 'Tombol papan ketik' })).toContainText('Tandai hadir')
	await desk.keyboard.press('Escape')
	await desk.getByRole('button', { name: 'Belum datang' }).click()

	expect
		.soft(
			await pressesOf(desk, async () => {
				await desk.getByRole('link', { name: 'Cari pasien, buat reservasi' }).click()
				await desk.getByLabel('Nama atau nomor telepon pasien').fill('wati lestari')
				await desk.getByRole('button', { name: /^Wati Lestari, / }).click()
				await desk.getByRole('combobox', { name: 'Paket untuk Wati Lestari' }).click()
				await desk.getByRole('option').first().click()
				await desk.getByRole('button', { name: 'Buat reservasi' }).click()
				await expect(desk.getByRole('region', { name: 'Pasien Wati Lestari' })).toBeVisible()
			}),
			'walk-in, with a known patient',
		)
		.toBeLessThanOrEqual(5)

	await desk.getByRole('button', { name: 'Struk 58 mm' }).click()
	const slip = await printPage(desk)
	expect(slip.totalPages).toBe(1)
	expect(Math.round(slip.width ?? 0)).toBe(Math.round((58 / 25.4) * 72))
	expect(slip.text).toMatch(/[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{5}.*Wati Lestari.*Total Rp/)
	expect(slip.text).not.toContain('Langkah berikutnya')

	await desk.getByRole('link', { name: 'Daftar reservasi' }).click()
	const { prints } = await countsOf(desk)
	expect
		.soft(
			await pressesOf(desk, async () => {
				await desk.getByRole('link', { name: 'Cetak hari ini' }).click()
				await expect.poll(async () => (await countsOf(desk)).prints).toBe(prints + 1)
			}),
			'print the day',
		)
		.toBe(1)
	await expectUsable(desk)
	const list = await printPage(desk)
	for (const part of ['Daftar reservasi', scanned, named, baru, 'Budi Santoso']) expect(list.text).toContain(part)
	expect(list.text).not.toMatch(/0812-3456-7890|Ruang Staf/)
	await desk.getByRole('button', { name: 'Daftar dengan nomor telepon' }).click()
	expect((await printPage(desk)).text).toContain('0812-3456-7890')
	await desk.getByRole('button', { name: 'Laporan penutup' }).click()
	const report = await printPage(desk)
	expect(report.text).toMatch(/Datang 3 Belum datang 1 Tidak hadir 0 Batal 0 Jumlah 4/)
	expect(report.text).toMatch(/Lunas, Tunai 1 Rp/)
	expect(report.totalPages).toBe(1)

	// The list of today goes on with the next day in a tab that stays open.
	const tomorrow = tambahHari(today, 1)
	await desk.getByRole('link', { name: 'Daftar reservasi' }).click()
	await expect(row(scanned)).toBeVisible()
	await desk.clock.setFixedTime(epochWib(tomorrow, '07:00'))
	await desk.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await expect(desk.getByRole('heading', { level: 1, name: hariTanggal(tomorrow) })).toBeVisible()
	await expect(row(scanned)).toHaveCount(0)
	// Without a connection the list says so, and goes on when it is back.
	await context.setOffline(true)
	await desk.getByRole('button', { name: 'Hari sebelumnya' }).click()
	await desk.getByRole('button', { name: 'Hari sebelumnya' }).click()
	const lost = desk.getByText('Tidak ada sambungan. Periksa jaringan, lalu ulangi.')
	await expect(lost).toBeVisible()
	await context.setOffline(false)
	await expect(lost).toHaveCount(0)

	// Other tests of this worker count reservations. An open page would ask for the deleted ones again.
	await desk.goto('about:blank')
	await db.deleteFrom('shopReservasi').where('tanggalVisit', '=', today).execute()
})
