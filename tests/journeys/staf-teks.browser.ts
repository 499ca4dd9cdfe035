import { expect, expectPublished, STAFF, test } from './staf-page.ts'

const TEXTS = ['pesanPendaftaran', 'petunjukKosong', 'privasiNama', 'privasiTelp']

test('an administrator arranges the menu and writes a WhatsApp message, and visitors get both', async ({
	page,
	request,
	context,
	signIn,
	expectUsable,
}) => {
	await signIn('admin')
	await page.goto('/staf/teks')
	await page.getByLabel('Tulisan menu Fasilitas').fill('Sarana')
	const up = page.getByRole('button', { name: 'Naikkan menu Fasilitas' })
	await up.focus()
	for (let step = 0; step < 4; step++) await page.keyboard.press('Enter')
	await expect(up).toBeDisabled()
	await page.getByLabel('Tulisan menu FAQ').fill('Tanya Jawab')
	const row = (nama: string) => page.getByRole('listitem').filter({ has: page.getByLabel(`Tulisan menu ${nama}`) })
	await row('FAQ').locator('svg').first().dragTo(row('Prestasi'))
	await page.getByRole('button', { name: 'Turunkan menu Mitra' }).focus()
	await page.keyboard.press('Enter')
	await expect(page.getByRole('button', { name: 'Naikkan menu Mitra' })).toBeFocused()

	const pesan = page.getByRole('textbox', { name: 'Pendaftaran dari jadwal dokter' })
	const preview = page.getByRole('status', { name: 'Pratinjau Pendaftaran dari jadwal dokter' })
	await expect(preview).toContainText('Halo RS Yasmin, saya ingin mendaftar periksa.')
	await pesan.fill('Daftar {dokterr}')
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Tidak dikenal: {dokterr}. Yang tersedia: {rumahSakit}, {dokter}')).toBeVisible()
	await pesan.fill('Selamat pagi, daftar ke ')
	await page.getByRole('button', { name: 'Sisipkan {dokter} ke Pendaftaran dari jadwal dokter' }).click()
	await expect(pesan).toHaveValue('Selamat pagi, daftar ke {dokter}')
	await expect(preview).toHaveText('Selamat pagi, daftar ke dr. Sari Wulandari, Sp.A')
	await page.getByRole('textbox', { name: 'Nama atau jabatan' }).fill('Petugas Data Pribadi')
	await page.getByRole('textbox', { name: 'Telepon' }).fill('0333-999')
	await page.getByRole('textbox', { name: 'Di daftar yang kosong' }).fill('Tanyakan kepada petugas kami.')
	// The bar with the heading hides while the page is scrolled.
	await page.evaluate(() => scrollTo(0, 0))
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await expectUsable(page)
	await page.getByRole('button', { name: 'Simpan' }).click()
	await expect(page.getByText('Perubahan disimpan')).toBeVisible()

	await expectPublished(request, '/kebijakan-privasi', 'Petugas Data Pribadi')
	const { data } = await (await request.get('/api/v1/public/dokter?searchByPoliKlinikUri=poli-anak')).json()
	const visitor = await context.newPage()
	await visitor.setViewportSize({ width: 1440, height: 900 })
	await visitor.goto(`/daftar-dokter/poli-anak?dokter=${data[0].id}`)
	const menu = visitor.getByRole('navigation', { name: 'Menu utama' }).locator('> ul').first().locator('> li > a')
	await expect(menu.first()).toHaveText('Sarana')
	await expect(menu.first()).toHaveAttribute('href', '/fasilitas')
	await expect(menu).toHaveCount(6)
	await expect(visitor.locator('details', { hasText: 'Tentang Kami' }).locator('li')).toHaveText([
		...['Tanya Jawab', 'Prestasi', 'Testimoni', 'Komunitas', 'Hubungi Kami', 'Mitra'],
	])
	const slot = visitor.getByRole('dialog').locator('a[href^="https://wa.me/"]').first()
	const text = `Selamat pagi, daftar ke ${data[0].nama}`
	await expect(slot).toHaveAttribute('href', new RegExp(`\\?text=${encodeURIComponent(text).replaceAll('.', '\\.')}$`))
	await visitor.goto('/pencarian?cari=zzzzqqq')
	await expect(visitor.getByText('Tanyakan kepada petugas kami.')).toBeVisible()

	const cleared = Object.fromEntries(TEXTS.map((name) => [name, '']))
	const reset = await context.request.patch(`${STAFF}/teks/utama`, { data: { ...cleared, menu: [], menuTentang: [] } })
	expect(reset.status()).toBe(200)
})
