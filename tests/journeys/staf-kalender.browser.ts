import { tambahHari } from '../../contract/tanggal/tanggal.ts'
import { formatHariTanggal } from '../../site/lib/dates/format-tanggal.ts'
import { atasNama, call, FAILED, fillCart, openForm, readRentang, STATUS, send, tanggal } from './reservasi-page.ts'
import { expect, statusLine, test } from './staf-page.ts'

const order = [{ pasien: 'Siti Rahma', paket: 0 }]

test('the desk closes a day and sets a quota, and a visitor who loses the race for the last place takes the next free day', async ({
	page: desk,
	openOtherBrowser,
	console,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('409 (Conflict)'))
	console.allow(FAILED)
	const visitor = await openOtherBrowser()
	const rival = await openOtherBrowser()
	const { dateStart } = await readRentang(visitor.request)
	const [closed, full, free] = [1, 2, 3].map((days) => tambahHari(dateStart, days)) as [string, string, string]
	const reserve = async (tanggalVisit: string) => {
		await fillCart(rival.request, order)
		const isian = { atasNama: 'Budi', noTelp: '0813', tanggalVisit }
		const { data } = await call(rival.request, 'createReservasi', { data: isian })
		expect(data.created.kode).not.toBe('')
	}
	await reserve(closed)

	await signIn('pendaftaran')
	await desk.goto('/staf/kalender')
	await desk.getByRole('button', { name: 'Ubah hari buka dan kuota' }).click()
	await desk.getByLabel('Kuota per hari (orang)').fill('0')
	await desk.getByRole('button', { name: 'Simpan' }).click()
	await expect(desk.getByText('Isi dengan angka dari 1 sampai 9999.')).toBeVisible()
	await desk.getByLabel('Kuota per hari (orang)').fill('1')
	await desk.getByRole('button', { name: 'Simpan' }).click()
	await expect(desk.getByText('1 orang', { exact: true })).toBeVisible()
	await desk.getByRole('button', { name: 'Tutup satu hari' }).click()
	await desk.getByLabel('Tanggal', { exact: true }).fill(closed)
	await desk.getByLabel('Keterangan').fill('Pemeliharaan alat')
	const warned = desk.getByRole('dialog').getByRole('link', { name: `${formatHariTanggal(closed)}: 1 reservasi` })
	await expect(warned).toHaveAttribute('href', `/staf/reservasi?tanggal=${closed}`)
	await expectUsable(desk)
	await desk.getByRole('button', { name: 'Simpan' }).click()
	await expect(desk.getByRole('dialog')).toHaveCount(0)

	await fillCart(visitor.request, order)
	await openForm(visitor)
	await atasNama(visitor).fill('Ibu Siti')
	await tanggal(visitor).fill(closed)
	await expect(visitor.getByText(`${formatHariTanggal(closed)}: Pemeliharaan alat.`)).toBeVisible()
	await visitor.getByText('Lihat hari yang tutup dan penuh').click()
	await expectUsable(visitor)
	await visitor.getByRole('button', { name: `Pilih ${formatHariTanggal(full)}` }).click()
	await expect(tanggal(visitor)).toHaveValue(full)
	await expect(tanggal(visitor)).toBeFocused()

	await reserve(full)
	await send(visitor).click()
	await expect(visitor.getByText(`Maaf, tempat pada ${formatHariTanggal(full)} baru saja terisi.`)).toBeVisible()
	await expect(visitor.getByRole('listitem').filter({ hasText: formatHariTanggal(full) })).toContainText('penuh')
	await visitor.getByRole('button', { name: `Pilih ${formatHariTanggal(free)}` }).click()
	await expect(tanggal(visitor)).toHaveValue(free)
	await expect(atasNama(visitor)).toHaveValue('Ibu Siti')
	await send(visitor).click()
	await expect(visitor).toHaveURL(STATUS)

	await db.updateTable('shopSetting').set({ kuotaHarian: null }).execute()
	await db.deleteFrom('shopHariTutup').execute()
})
