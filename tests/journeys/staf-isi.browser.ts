import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { entities } from '../../server/staff/content/entities.ts'
import { expect, test } from '../browser-test.ts'
import { violationsOf } from '../violations.ts'
import { enterAsFirstAdmin } from './staf-page.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'rs-yasmin-staf-'))
test.use({ serverOptions: { env: { DATA_DIR } }, viewport: { width: 768, height: 1024 } })
test.afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const NO_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const LOOKED_AT_CLOSELY = ['layanan', 'shop-item/create', 'web-setting']

test('every list and every form opens, and a change can be taken back', async ({ page, site, console }) => {
	// Some fifty screens, one after the other.
	test.setTimeout(60_000)
	console.allow('Failed to load resource: the server responded with a status of 401 (Unauthorized)')
	// Two hundred thumbnails are made on request, which is not what this is about.
	await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: NO_PICTURE }))
	await enterAsFirstAdmin(page, site)
	const entryOf = (sumber: string) => page.getByRole('menu').locator(`a[href="/staf/${sumber}"]`)
	const look = async (place: string) => {
		if (!LOOKED_AT_CLOSELY.includes(place)) return
		// Off the menu, whose entry shows its name beside it.
		await page.mouse.move(700, 900)
		await expect(page.getByRole('tooltip')).toBeHidden()
		expect.soft(await violationsOf(page), place).toEqual([])
	}

	for (const { sumber, single } of entities) {
		const name = await entryOf(sumber).innerText()
		await entryOf(sumber).click()
		await expect(page.getByRole('heading', { level: 1 }), sumber).toContainText(name)
		if (!single) {
			const row = page.getByRole('checkbox', { name: /^Pilih (?!semua)/ }).first()
			await expect(row.or(page.getByText(/^Tidak ada /)), sumber).toBeVisible()
			await look(sumber)
			await page.getByRole('link', { name: 'Tambah', exact: true }).click()
			await expect(page.getByRole('heading', { level: 1 }), sumber).toContainText('Tambah')
		}
		await expect(page.getByRole('button', { name: 'Simpan' }), sumber).toBeVisible()
		await look(single ? sumber : `${sumber}/create`)
	}

	await entryOf('prestasi').click()
	await page.getByRole('link', { name: /^1\. / }).click()
	const nama = page.getByLabel('Nama penghargaan')
	await expect(nama).not.toHaveValue('')
	const before = await nama.inputValue()
	await nama.fill('Salah ketik')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('link', { name: '1. Salah ketik' })).toBeVisible()
	await page.getByRole('button', { name: 'Urungkan' }).click()
	await expect(page.getByRole('link', { name: `1. ${before}` })).toBeVisible()

	await page.getByRole('checkbox', { name: `Pilih ${before}` }).check()
	await page.getByRole('toolbar', { name: 'Pilihan' }).getByRole('button', { name: 'Hapus' }).click()
	await page.getByRole('button', { name: 'Ya, lanjutkan' }).click()
	await expect(page.getByRole('link', { name: `1. ${before}` })).toBeHidden()
	await page.getByRole('button', { name: 'Urungkan' }).click()
	await expect(page.getByRole('link', { name: `1. ${before}` })).toBeVisible()
})
