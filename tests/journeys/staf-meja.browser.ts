import { hariDari, tambahHari } from '../../contract/tanggal/tanggal.ts'
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
	await expect(desk.getByLabel('Tanggal baru')).toHaveValue(first)
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
	const bulk = desk.getByRole('dialog', { name: 'Konfirmasi beberapa' })
	await expect(bulk.getByRole('checkbox')).toHaveCount(2)
	await db.updateTable('shopReservasi').set({ status: 'batal' }).where('kode', '=', other).execute()
	await bulk.getByRole('button', { name: 'Konfirmasi beberapa (2)' }).click()
	await expect(bulk.getByRole('alert')).toHaveText('1 berhasil, 1 tidak.')
	await expect(bulk.getByRole('listitem').filter({ hasText: other })).toContainText('Sudah diubah orang lain')
	await bulk.getByRole('button', { name: 'Tutup' }).click()

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
	await form.getByLabel('Tanggal lahir').fill('25-07-1990')
	await form.getByLabel('Jenis kelamin').click()
	await desk.getByRole('option', { name: 'Laki-laki' }).click()
	await form.getByLabel('Alamat lengkap').fill('Jalan Mawar 5')
	await form.getByLabel(/setuju datanya disimpan/).check()
	await form.getByRole('combobox', { name: 'Paket untuk Tono Wijaya' }).click()
	await desk.getByRole('option').first().click()
	await form.getByLabel('Tanggal kunjungan').fill(second)
	await form.getByRole('button', { name: 'Buat reservasi' }).click()
	await expect(form).toContainText('NIK harus 16 angka, tanpa spasi.')
	await expectUsable(desk)
	await form.getByLabel('NIK').fill(NIK)
	await form.getByRole('button', { name: 'Buat reservasi' }).click()
	await expect(desk.getByRole('region', { name: 'Pasien Tono Wijaya' })).toContainText('••••••••••••0001')
	await expect(history).toContainText('Petugas, di meja pendaftaran')
	await expect(desk.getByRole('button', { name: 'Cetak' })).toBeVisible()
	expect(desk.url()).not.toMatch(/Tono|siti/i)

	// Other tests of this worker count reservations. An open page would ask for the deleted one again.
	await desk.goto('about:blank')
	await db.deleteFrom('shopReservasi').where('kode', 'in', both).execute()
	await db.deleteFrom('shopReservasi').where('atasNama', '=', 'Tono Wijaya').execute()
})
