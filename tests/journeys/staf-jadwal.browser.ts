import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { tambahHari, tanggalWib } from '../../contract/tanggal.ts'
import { formatHariTanggal, formatTanggal } from '../../site/features/tanggal/format-tanggal.ts'
import { expect, test } from '../browser-test.ts'
import { enterAsFirstAdmin } from './staf-page.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'rs-yasmin-staf-'))
test.use({ serverOptions: { env: { DATA_DIR } }, viewport: { width: 768, height: 1024 } })
test.afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const NAME = 'dr. Anindya Prameswari, Sp.A'
const PAGE = '/daftar-dokter/poli-anak'

/** The dates that a visitor can choose for the slot of weekdays. */
async function datesOf(page: Page): Promise<string[]> {
	const dialog = page.getByRole('dialog', { name: `Jadwal ${NAME}` })
	await page.waitForFunction(() => document.querySelector('dialog:modal'))
	await dialog.getByRole('link', { name: 'Senin–Jumat' }).click()
	await dialog.getByRole('button', { name: 'Sudah' }).click()
	return (await dialog.getByLabel('Tanggal periksa').getByRole('option').allTextContents()).slice(1)
}

test('a slot is moved with the keys, a doctor goes on leave, and visitors can no longer choose those days', async ({
	page,
	site,
	context,
	request,
	console,
}) => {
	console.allow('Failed to load resource: the server responded with a status of 401 (Unauthorized)')
	const { data } = await (await request.get('/api/v1/public/dokter?searchByNama=Anindya')).json()
	const address = `${PAGE}?dokter=${data[0].id}`
	const visitor = await context.newPage()
	await visitor.goto(address)
	const before = await datesOf(visitor)

	await enterAsFirstAdmin(page, site)
	await page.getByRole('menuitem', { name: 'Jadwal & cuti' }).click()
	await page.getByRole('combobox', { name: 'Dokter' }).fill('Anindya')
	await page.getByRole('option', { name: NAME }).click()
	await page.getByRole('button', { name: 'Senin 08.00–11.00' }).waitFor()
	const { violations } = await new AxeBuilder({ page }).analyze()
	expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])

	// A slot on Sunday that runs into nothing, then half an hour later.
	await page.getByRole('button', { name: 'Tambah jadwal hari Minggu' }).click()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await page.getByRole('button', { name: /^Minggu 08.00–11.00/ }).focus()
	await page.keyboard.press('Shift+ArrowDown')
	await expect(page.getByRole('button', { name: /^Minggu 08.30–11.30/ })).toBeFocused()
	// On Monday it would run into another.
	await page.getByRole('button', { name: /^Minggu 08.30–11.30/ }).click()
	const dialog = page.getByRole('dialog')
	await dialog.getByRole('button', { name: 'Senin' }).click()
	await expect(dialog.getByText('Dokter ini sudah memiliki jadwal pada waktu yang sama')).toBeVisible()
	await dialog.getByRole('button', { name: 'Hapus jadwal' }).click()
	await expect(page.getByRole('button', { name: /^Minggu 08/ })).toHaveCount(0)

	const hariIni = tanggalWib(Date.now())
	const [mulai, selesai] = [tambahHari(hariIni, 2), tambahHari(hariIni, 9)]
	await page.getByRole('button', { name: 'Tambah cuti atau libur' }).click()
	await dialog.getByLabel('Hari pertama').fill(mulai)
	await dialog.getByLabel('Hari terakhir').fill(selesai)
	await dialog.getByLabel('Alasan', { exact: true }).fill('menunaikan umrah')
	await dialog.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('button', { name: `${NAME}: tidak praktik` })).toBeVisible()

	await visitor.goto(address)
	const notice = visitor.getByRole('dialog').getByText(/^Tidak praktik .*: menunaikan umrah$/)
	await expect(notice).toContainText(formatTanggal(selesai), { timeout: 1000 })
	const away = Array.from({ length: 8 }, (_, place) => formatHariTanggal(tambahHari(mulai, place)))
	expect(before.filter((day) => away.includes(day)).length).toBeGreaterThan(3)
	expect(await datesOf(visitor)).toEqual(before.filter((day) => !away.includes(day)))
	await visitor.close()

	// A moderator has nothing to do with it.
	const asModerator = await page.evaluate(async () => {
		const send = (path: string, body: object) =>
			fetch(`/api/v1/staf${path}`, {
				method: 'POST',
				headers: { 'content-type': 'application/json' },
				body: JSON.stringify(body),
			})
		const sandi = 'kapal hijau menari di bukit'
		const email = 'moderator@rs.example.com'
		const made = await (await send('/pengguna', { nama: 'Budi', email, peran: 'moderator' })).json()
		await send('/sandi', { token: new URL(made.data.created.tautan, location.href).searchParams.get('token'), sandi })
		await send('/keluar', {})
		const entered = await send('/masuk', { email, sandi })
		const seen = await fetch('/api/v1/staf/jadwal/pengecualian')
		const changed = await send('/jadwal/pengecualian', { jenis: 'tutup', mulai: '2026-11-16', selesai: '2026-11-16' })
		return [entered.status, seen.status, changed.status]
	})
	expect(asModerator).toEqual([200, 403, 403])
	console.allow('Failed to load resource: the server responded with a status of 403 (Forbidden)')
})
