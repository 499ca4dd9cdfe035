import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectPublished, MINUTE_MS, statusLine, test } from './staf-page.ts'
import { expectOwnRights } from './staf-permissions.ts'

const JUDUL = 'Cara mencuci tangan yang benar'
const PICTURE = join(import.meta.dirname, '../../demo/pictures/artikel/asi-eksklusif.webp')
const DETAIL = '/api/v1/public/artikel/detail/'
const WIB_MS = 7 * 60 * MINUTE_MS

async function writeArtikel(page: Page, judul: string, isi: string): Promise<void> {
	await page.getByRole('textbox', { name: 'Judul' }).fill(judul)
	await page.getByRole('textbox', { name: 'Isi artikel' }).fill(isi)
	await page.getByRole('combobox', { name: 'Kategori' }).click()
	await page.getByRole('option').first().click()
}

const save = (page: Page) => page.getByRole('button', { name: 'Simpan', exact: true }).click()

test('an editor publishes an article with a picture, visitors see it, and its old address redirects', async ({
	page,
	site,
	context,
	request,
	console,
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('403 (Forbidden)'))
	await signIn('redaksi')
	await page.goto('/staf/artikel')
	await expect(page.getByRole('row')).toHaveCount(26)
	await expectUsable(page)
	await expectOwnRights(page, 'redaksi')

	await page.getByRole('link', { name: 'Tambah' }).click()
	await writeArtikel(page, JUDUL, 'Gosok selama dua puluh detik.')
	const [chooser] = await Promise.all([
		page.waitForEvent('filechooser'),
		page.getByRole('button', { name: 'Tambah gambar' }).click(),
	])
	await chooser.setFiles(PICTURE)
	await page.getByLabel('Apa yang tampak di gambar?').fill('Tangan di bawah air')
	await page.getByRole('button', { name: 'Unggah', exact: true }).click()
	await expect(page.getByRole('img', { name: 'Gambar utama' })).toBeVisible()
	await expect(page.getByRole('radio', { name: /^Konsep/ })).toBeChecked()
	await page.getByRole('radio', { name: /^Terbit —/ }).check()
	await save(page)
	await expect(page.getByRole('link', { name: 'Lihat di situs' })).toBeVisible()
	const path = '/info-kesehatan/cara-mencuci-tangan-yang-benar'
	await expectPublished(request, `${DETAIL}cara-mencuci-tangan-yang-benar`, 'Gosok selama dua puluh detik.')

	const [visitor] = await Promise.all([
		context.waitForEvent('page'),
		page.getByRole('link', { name: 'Lihat di situs' }).click(),
	])
	await expect(visitor.getByRole('heading', { level: 1, name: JUDUL })).toBeVisible()
	await expect(visitor.getByText('Gosok selama dua puluh detik.')).toBeVisible()
	expect(visitor.url()).toBe(`${site.url}${path}`)
	await visitor.close()
	const latest = await (await request.get(`/api/v1/public/artikel?searchByJudul=${JUDUL}`)).json()
	const file = latest.data[0].artikelMedia[0].content
	expect((await request.get(`/images/artikel/${file}?w=320`)).status()).toBe(200)

	await expectUsable(page)
	await page.getByLabel('Alamat halaman').fill('cuci-tangan')
	await save(page)
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	await expectPublished(request, `${DETAIL}cuci-tangan`, JUDUL)
	// An old link inside the site requests the API alone and redirects too. A cached response may be a second old.
	const leadOn = async (from: string) => (await request.get(from, { maxRedirects: 0 })).headers().location
	await expect.poll(() => leadOn(path)).toBe('/info-kesehatan/cuci-tangan')
	await expect.poll(() => leadOn(DETAIL + path.slice('/info-kesehatan/'.length))).toBe(`${DETAIL}cuci-tangan`)
	expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(301)
})

test('a scheduled article is visible to its editor alone until its time, and then to visitors', async ({
	page,
	context,
	request,
	console,
	signIn,
	setAhead,
	expectUsable,
}) => {
	// A visitor looks for it too early.
	console.allow(statusLine('404 (Not Found)'))
	await signIn('redaksi')
	await page.goto('/staf/artikel/create')
	await expect(page.getByRole('textbox', { name: 'Isi artikel' })).toBeVisible()
	await expectUsable(page)
	await writeArtikel(page, 'Jadwal vaksinasi tahun depan', 'Mulai bulan Januari.')
	await page.getByRole('radio', { name: /^Terjadwal/ }).check()
	const due = new Date(Date.now() + WIB_MS + 10 * MINUTE_MS).toISOString().slice(0, 16)
	await page.getByLabel('Terbit pada (WIB)').fill(due.slice(0, 10))
	await page.getByLabel('Pukul').fill(due.slice(11))
	await save(page)

	const [preview] = await Promise.all([
		context.waitForEvent('page'),
		page.getByRole('link', { name: 'Pratinjau di situs' }).click(),
	])
	await expect(preview.getByRole('heading', { level: 1, name: 'Jadwal vaksinasi tahun depan' })).toBeVisible()
	await expect(preview.getByRole('complementary', { name: 'Pratinjau' })).toBeVisible()
	const path = '/info-kesehatan/jadwal-vaksinasi-tahun-depan'
	expect(new URL(preview.url()).pathname).toBe(path)
	// Another visitor gets neither the page nor a cached copy.
	for (const each of [path, `${DETAIL}jadwal-vaksinasi-tahun-depan`])
		expect((await request.get(each)).status()).toBe(404)
	await preview.getByRole('link', { name: 'Akhiri pratinjau' }).click()
	await expect(preview).toHaveURL('/')
	expect((await preview.goto(path))?.status()).toBe(404)

	await setAhead(9 * MINUTE_MS)
	expect((await request.get(path)).status()).toBe(404)
	await setAhead(11 * MINUTE_MS)
	await expectPublished(request, `${DETAIL}jadwal-vaksinasi-tahun-depan`, 'Mulai bulan Januari.')
	await preview.reload()
	await expect(preview.getByText('Mulai bulan Januari.')).toBeVisible()
	await page.reload()
	await expect(page.getByRole('radio', { name: /^Terbit/ })).toBeChecked()
})
