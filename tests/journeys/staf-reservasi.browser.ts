import type { Locator } from '@playwright/test'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { printPage } from '../support/print-page.ts'
import { reserve } from './reservasi-page.ts'
import { expect, statusLine, test } from './staf-page.ts'
import { expectOwnRights } from './staf-permissions.ts'

const NIK = '3510012507900001'
const orders = [
	{ pasien: 'Siti Rahma', paket: 0 },
	{ pasien: 'Budi Santoso', paket: 3 },
]

/** Presses the place of a button for most of a second, whatever takes its place. */
async function pressImpatiently(button: Locator): Promise<void> {
	await expect(button).toBeEnabled()
	await button.scrollIntoViewIfNeeded()
	await button.evaluate(async (element) => {
		const { x, y, width, height } = element.getBoundingClientRect()
		const end = performance.now() + 700
		while (performance.now() < end) {
			const there = document.elementFromPoint(x + width / 2, y + height / 2)
			if (there instanceof HTMLElement) there.click()
			await new Promise((resolve) => setTimeout(resolve, 30))
		}
	})
}

test('a visitor reserves, the desk scans the code and takes it through its states, and the visitor sees each', async ({
	page: desk,
	openOtherBrowser,
	site,
	console,
	thirdParty,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('403 (Forbidden)'))
	const visitor = await openOtherBrowser()
	const { kode, path, tanggalVisit } = await reserve(visitor.request, orders)
	// Other tests of this worker may have left reservations.
	await db.deleteFrom('shopReservasi').where('kode', '!=', kode).execute()
	await visitor.goto(path)
	const seen = visitor.getByRole('region', { name: 'Status reservasi' })
	await expect(seen).toContainText('Menunggu konfirmasi')

	const { id } = await signIn('pendaftaran')
	const opened = await desk.goto('/staf/reservasi')
	expect(opened?.headers()['permissions-policy']).toContain('camera=(self)')
	const field = desk.getByRole('textbox', { name: /^Pindai kode QR/ })
	await expect(field).toBeFocused()
	await expect(desk.getByRole('button', { name: 'Hari ini' })).toBeDisabled()
	await expect(desk.getByText('Tidak ada reservasi.')).toBeVisible()
	await expectOwnRights(desk, 'pendaftaran')

	await desk.getByLabel('Tanggal kunjungan').fill(tanggalVisit)
	await expect(desk.getByRole('row', { name: new RegExp(kode) })).toContainText('Baru')
	await expect(desk.getByRole('button', { name: 'Semua' })).toContainText('1')
	await expectUsable(desk)
	await field.fill('+62 812 3456')
	await expect(desk.getByRole('heading', { name: '1 hasil dari semua tanggal' })).toBeVisible()
	const file = desk.waitForEvent('download')
	await desk.getByRole('link', { name: 'Unduh CSV' }).click()
	expect((await file).suggestedFilename()).toMatch(/^reservasi-\d{4}-\d\d-\d\d\.csv$/)

	// A hand scanner is a keyboard, and does not know where the focus is.
	await field.fill('')
	await desk.getByRole('link', { name: 'Unduh CSV' }).focus()
	await desk.keyboard.type(`${site.url}${path}\n`)
	await expect(desk.getByRole('heading', { level: 1, name: kode })).toBeVisible()
	// Patients come on the day of the visit.
	await db
		.updateTable('shopReservasi')
		.set({ tanggalVisit: tanggalWib(Date.now()) })
		.execute()
	await desk.reload()
	expect(desk.url()).not.toContain(kode)
	const steps = [
		['Konfirmasi reservasi', 'Sudah dikonfirmasi'],
		['Tandai hadir', 'Pasien sudah hadir'],
		['Selesaikan kunjungan', 'Selesai'],
	] as const
	for (const [button, told] of steps) {
		await desk.getByLabel('Catatan (opsional)').fill(`Langkah: ${button}`)
		await pressImpatiently(desk.getByRole('button', { name: button }))
		await expect(desk.getByRole('list', { name: 'Riwayat status' })).toContainText(`Langkah: ${button}`)
		await expect(field).toBeFocused()
		// The visitor looks at the phone again.
		await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await expect(seen).toContainText(told)
	}
	await expect(desk.getByText('Reservasi ini sudah ditutup: selesai.')).toBeVisible()
	const history = desk.getByRole('list', { name: 'Riwayat status' })
	await expect(history.getByRole('listitem')).toHaveCount(4)
	await desk.getByRole('button', { name: /^Koreksi status/ }).click()
	await desk.getByLabel('Alasan').fill('Belum selesai')
	await desk.getByRole('button', { name: 'Kembalikan' }).click()
	await expect(history).toContainText('Belum selesai')
	await desk.getByRole('button', { name: 'Urungkan' }).click()
	await expect(history).toContainText('Koreksi diurungkan')
	await expect(desk.getByText('Reservasi ini sudah ditutup: selesai.')).toBeVisible()
	await expect(desk.getByRole('link', { name: 'Kirim WhatsApp' })).toHaveAttribute(
		'href',
		/^https:\/\/wa\.me\/6281234567890\?text=Halo%20Siti%20Rahma/,
	)

	const siti = desk.getByRole('region', { name: 'Pasien Siti Rahma' })
	await expect(siti).toContainText('••••••••••••0001')
	await siti.getByRole('button', { name: 'Tampilkan NIK Siti Rahma' }).click()
	await desk.getByLabel('Alasan').fill('KTP')
	await expect(desk.getByRole('button', { name: 'Tampilkan', exact: true })).toBeDisabled()
	await desk.getByLabel('Alasan').fill('Mencocokkan KTP')
	await desk.getByRole('button', { name: 'Tampilkan', exact: true }).click()
	await expect(siti).toContainText(NIK)
	await expectUsable(desk)
	const { totalPages, text } = await printPage(desk)
	expect(totalPages).toBe(1)
	for (const part of [kode, 'Siti Rahma', 'Budi Santoso', 'Selesai']) expect(text).toContain(part)
	expect(text).not.toMatch(/3510012507900001|0001|Langkah berikutnya|Ruang Staf/)

	const trail = await db.selectFrom('peristiwa').select(['aksi', 'label', 'sesudah']).where('stafId', '=', id).execute()
	expect(trail.map(({ aksi }) => aksi)).toEqual(
		expect.arrayContaining(['lihat-daftar', 'lihat-nik', 'ekspor', 'status']),
	)
	expect(trail.find(({ aksi }) => aksi === 'lihat-nik')?.label).toContain(kode)
	expect(JSON.stringify(trail)).not.toContain(NIK)
	expect(thirdParty).toEqual([])
})
