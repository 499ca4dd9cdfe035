import { readFile } from 'node:fs/promises'
import { insertRows } from '../support/test-rows.ts'
import { expect, expectPublished, fillSignIn, openScreen, SANDI, test } from './staf-page.ts'
import { expectOwnRights } from './staf-permissions.ts'

test('an administrator invites a user by a link and deactivates the account again', async ({
	page,
	site,
	browser,
	signIn,
	expectUsable,
}) => {
	const { nama } = await signIn('admin')
	await page.goto('/staf/pengguna/create')
	await page.getByRole('textbox', { name: 'Nama' }).fill('Wati Lestari')
	const email = `wati-${Date.now()}@rs.example.com`
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('checkbox', { name: 'Moderator' }).check()
	await expectUsable(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	const tautan = await page.getByLabel('Tautan', { exact: true }).inputValue()
	await page.getByRole('button', { name: 'Selesai' }).click()

	const otherContext = await browser.newContext({ baseURL: site.url })
	const wati = await otherContext.newPage()
	await wati.goto(new URL(tautan).pathname + new URL(tautan).search)
	await wati.getByLabel('Kata sandi baru').fill(SANDI)
	await wati.getByRole('button', { name: 'Simpan kata sandi' }).click()
	await wati.getByRole('link', { name: 'Ke halaman masuk' }).click()
	await fillSignIn(wati, email)
	await expect(wati.getByRole('heading', { name: 'Selamat datang, Wati Lestari' })).toBeVisible()
	// What is not hers is not shown by its address either.
	await wati.goto('/staf/pengguna')
	await expect(wati.getByRole('heading', { name: 'Tidak berhak' })).toBeVisible()

	await openScreen(page, 'Pengguna')
	await expect(page.getByRole('cell', { name: 'Wati Lestari', exact: true })).toBeVisible()
	await expectUsable(page)
	await page.getByRole('cell', { name: nama, exact: true }).last().click()
	await expect(page.getByText('Milik sendiri hanya dapat diubah oleh administrator lain.').first()).toBeVisible()
	await openScreen(page, 'Pengguna')
	await page.getByRole('cell', { name: 'Wati Lestari', exact: true }).click()
	await expect(page.getByText('Bila dimatikan, ia langsung keluar dari semua perangkat.')).toBeVisible()
	await page.getByRole('button', { name: 'Akhiri semua sesi' }).click()
	await expect(page.getByText('Semua sesinya telah diakhiri.')).toBeVisible()
	await openScreen(wati, 'Artikel')
	await expect(wati.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible()
	await otherContext.close()

	await openScreen(page, 'Riwayat')
	for (const [siapa, aksi] of [
		[nama, 'Menambah'],
		['Wati Lestari', 'Menyetel kata sandi'],
		[nama, 'Mengakhiri sesi'],
	])
		await expect(page.getByRole('row', { name: new RegExp(`${siapa} ${aksi}`) }).first()).toContainText('Wati Lestari')
	// The oldest entry: her sign-in has details too.
	await page.getByRole('button', { name: 'Lihat perubahan Wati Lestari' }).last().click()
	await expect(page.getByRole('row', { name: `Email – ${email}` })).toBeVisible()
	await expect(page.getByRole('row', { name: 'Boleh masuk – Ya' })).toBeVisible()
	await expectUsable(page)
})

test('an administrator sees pending work and changes a price in a table, and visitors see it', async ({
	page,
	request,
	database: { db },
	signIn,
	expectUsable,
}) => {
	const now = Date.now()
	const artikel = await db.selectFrom('artikel').select('id').executeTakeFirstOrThrow()
	const waiting = { artikelId: artikel.id, allowStatus: 'menunggu', createdAt: now } as const
	await insertRows(db, 'artikelKomentar', [{ ...waiting, id: 'a-1', nama: 'Pak Bowo', komentar: 'Kapan buka?' }])
	const lama = now - 2 * 365 * 86_400_000
	await db.updateTable('artikel').set({ updatedAt: lama }).where('id', '=', artikel.id).execute()
	await signIn('admin')
	await page.goto('/staf/dasbor')
	await expectOwnRights(page, 'admin')
	await expect(page.getByRole('link', { name: /^\d+ komentar$/ })).toHaveAttribute(
		'href',
		'/staf/komentar?status=menunggu',
	)
	await expect(page.getByRole('link', { name: /^\d+ artikel perlu ditinjau$/ })).toBeVisible()
	await expect(page.getByRole('img', { name: /^Reservasi dibuat/ })).toBeVisible()
	await expect(page.getByText(/Dokter yang paling banyak/)).toBeVisible()
	for (const title of ['Kunjungan pasien', 'Menurut hari', 'Menurut paket', 'Dari pengunjung ke reservasi'])
		await expect(page.getByRole('heading', { name: title })).toBeVisible()
	await expectUsable(page)

	await openScreen(page, 'Impor & ekspor')
	const download = page.waitForEvent('download')
	await page.getByRole('link', { name: 'Unduh CSV paket layanan' }).click()
	const csv = await readFile(await (await download).path(), 'utf8')
	const { data } = await (await request.get('/api/v1/public/shop-item/')).json()
	const { uri, harga } = data[0]
	const line = csv.split(/\r?\n/).find((each) => each.includes(uri)) ?? ''
	const upload = async (changed: string) => {
		const [chooser] = await Promise.all([
			page.waitForEvent('filechooser'),
			page.getByRole('button', { name: 'Unggah CSV paket layanan' }).click(),
		])
		const buffer = Buffer.from(csv.replace(line, changed))
		await chooser.setFiles({ name: 'paket.csv', mimeType: 'text/csv', buffer })
	}
	await upload(line.replace(String(harga), 'mahal'))
	await expect(page.getByText('Tulis dengan angka saja.')).toBeVisible()
	await expect(page.getByRole('button', { name: /^Terapkan|^Tidak ada/ })).toBeDisabled()
	await upload(line.replace(String(harga), '1234500'))
	const plan = page.getByRole('region', { name: 'Perubahan per baris' })
	await expect(plan).toContainText(`harga: ${harga} → 1234500`)
	await expectUsable(page)
	await page.getByRole('button', { name: 'Terapkan 1 perubahan' }).click()
	await expect(page.getByText('Perubahan pada paket layanan sudah diterapkan.')).toBeVisible()
	await expectPublished(request, `/api/v1/public/shop-item/detail-uri/${uri}`, '"harga":1234500')
})
