import { expect, expectPublished, test } from './staf-page.ts'

const JUDUL = 'Tidur siang untuk balita'

test('an editor sends an article for review; the reviewer returns it, then approves it, and visitors read it', async ({
	page,
	browser,
	site,
	request,
	database: { db },
	signIn,
	expectUsable,
}) => {
	await signIn('admin')
	await page.goto('/staf/web-setting')
	await page.getByRole('switch', { name: 'Tinjau artikel sebelum terbit' }).check()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()

	const context = await browser.newContext({ baseURL: site.url })
	await signIn('redaksi', context)
	const editor = await context.newPage()
	await editor.goto('/staf/artikel/create')
	await editor.getByRole('textbox', { name: 'Judul' }).fill(JUDUL)
	await editor.getByRole('textbox', { name: 'Isi artikel' }).fill('Satu jam cukup.')
	await editor.getByRole('combobox', { name: 'Kategori' }).click()
	await editor.getByRole('option').first().click()
	await expect(editor.getByRole('radio', { name: /^Terbit —/ })).toHaveCount(0)
	await editor.getByRole('radio', { name: /^Menunggu tinjauan/ }).check()
	await editor.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(editor.getByText('Menunggu tinjauan. Pengunjung belum melihatnya.')).toBeVisible()
	const detail = '/info-kesehatan/tidur-siang-untuk-balita'
	expect((await request.get(detail)).status()).toBe(404)

	await page.goto(new URL(editor.url()).pathname)
	await page.getByRole('button', { name: 'Kembalikan' }).click()
	const dialog = page.getByRole('dialog', { name: 'Kembalikan artikel' })
	await dialog.getByRole('textbox').fill('Sebut sumbernya.')
	await expectUsable(page)
	await dialog.getByRole('button', { name: 'Kembalikan' }).click()
	await expect(page.getByText('Dikembalikan: Sebut sumbernya.')).toBeVisible()

	await editor.goto('/staf/')
	await expect(editor.getByText('dikembalikan: Sebut sumbernya.')).toBeVisible()
	await editor.getByRole('link', { name: JUDUL }).click()
	await editor.getByRole('radio', { name: /^Menunggu tinjauan/ }).check()
	await editor.getByRole('button', { name: 'Simpan', exact: true }).click()
	await expect(editor.getByText('Menunggu tinjauan. Pengunjung belum melihatnya.')).toBeVisible()
	await context.close()

	await page.goto('/staf/artikel')
	await page.getByRole('link', { name: JUDUL }).click()
	await page.getByRole('button', { name: 'Setujui dan terbitkan' }).click()
	await expect(page.getByText('Artikel diterbitkan')).toBeVisible()
	await expectPublished(request, detail, 'Satu jam cukup.')
	await db.updateTable('webSetting').set({ tinjauArtikel: 0 }).execute()
})
