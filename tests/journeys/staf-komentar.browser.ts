import { insertRows } from '../support/test-rows.ts'
import { expect, expectPublished, openScreen, statusLine, test } from './staf-page.ts'
import { expectOwnRights } from './staf-permissions.ts'

test('a moderator allows a reply by a key and answers for the hospital, and visitors see both', async ({
	page,
	openOtherBrowser,
	request,
	database: { db },
	console,
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('403 (Forbidden)'))
	const artikel = await db.selectFrom('artikel').select(['id', 'uri', 'judul']).orderBy('id').executeTakeFirstOrThrow()
	const waiting = { artikelId: artikel.id, allowStatus: 'menunggu' } as const
	await insertRows(db, 'artikelKomentar', [
		{ id: 'j-induk', artikelId: artikel.id, nama: 'Bu Rini', komentar: 'Apakah perlu rujukan?', createdAt: Date.now() },
		{ ...waiting, id: 'j-1', komenParentId: 'j-induk', nama: 'Pak Adi', komentar: 'Saya juga mau tahu.', createdAt: 2 },
		{ ...waiting, id: 'j-2', nama: 'Toko', komentar: 'Beli di sini!', createdAt: Date.now() },
	])

	await signIn('moderator')
	await page.goto('/staf/komentar')
	const card = (nama: string) => page.getByRole('article', { name: `Komentar ${nama}` })
	await expect(card('Pak Adi')).toContainText('Membalas Bu Rini: Apakah perlu rujukan?')
	await expect(card('Pak Adi').getByRole('link', { name: artikel.judul })).toBeVisible()
	await expectOwnRights(page, 'moderator')
	await expectUsable(page)
	await page.keyboard.press('s')
	await expect(card('Pak Adi')).toBeHidden()
	await page.keyboard.press('u')
	await expect(card('Pak Adi')).toBeVisible()
	await page.keyboard.press('ArrowUp')
	await expect(card('Pak Adi')).toBeFocused()
	await page.keyboard.press('a')
	await expect(card('Pak Adi')).toBeHidden()

	const answers = `/api/v1/public/artikel/komentar?filterArtikelId=${artikel.id}`
	await expectPublished(request, answers, 'Saya juga mau tahu.')
	const visitor = await openOtherBrowser()
	// The page requests another address than above, and each cached response may be a second old.
	const [asked] = await Promise.all([
		visitor.waitForResponse('**/public/artikel/komentar?**'),
		visitor.goto(`/info-kesehatan/${artikel.uri}`),
	])
	await expect(visitor.getByText('Saya juga mau tahu.')).toBeVisible()
	await expect(visitor.getByText('Beli di sini!')).toBeHidden()

	await page.getByRole('tab', { name: /^Diizinkan/ }).click()
	await card('Bu Rini').getByRole('button', { name: 'Balas sebagai rumah sakit' }).click()
	await page.getByLabel('Balasan rumah sakit').fill('Tidak perlu rujukan, Bu.')
	await page.getByRole('button', { name: 'Kirim balasan' }).click()
	await expect(page.getByText('Balasan tampil di situs.')).toBeVisible()
	await expectPublished(request, asked.url(), 'Tidak perlu rujukan, Bu.')
	await visitor.reload()
	await expect(visitor.getByText('Tidak perlu rujukan, Bu.')).toBeVisible()
	await expect(visitor.getByText('Jawaban rumah sakit')).toBeVisible()

	await openScreen(page, 'Daftar kata')
	await page.getByRole('link', { name: 'Tambah', exact: true }).click()
	await page.getByRole('textbox', { name: 'Kata' }).fill('gerobak murah')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Berhasil ditambahkan')).toBeVisible()
	const iklan = { artikelId: artikel.id, nama: 'Penjual', komentar: 'Ada GEROBAK murah!', lamaIsiMs: 20_000 }
	expect((await request.post('/api/v1/public/artikel/komentar', { data: iklan })).status()).toBe(201)
	await openScreen(page, 'Komentar')
	await page.getByRole('tab', { name: /^Spam/ }).click()
	await expect(card('Penjual')).toBeVisible()
})
