import { hariTanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { hariDari, tambahHari } from '../../contract/tanggal/tanggal.ts'
import { CARD, READING_MS } from './ktp-page.ts'
import { readRentang, reserve } from './reservasi-page.ts'
import { expect, statusLine, test } from './staf-page.ts'

const NIK = '3510012507900001'
/** As the server answers; a change by somebody else would reach this page by itself. */
const conflict = { status: 409, json: { error: { code: 'SUDAH_BERUBAH', message: 'Sudah diubah orang lain.' } } }
const orders = [{ pasien: 'Siti Rahma', paket: 0 }]

/** Working days of the range: the desk is closed on other days. */
function workingDays({ dateStart, dateEnd }: { dateStart: string; dateEnd: string }): string[] {
	const days: string[] = []
	for (let day = tambahHari(dateStart, 1); day < dateEnd; day = tambahHari(day, 1))
		if (['Selasa', 'Rabu', 'Kamis'].includes(hariDari(day))) days.push(day)
	return days
}

test('the desk moves a visit, adds a package, copies for SIMRS, confirms several, and reserves for a walk-in', async ({
	page: desk,
	context,
	openOtherBrowser,
	console,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('409 (Conflict)'))
	console.allow(statusLine('400 (Bad Request)'))
	await context.grantPermissions(['clipboard-read', 'clipboard-write'])
	const visitor = await openOtherBrowser()
	const { kode } = await reserve(visitor.request, orders)
	const [first = '', second = ''] = workingDays(await readRentang(visitor.request))
	await signIn('pendaftaran')
	const { id } = await db.selectFrom('shopReservasi').select('id').where('kode', '=', kode).executeTakeFirstOrThrow()
	await desk.goto(`/staf/reservasi/${id}`)
	const history = desk.getByRole('list', { name: 'Riwayat status' })

	// A conflict keeps what was typed, and the next attempt succeeds.
	const move = desk.getByRole('button', { name: 'Ganti tanggal' })
	await move.click()
	await desk.getByLabel('Tanggal baru').fill(first)
	await expect(desk.getByRole('dialog')).toContainText(/ · \d+ orang/)
	await desk.getByLabel('Catatan (opsional)').last().fill('Ditelepon pasien')
	// A key pressed by mistake loses nothing that was typed.
	await desk.keyboard.press('Escape')
	await desk.getByRole('button', { name: 'Lanjut mengisi' }).click()
	await desk.route(`**/reservasi/${id}/tanggal`, (route) => route.fulfill(conflict), { times: 1 })
	await desk.getByRole('dialog').getByRole('button', { name: 'Ganti tanggal' }).click()
	await expect(desk.getByRole('dialog').getByRole('alert')).toContainText('Sudah diubah orang lain')
	await expect(desk.getByLabel('Tanggal baru')).toHaveValue(hariTanggalSingkat(first))
	await desk.getByRole('dialog').getByRole('button', { name: 'Ganti tanggal' }).click()
	await expect(history).toContainText('Ditelepon pasien')
	await expect(move).toBeFocused()

	await desk.getByRole('button', { name: 'Tambah paket' }).click()
	await desk.getByRole('combobox', { name: 'Paket' }).click()
	await desk.getByRole('option').nth(1).click()
	await desk.getByRole('button', { name: 'Tambah', exact: true }).click()
	await expect(history).toContainText('Paket ditambah')
	await expect(desk.getByRole('button', { name: /^Hapus .* dari Siti Rahma$/ })).toHaveCount(2)

	const copied = () => desk.evaluate(() => navigator.clipboard.readText())
	const siti = desk.getByRole('region', { name: 'Pasien Siti Rahma' })
	await siti.getByRole('button', { name: 'Data lengkap Siti Rahma' }).click()
	await expect(siti).toContainText('Banyuwangi')
	await siti.getByRole('button', { name: 'Salin untuk SIMRS' }).click()
	await expect.poll(copied).toContain('Siti Rahma\tBanyuwangi\t25-07-1990\tP\t')
	expect(await copied()).not.toContain(NIK)
	await siti.getByRole('button', { name: 'Tampilkan NIK Siti Rahma' }).click()
	await desk.getByLabel('Alasan').fill('Mendaftarkan ke rekam medis')
	await desk.getByRole('button', { name: 'Tampilkan', exact: true }).click()
	await expect(siti).toContainText(NIK)
	await siti.getByRole('button', { name: 'Salin untuk SIMRS' }).click()
	await expect.poll(copied).toMatch(new RegExp(`^${NIK}\tSiti Rahma\t`))
	await expectUsable(desk)

	// Of two chosen ones, somebody else cancels the second meanwhile.
	const { kode: other } = await reserve(visitor.request, orders)
	await db.updateTable('shopReservasi').set({ tanggalVisit: first }).where('kode', '=', other).execute()
	const both = [kode, other]
	await db.deleteFrom('shopReservasi').where('tanggalVisit', '=', first).where('kode', 'not in', both).execute()
	await desk.goto(`/staf/reservasi?status=baru&tanggal=${first}`)
	await desk.getByRole('button', { name: 'Konfirmasi beberapa' }).click()
	const bulk = desk.getByRole('dialog', { name: /^Konfirmasi/ })
	await expect(bulk).toHaveAccessibleName('Konfirmasi 2 reservasi?')
	await expect(bulk.getByRole('checkbox')).toHaveCount(2)
	await db.updateTable('shopReservasi').set({ status: 'batal' }).where('kode', '=', other).execute()
	await bulk.getByRole('button', { name: 'Konfirmasi (2)' }).click()
	await expect(bulk.getByRole('alert')).toContainText('1 dikonfirmasi, 1 dilewati.')
	await expect(bulk.getByRole('alert')).toContainText('1 dilewati: Sudah diubah orang lain')
	await expect(bulk.getByRole('listitem').filter({ hasText: other })).toContainText('Sudah diubah orang lain')
	await bulk.getByRole('button', { name: 'Tutup' }).click()
	await expect(desk.getByText('1 reservasi dikonfirmasi')).toBeVisible()
	await desk.getByRole('button', { name: 'Urungkan' }).click()
	await expect(desk.getByRole('row', { name: new RegExp(kode) })).toContainText('Baru')

	await desk.getByRole('link', { name: 'Cari pasien, buat reservasi' }).click()
	await desk.getByLabel('Nama atau nomor telepon pasien').fill('siti rahma')
	await expect(desk.getByRole('link', { name: kode })).toBeVisible()
	await desk.getByRole('button', { name: 'Pasien belum terdaftar' }).click()
	const form = desk.getByRole('form', { name: 'Reservasi baru' })
	await form.getByLabel('Nama lengkap').fill('Tono Wijaya')
	await form.getByRole('button', { name: 'Pilih pasien lain' }).click()
	await desk.getByRole('button', { name: 'Lanjut mengisi' }).click()
	desk.once('dialog', (leaving) => leaving.dismiss())
	await desk.getByRole('link', { name: 'Daftar reservasi' }).click()
	await form.getByLabel('NIK').fill('351')
	await form.getByLabel('Nomor telepon', { exact: true }).fill('0813-9999-0000')
	await form.getByLabel('Tempat lahir').fill('Banyuwangi')
	await form.getByLabel('Alamat lengkap').fill('Jalan Mawar 5')
	await form.getByLabel(/setuju datanya disimpan/).check()
	const forWomen = db.selectFrom('shopItem').select('nama').where('untukL', '=', 0).where('status', '=', 'terbit')
	const { nama: paket } = await forWomen.executeTakeFirstOrThrow()
	await form.getByRole('combobox', { name: 'Paket untuk Tono Wijaya' }).fill(paket)
	await desk.getByRole('option').first().click()
	await form.getByLabel('Tanggal kunjungan').fill(second)
	await form.getByRole('button', { name: 'Buat reservasi' }).click()
	await expect(form).toContainText('NIK harus 16 angka, tanpa spasi.')
	await expectUsable(desk)
	await form.getByLabel('NIK').fill(NIK)
	await expect(form.getByLabel('Tanggal lahir')).toHaveValue('25-07-1990')
	await expect(form.getByLabel('Jenis kelamin')).toHaveText('Laki-laki')
	await expect(form).toContainText(`${paket}: Paket ini untuk perempuan. Tono Wijaya laki-laki.`)
	await form.getByRole('button', { name: 'Buat reservasi' }).click()
	await expect(desk.getByRole('region', { name: 'Pasien Tono Wijaya' })).toContainText('••••••••••••0001')
	await expect(history).toContainText('Petugas, di meja pendaftaran')
	await expect(desk.getByRole('button', { name: 'Cetak', exact: true })).toBeVisible()
	expect(desk.url()).not.toMatch(/Tono|siti/i)

	// Other tests of this worker count reservations. An open page would ask for the deleted one again.
	await desk.goto('about:blank')
	await db.deleteFrom('shopReservasi').where('kode', 'in', both).execute()
	await db.deleteFrom('shopReservasi').where('atasNama', '=', 'Tono Wijaya').execute()
})

test('a photo of the ID card fills the form of a walk-in; what is typed meanwhile stays', async ({
	page: desk,
	signIn,
	expectUsable,
}) => {
	await signIn('pendaftaran')
	await desk.goto('/staf/reservasi/baru')
	await desk.getByRole('button', { name: 'Pasien belum terdaftar' }).click()
	const form = desk.getByRole('form', { name: 'Reservasi baru' })
	const asked = desk.waitForEvent('filechooser')
	await form.getByRole('button', { name: 'Isi dari foto KTP' }).click()
	await (await asked).setFiles(CARD.file)
	await form.getByLabel('Nomor telepon', { exact: true }).fill('0813-9999-0000')
	await expect(form.getByLabel('Nama lengkap')).toHaveValue(CARD.nama, { timeout: READING_MS })
	await expect(form.getByLabel('Tanggal lahir')).toHaveValue(CARD.lahir)
	await expect(form.getByLabel('Jenis kelamin')).toHaveText('Laki-laki')
	await expect(form.getByLabel('Nomor telepon', { exact: true })).toHaveValue('0813-9999-0000')
	await expect(form.getByRole('status').filter({ hasText: 'isian diisi dari KTP' })).toBeVisible()
	await expectUsable(desk)
	await desk.goto('about:blank')
})

test('a new day, a payment and a note are undone from their notification', async ({
	page: desk,
	openOtherBrowser,
	database: { db },
	signIn,
}) => {
	const visitor = await openOtherBrowser()
	const { kode, tanggalVisit } = await reserve(visitor.request, orders)
	const row = () =>
		db
			.selectFrom('shopReservasi')
			.select(['id', 'tanggalVisit', 'bayar', 'metodeBayar', 'catatan'])
			.where('kode', '=', kode)
			.executeTakeFirstOrThrow()
	const before = await row()
	await signIn('pendaftaran')
	await desk.goto(`/staf/reservasi/${before.id}`)
	const dialog = desk.getByRole('dialog')
	const undo = async () => {
		await desk.getByRole('button', { name: 'Urungkan' }).click()
		await expect(desk.getByText('Perubahan diurungkan')).toBeVisible()
		expect(await row()).toEqual(before)
	}

	await desk.getByRole('button', { name: 'Ganti tanggal' }).click()
	await desk.getByLabel('Tanggal baru').fill(tambahHari(tanggalVisit, -1))
	await dialog.getByRole('button', { name: 'Ganti tanggal' }).click()
	await expect(desk.getByText('Kunjungan pindah ke')).toBeVisible()
	await undo()
	await expect(desk.getByRole('list', { name: 'Riwayat status' })).toContainText('Diurungkan')

	await desk.getByRole('button', { name: 'Pembayaran' }).click()
	await dialog.getByRole('combobox', { name: 'Keadaan' }).click()
	await desk.getByRole('option', { name: 'Lunas' }).click()
	await dialog.getByRole('combobox', { name: 'Cara bayar' }).click()
	await desk.getByRole('option', { name: 'QRIS' }).click()
	await dialog.getByRole('button', { name: 'Simpan pembayaran' }).click()
	await expect(desk.getByText('Pembayaran: Lunas, QRIS')).toBeVisible()
	await undo()

	await desk.getByRole('button', { name: 'Catatan', exact: true }).click()
	await dialog.getByLabel('Catatan').fill(' Alergi penisilin ')
	await dialog.getByRole('button', { name: 'Simpan catatan' }).click()
	await expect(desk.getByText('Catatan disimpan')).toBeVisible()
	await undo()
})

test('on a phone the filters are behind one button, which counts them; day, search and list are in sight', async ({
	page: desk,
	signIn,
	expectUsable,
}) => {
	await desk.setViewportSize({ width: 390, height: 844 })
	await signIn('pendaftaran')
	await desk.goto('/staf/reservasi')
	const filters = desk.getByRole('group', { name: 'Saring menurut status' })
	const fold = desk.getByRole('button', { name: /^Saring/ })
	await expect(fold).toHaveText('Saring')
	await expect(filters).toBeHidden()
	await expect(desk.getByRole('button', { name: 'Hari berikutnya' })).toBeInViewport()
	// Other tests of this worker may have left reservations of today.
	const list = desk.getByRole('table', { name: 'Daftar reservasi' }).or(desk.getByText('Tidak ada reservasi.'))
	await expect(list).toBeInViewport()
	await fold.click()
	await desk.getByRole('button', { name: 'Belum lunas' }).click()
	await filters.getByRole('button', { name: /^Baru/ }).click()
	await expect(fold).toHaveText('Saring (2)')
	await expectUsable(desk)
	await fold.click()
	await expect(filters).toBeHidden()
	await desk.setViewportSize({ width: 1440, height: 900 })
	await expect(filters).toBeVisible()
	await expect(fold).toBeHidden()
})
