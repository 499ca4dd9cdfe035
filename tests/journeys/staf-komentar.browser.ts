import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../browser-test.ts'
import { insertRows } from '../test-rows.ts'
import { violationsOf } from '../violations.ts'
import { enterAsFirstAdmin } from './staf-page.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'rs-yasmin-komentar-'))
test.use({ serverOptions: { env: { DATA_DIR } }, viewport: { width: 768, height: 1024 } })
test.afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

test('a reply waits, is allowed by a key and answered, and visitors see it; a draft is seen by its editor alone', async ({
	page,
	site,
	context,
	request,
	database,
	console,
}) => {
	// Nobody is signed in at first, and the draft is nobody's at last.
	for (const status of ['401 (Unauthorized)', '404 (Not Found)'])
		console.allow(`Failed to load resource: the server responded with a status of ${status}`)
	const { db } = database
	const artikel = await db.selectFrom('artikel').select(['id', 'uri', 'judul']).orderBy('id').executeTakeFirstOrThrow()
	await insertRows(db, 'artikelKomentar', [
		{ id: 'j-induk', artikelId: artikel.id, nama: 'Bu Rini', komentar: 'Apakah perlu rujukan?', createdAt: Date.now() },
		{ id: 'j-1', artikelId: artikel.id, komenParentId: 'j-induk', nama: 'Pak Adi', komentar: 'Saya juga ingin tahu.' },
		{ id: 'j-2', artikelId: artikel.id, nama: 'Toko', komentar: 'Beli di sini!', createdAt: Date.now() },
	])
	await db
		.updateTable('artikelKomentar')
		.set({ allowStatus: 'menunggu', createdAt: 2 })
		.where('id', '=', 'j-1')
		.execute()
	await db.updateTable('artikelKomentar').set({ allowStatus: 'menunggu' }).where('id', '=', 'j-2').execute()

	await enterAsFirstAdmin(page, site)
	await page.getByRole('menuitem', { name: 'Komentar', exact: true }).click()
	const card = (nama: string) => page.getByRole('article', { name: `Komentar ${nama}` })
	await expect(card('Pak Adi')).toContainText('Membalas Bu Rini: Apakah perlu rujukan?')
	await expect(card('Pak Adi').getByRole('link', { name: artikel.judul })).toBeVisible()
	expect.soft(await violationsOf(page)).toEqual([])
	await page.keyboard.press('s')
	await expect(card('Pak Adi')).toBeHidden()
	await page.keyboard.press('u')
	await expect(card('Pak Adi')).toBeVisible()
	await page.keyboard.press('ArrowUp')
	await expect(card('Pak Adi')).toBeFocused()
	await page.keyboard.press('a')
	await expect(card('Pak Adi')).toBeHidden()

	const visitor = await context.newPage()
	await visitor.goto(`/info-kesehatan/${artikel.uri}`)
	await expect(visitor.getByText('Saya juga ingin tahu.')).toBeVisible({ timeout: 1000 })
	await expect(visitor.getByText('Beli di sini!')).toBeHidden()

	await page.getByRole('tab', { name: /^Diizinkan/ }).click()
	await card('Bu Rini').getByRole('button', { name: 'Balas sebagai rumah sakit' }).click()
	await page.getByLabel('Balasan rumah sakit').fill('Tidak perlu rujukan, Bu.')
	await page.getByRole('button', { name: 'Kirim balasan' }).click()
	await expect(page.getByText('Balasan tampil di situs.')).toBeVisible()
	await visitor.reload()
	await expect(visitor.getByText('Tidak perlu rujukan, Bu.')).toBeVisible({ timeout: 1000 })
	await expect(visitor.getByText('Jawaban rumah sakit')).toBeVisible()
	await visitor.close()

	await page.goto(`/staf/artikel/${artikel.id}`)
	await page.getByRole('radio', { name: /^Konsep/ }).check()
	await page.getByRole('button', { name: 'Simpan' }).click()
	const [preview] = await Promise.all([
		context.waitForEvent('page'),
		page.getByRole('link', { name: 'Pratinjau di situs' }).click(),
	])
	await expect(preview.getByRole('heading', { level: 1, name: artikel.judul })).toBeVisible()
	await expect(preview.getByRole('complementary', { name: 'Pratinjau' })).toBeVisible()
	// Somebody else, before and after: neither the page nor what is kept of it.
	for (const path of [`/info-kesehatan/${artikel.uri}`, `/api/v1/public/artikel/detail/${artikel.uri}`])
		expect((await request.get(path)).status()).toBe(404)
	await preview.getByRole('link', { name: 'Akhiri pratinjau' }).click()
	await preview.waitForURL(`${site.url}/`)
	await expect(preview.getByRole('complementary', { name: 'Pratinjau' })).toBeHidden()
	expect((await preview.goto(`/info-kesehatan/${artikel.uri}`))?.status()).toBe(404)
})
