import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../browser-test.ts'
import { printPage } from '../print-page.ts'
import { reserve } from './reservasi-page.ts'
import { enterAsFirstAdmin, SANDI } from './staf-page.ts'

/** A server of its own: the first administrator's link works once. */
test.use({ serverOptions: { env: { TRUST_PROXY: '1' } }, viewport: { width: 768, height: 1024 } })

const NIK = '3510012507900001'
const PETUGAS = 'loket@staf.local'
const STAFF = '/api/v1/staf'
const orders = [
	{ pasien: 'Siti Rahma', paket: 0 },
	{ pasien: 'Budi Santoso', paket: 3 },
]

async function expectNoViolations(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze()
	expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** Whom an administrator lets in; the link that sets the password is used as it is answered. */
async function letPetugasIn(admin: APIRequestContext): Promise<void> {
	const isian = { nama: 'Wati', email: PETUGAS, peran: 'pendaftaran' }
	const { data } = await (await admin.post(`${STAFF}/pengguna`, { data: isian })).json()
	const token = /token=([\w-]+)/.exec(data.created.tautan)?.[1]
	await admin.post(`${STAFF}/sandi`, { data: { token, sandi: SANDI } })
}

test('a visitor reserves, the desk scans the code and takes it through its states, and the visitor sees each', async ({
	page,
	context,
	browser,
	site,
	console,
	thirdParty,
}) => {
	// Nobody is signed in yet.
	console.allow('Failed to load resource: the server responded with a status of 401 (Unauthorized)')
	const { kode, path, tanggalVisit } = await reserve(page.request, orders)
	const visitor = await context.newPage()
	await visitor.goto(path)
	const seen = visitor.getByRole('region', { name: 'Status reservasi' })
	await expect(seen).toContainText('Menunggu konfirmasi')

	await enterAsFirstAdmin(page, site)
	await letPetugasIn(page.request)
	const room = await browser.newContext({ baseURL: site.url, viewport: { width: 768, height: 1024 } })
	const desk = await room.newPage()
	// This browser can read codes but has no camera.
	await desk.addInitScript(() => Object.assign(window, { BarcodeDetector: class {} }))
	const opened = await desk.goto('/staf/reservasi')
	expect(opened?.headers()['permissions-policy']).toContain('camera=(self)')
	await desk.getByLabel('Email').fill(PETUGAS)
	await desk.getByLabel('Kata sandi').fill(SANDI)
	await desk.getByRole('button', { name: 'Masuk' }).click()
	const field = desk.getByRole('textbox', { name: /^Pindai kode QR/ })
	await expect(field).toBeFocused()
	await expect(desk.getByRole('button', { name: 'Hari ini' })).toBeDisabled()
	await expect(desk.getByText('Tidak ada reservasi.')).toBeVisible()

	await desk.getByRole('button', { name: 'Pakai kamera' }).click()
	await expect(desk.getByText(/^Kamera tidak dapat dibuka/)).toBeVisible()
	await desk.getByRole('button', { name: 'Tutup' }).click()

	await desk.getByLabel('Tanggal kunjungan').fill(tanggalVisit)
	await expect(desk.getByRole('row', { name: new RegExp(kode) })).toContainText('Baru')
	await expect(desk.getByRole('button', { name: 'Semua' })).toContainText('1')
	await expectNoViolations(desk)
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
	expect(desk.url()).not.toContain(kode)
	const steps = [
		['Konfirmasi reservasi', 'Sudah dikonfirmasi'],
		['Tandai hadir', 'Pasien sudah hadir'],
		['Selesaikan kunjungan', 'Selesai'],
	] as const
	for (const [button, told] of steps) {
		await desk.getByLabel('Catatan (opsional)').fill(`Langkah: ${button}`)
		await desk.getByRole('button', { name: button }).click()
		await expect(desk.getByRole('list', { name: 'Riwayat status' })).toContainText(`Langkah: ${button}`)
		await expect(field).toBeFocused()
		// The visitor looks at the phone again.
		await visitor.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await expect(seen).toContainText(told, { timeout: 1000 })
	}
	await expect(desk.getByText('Reservasi ini sudah selesai; statusnya tetap.')).toBeVisible()
	await expect(desk.getByRole('link', { name: 'Kirim WhatsApp' })).toHaveAttribute(
		'href',
		/^https:\/\/wa\.me\/6281234567890\?text=Halo%20Siti%20Rahma/,
	)

	const siti = desk.getByRole('region', { name: 'Pasien Siti Rahma' })
	await expect(siti).toContainText('••••••••••••0001')
	await siti.getByRole('button', { name: 'Tampilkan NIK Siti Rahma' }).click()
	await desk.getByLabel('Alasan').fill('Mencocokkan KTP')
	await desk.getByRole('button', { name: 'Tampilkan', exact: true }).click()
	await expect(siti).toContainText(NIK)
	await expectNoViolations(desk)
	const { totalPages, text } = await printPage(desk)
	expect(totalPages).toBe(1)
	for (const part of [kode, 'Siti Rahma', 'Budi Santoso', 'Selesai']) expect(text).toContain(part)
	expect(text).not.toMatch(/3510012507900001|0001|Langkah berikutnya|Ruang Staf/)
	await room.close()

	await page.getByRole('menuitem', { name: 'Riwayat' }).click()
	await expect(page.getByRole('row', { name: /Wati Melihat NIK/ })).toContainText(kode)
	await expect(page.getByRole('row', { name: /Wati Mengunduh CSV/ })).toBeVisible()
	await expect(page.getByText(NIK)).toHaveCount(0)
	expect(thirdParty).toEqual([])
})
