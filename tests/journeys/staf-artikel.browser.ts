import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../browser-test.ts'
import { enterAsFirstAdmin, firstLink } from './staf-page.ts'

/** Uploaded pictures do not go where other runs find theirs. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'rs-yasmin-staf-'))
test.use({ serverOptions: { env: { DATA_DIR } }, viewport: { width: 768, height: 1024 } })
test.afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const JUDUL = 'Cara mencuci tangan yang benar'
const PICTURE = join(import.meta.dirname, '../../demo/pictures/artikel/asi-eksklusif.webp')

async function expectNoViolations(page: Page): Promise<void> {
	const { violations } = await new AxeBuilder({ page }).analyze()
	expect.soft(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test('an administrator sets the password, publishes an article with a picture, and visitors see it', async ({
	page,
	site,
	context,
	request,
	console,
}) => {
	// Nobody is signed in yet, and a link works once.
	for (const status of ['401 (Unauthorized)', '410 (Gone)'])
		console.allow(`Failed to load resource: the server responded with a status of ${status}`)
	await enterAsFirstAdmin(page, site)
	await expectNoViolations(page)
	const again = await context.newPage()
	await again.goto(await firstLink(site))
	await expect(again.getByText('Tautan ini sudah dipakai atau kedaluwarsa.')).toBeVisible()
	await again.close()

	await page.getByRole('menuitem', { name: 'Artikel', exact: true }).click()
	await expect(page.getByRole('row')).toHaveCount(26)
	await expectNoViolations(page)

	await page.getByRole('link', { name: 'Tambah' }).click()
	await page.getByRole('textbox', { name: 'Judul' }).fill(JUDUL)
	await page.getByRole('textbox', { name: 'Isi artikel' }).fill('Gosok selama dua puluh detik.')
	await page.getByRole('combobox', { name: 'Kategori' }).click()
	await page.getByRole('option').first().click()
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByRole('button', { name: 'Tambah gambar' }).click(),
	])
	await chooser.setFiles(PICTURE)
	await page.getByLabel('Apa yang tampak di gambar?').fill('Tangan di bawah air')
	await page.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(page.getByRole('img', { name: 'Gambar utama' })).toBeVisible()
	await expectNoViolations(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()

	const [visitor] = await Promise.all([
		context.waitForEvent('page'),
		page.getByRole('link', { name: 'Lihat di situs' }).click(),
	])
	await expect(visitor.getByRole('heading', { level: 1, name: JUDUL })).toBeVisible({ timeout: 1000 })
	await expect(visitor.getByText('Gosok selama dua puluh detik.')).toBeVisible()
	expect(visitor.url()).toBe(`${site.url}/info-kesehatan/cara-mencuci-tangan-yang-benar`)
	await visitor.close()
	const latest = await (await request.get('/api/v1/public/artikel?limit=1')).json()
	expect(latest.data[0].judul).toBe(JUDUL)
	const file = latest.data[0].artikelMedia[0].content
	expect((await request.get(`/images/artikel/${file}?w=320`)).status()).toBe(200)

	await page.getByLabel('Alamat halaman').fill('cuci-tangan')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	const moved = await request.get('/info-kesehatan/cara-mencuci-tangan-yang-benar', { maxRedirects: 0 })
	expect([moved.status(), moved.headers().location]).toEqual([301, '/info-kesehatan/cuci-tangan'])
})
