import { expect, openScreen, test, unfoldMenu } from './staf-page.ts'

test('an administrator makes a role, and who has it sees its screens and nothing else', async ({
	page,
	browser,
	site,
	signIn,
	expectUsable,
}) => {
	await signIn('admin')
	await page.goto('/staf/peran-sendiri/create')
	await page.getByRole('textbox', { name: 'Nama' }).fill('Perawat poli')
	const box = (name: string) => page.getByRole('checkbox', { name, exact: true })
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Pilih paling sedikit satu hak.')).toBeVisible()
	await expect(box('Lihat: Pengguna')).toHaveCount(0)
	await box('Ubah: Jadwal & cuti').check()
	// Who may change it also sees it.
	await expect(box('Lihat: Jadwal & cuti')).toBeChecked()
	await box('Lihat: Komentar').check()
	await box('Lihat: Dasbor').check()
	await expect(page.getByText('Tidak melihat data pasien, reservasi, artikel,')).toBeVisible()
	await expectUsable(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page).toHaveURL(/\/staf\/peran-sendiri\/[0-9a-f]{32}$/)
	const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
	await page.goto('/staf/pengguna/create')
	await expect(page.getByRole('checkbox', { name: 'Perawat poli' })).toBeVisible()

	const context = await browser.newContext({ baseURL: site.url })
	await signIn(id, context)
	const nurse = await context.newPage()
	await nurse.goto('/staf/')
	await expect(nurse.getByText('Komentar yang menunggu')).toBeVisible()
	await unfoldMenu(nurse)
	await expect(nurse.getByRole('menu').getByRole('menuitem')).toHaveText([
		...['Awal', 'Dasbor', 'Komentar', 'Dokter & jadwal', 'Jadwal & cuti'],
	])

	await page.goto(`/staf/peran-sendiri/${id}`)
	await box('Lihat: Komentar').uncheck()
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()
	expect((await nurse.request.get('/api/v1/staf/komentar')).status()).toBe(403)
	await context.close()

	await openScreen(page, 'Peran sendiri')
	await expect(page.getByRole('row', { name: /Perawat poli .*1 akun/ })).toBeVisible()
	await expectUsable(page)
})
