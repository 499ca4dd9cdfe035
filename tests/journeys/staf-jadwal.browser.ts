import type { Locator, Page } from '@playwright/test'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { formatHariTanggal, formatTanggal } from '../../site/lib/dates/format-tanggal.ts'
import { HOUR_PX } from '../../staff/jadwal/lay-out-day.ts'
import { expect, expectPublished, test } from './staf-page.ts'

const NAME = 'dr. Anindya Prameswari, Sp.A'
const PAGE = '/daftar-dokter/poli-anak'

const HALF_HOUR_PX = HOUR_PX / 2

async function centreOf(place: Locator): Promise<{ x: number; y: number }> {
	const box = await place.boundingBox()
	if (!box) throw new Error('It is not on the page.')
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The dates that a visitor can choose for the slot of weekdays. */
async function datesOf(page: Page): Promise<string[]> {
	const dialog = page.getByRole('dialog', { name: `Jadwal ${NAME}` })
	await page.waitForFunction(() => document.querySelector('dialog:modal'))
	await dialog.getByRole('link', { name: 'Senin–Jumat' }).click()
	await dialog.getByRole('button', { name: 'Sudah' }).click()
	const dates = dialog.getByLabel('Tanggal periksa')
	await expect(dates).toBeVisible()
	return (await dates.getByRole('option').allTextContents()).slice(1)
}

test('the desk moves a slot with keys and mouse and puts a doctor on leave, and visitors cannot choose those days', async ({
	page,
	openOtherBrowser,
	request,
	signIn,
	expectUsable,
}) => {
	const ofDokter = '/api/v1/public/dokter?searchByNama=Anindya'
	const { data } = await (await request.get(ofDokter)).json()
	const address = `${PAGE}?dokter=${data[0].id}`
	const visitor = await openOtherBrowser()
	await visitor.goto(address)
	const before = await datesOf(visitor)

	await signIn('pendaftaran')
	await page.goto('/staf/jadwal')
	await page.getByRole('combobox', { name: 'Dokter' }).fill('Anindya')
	await page.getByRole('option', { name: NAME }).click()
	await page.getByRole('button', { name: 'Senin 08.00–11.00' }).waitFor()
	await expectUsable(page)

	// A slot on Sunday that runs into nothing, then half an hour later.
	await page.getByRole('button', { name: 'Tambah jadwal hari Minggu' }).click()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await page.getByRole('button', { name: /^Minggu 08.00–11.00/ }).focus()
	await page.keyboard.press('Shift+ArrowDown')
	await expect(page.getByRole('button', { name: /^Minggu 08.30–11.30/ })).toBeFocused()
	// To the middle of Saturday's column, and half an hour up; only a press that goes nowhere opens it.
	const dragged = page.getByRole('button', { name: /^Minggu 08.30–11.30/ })
	const from = await centreOf(dragged)
	const saturday = await centreOf(page.getByRole('button', { name: 'Tambah jadwal hari Sabtu' }))
	await page.mouse.move(from.x, from.y)
	await page.mouse.down()
	await page.mouse.move(saturday.x, from.y - HALF_HOUR_PX, { steps: 4 })
	await page.mouse.up()
	const moved = page.getByRole('button', { name: /^Sabtu 08.00–11.00/ })
	await expect(moved).toBeVisible()
	await expect(dragged).toHaveCount(0)
	await expect(page.getByRole('dialog')).toHaveCount(0)
	// On Monday it would run into another.
	await moved.click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Senin' }).click()
	await expect(dialog.getByText('Dokter ini sudah memiliki jadwal pada waktu yang sama')).toBeVisible()
	await dialog.getByRole('button', { name: 'Hapus jadwal' }).click()
	await expect(moved).toHaveCount(0)

	const hariIni = tanggalWib(Date.now())
	const [mulai, selesai] = [tambahHari(hariIni, 2), tambahHari(hariIni, 9)]
	await page.getByRole('button', { name: 'Tambah cuti atau libur' }).click()
	await dialog.getByLabel('Hari pertama').fill(mulai)
	await dialog.getByLabel('Hari terakhir').fill(selesai)
	await dialog.getByLabel('Alasan', { exact: true }).fill('menunaikan umrah')
	await expect(dialog.getByText('Hanya terbaca oleh staf.')).toBeVisible()
	await dialog.getByLabel('Tampilkan alasan kepada pengunjung situs').check()
	await dialog.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('button', { name: `${NAME}: tidak praktik` })).toBeVisible()

	await expectPublished(request, ofDokter, 'menunaikan umrah')
	await visitor.goto(address)
	const notice = visitor.getByRole('dialog').getByText(/^Tidak praktik .*: menunaikan umrah$/)
	await expect(notice).toContainText(formatTanggal(selesai))
	const away = Array.from({ length: 8 }, (_, place) => formatHariTanggal(tambahHari(mulai, place)))
	expect(before.filter((day) => away.includes(day)).length).toBeGreaterThan(3)
	expect(await datesOf(visitor)).toEqual(before.filter((day) => !away.includes(day)))
})
