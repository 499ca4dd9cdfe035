import { hariTanggalSingkat } from '../../contract/tanggal/format-date.ts'
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
	await desk.getByLabel('Kedatangan terakhir').fill('23:59')
	await desk.getByRole('button', { name: 'Simpan' }).click()
	await expect(desk.getByText('1 orang', { exact: true })).toBeVisible()
	await expect(desk.getByText('Sampai 23.59', { exact: true })).toBeVisible()
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

	await db.updateTable('shopSetting').set({ kuotaHarian: null, jamTerakhir: '15:00' }).execute()
	await db.deleteFrom('shopHariTutup').execute()
})

test('the desk closes a range; its reservations move together to the proposed day, and the open status page follows', async ({
	page: desk,
	openOtherBrowser,
	database: { db },
	signIn,
	expectUsable,
}) => {
	const visitor = await openOtherBrowser()
	const { dateStart } = await readRentang(visitor.request)
	const [first, last, proposed] = [7, 9, 10].map((days) => tambahHari(dateStart, days)) as [string, string, string]
	const reserve = async (tanggalVisit: string) => {
		await fillCart(visitor.request, order)
		const isian = { atasNama: 'Ibu Siti', noTelp: '0812-3456-7890', tanggalVisit }
		return (await call(visitor.request, 'createReservasi', { data: isian })).data.created.kode
	}
	const kode = await reserve(first)
	await reserve(last)
	await visitor.goto(`/reservasi-status/${kode}`)
	const status = visitor.getByRole('region', { name: 'Status reservasi' })
	await expect(status).toBeVisible()

	await signIn('pendaftaran')
	await desk.goto('/staf/kalender')
	await desk.getByRole('button', { name: 'Tutup beberapa hari' }).click()
	await desk.getByLabel('Dari tanggal').fill(first)
	await desk.getByLabel('Sampai tanggal').fill('besok')
	await desk.keyboard.press('Alt+ArrowDown')
	await expectUsable(desk)
	await desk.keyboard.press('Escape')
	await desk.getByLabel('Sampai tanggal').fill(last.split('-').reverse().join('/'))
	await desk.getByLabel('Keterangan').focus()
	await expect(desk.getByLabel('Sampai tanggal')).toHaveValue(hariTanggalSingkat(last))
	await desk.getByLabel('Keterangan').fill('Pemeliharaan alat')
	await expect(desk.getByText('Sudah ada 2 reservasi pada hari yang ditutup.')).toBeVisible()
	await expectUsable(desk)
	await desk.getByRole('button', { name: 'Tutup hari-hari ini' }).click()

	const dialog = desk.getByRole('dialog', { name: 'Pindahkan 2 reservasi' })
	await expect(dialog.getByLabel('Pindahkan ke')).toHaveValue(hariTanggalSingkat(proposed))
	await dialog.getByRole('button', { name: 'Buka kalender' }).click()
	const calendar = desk.getByRole('dialog', { name: 'Kalender' })
	const day = (tanggal: string) => calendar.getByRole('button', { name: formatHariTanggal(tanggal) })
	await expect(day(proposed)).toBeFocused()
	await desk.keyboard.press('ArrowLeft')
	await expect(day(last)).toBeFocused()
	await expect(day(last)).toHaveAccessibleName(/tutup: Pemeliharaan alat/)
	await expectUsable(desk)
	await desk.keyboard.press('Escape')
	await expectUsable(desk)
	await dialog.getByRole('button', { name: 'Minta pasien memilih (2)' }).click()
	await dialog.getByRole('button', { name: 'Ya, minta 2 pasien memilih' }).click()
	await expect(dialog.getByText('2 reservasi diminta memilih hari lain.')).toBeVisible()
	await expect(dialog.getByText('2 sudah diminta memilih dan belum memilih.')).toBeVisible()
	await dialog.getByRole('button', { name: 'Pindahkan (2)' }).click()
	await expect(dialog.getByRole('alert')).toContainText(
		`2 reservasi pindah dari ${formatHariTanggal(first)} sampai ${formatHariTanggal(last)} ke ${formatHariTanggal(proposed)}.`,
	)
	await dialog.getByRole('button', { name: 'Kembali' }).click()
	await dialog.getByRole('button', { name: 'Pindahkan (2)' }).click()
	await dialog.getByRole('button', { name: 'Ya, pindahkan 2 reservasi' }).click()
	await expect(desk.getByText(`2 reservasi dipindahkan ke ${formatHariTanggal(proposed)}.`)).toBeVisible()
	await expect(desk.getByText('Tidak ada lagi reservasi pada waktu yang ditutup.')).toBeVisible()
	await expect(desk.getByRole('link', { name: kode })).toBeVisible()
	await expectUsable(desk)
	await desk.getByRole('button', { name: 'Tutup', exact: true }).click()

	await visitor.evaluate(() => window.dispatchEvent(new Event('focus')))
	await expect(status).toContainText(`Tanggal kunjungan sekarang ${formatHariTanggal(proposed)}.`)
	await db.deleteFrom('shopHariTutup').execute()
})

test('the desk closes a morning; its reservations move together to the afternoon, and visitors are offered the rest', async ({
	page: desk,
	openOtherBrowser,
	database: { db },
	signIn,
	expectUsable,
}) => {
	const visitor = await openOtherBrowser()
	const { dateStart } = await readRentang(visitor.request)
	const day = tambahHari(dateStart, 11)
	const jendela = ['07:00-09:00', '13:00-15:00'].map((jam) => ({
		jamMulai: jam.slice(0, 5),
		jamSelesai: jam.slice(6),
		kuota: 5,
	}))
	const jamDatang = JSON.stringify([{ hari: [], tanggal: day, jendela }])
	await db.updateTable('shopSetting').set({ jamDatang }).execute()
	await fillCart(visitor.request, order)
	const isian = { atasNama: 'Ibu Siti', noTelp: '0812-3456-7890', tanggalVisit: day, jamDatang: '07:00-09:00' }
	const { kode } = (await call(visitor.request, 'createReservasi', { data: isian })).data.created

	await signIn('pendaftaran')
	await desk.goto('/staf/kalender')
	await desk.getByRole('button', { name: 'Tutup satu hari' }).click()
	const form = desk.getByRole('dialog', { name: 'Tutup satu hari atau sebagian' })
	await form.getByLabel('Tanggal', { exact: true }).fill(day)
	await form.getByLabel('Tutup dari jam').fill('07:00')
	await form.getByLabel('Sampai jam').fill('12:00')
	await form.getByLabel('Keterangan').fill('Rapat')
	await expect(form.getByText('Sudah ada 1 reservasi pada hari atau jam yang ditutup.')).toBeVisible()
	await expectUsable(desk)
	await form.getByRole('button', { name: 'Simpan' }).click()
	await desk.getByRole('button', { name: `Pindahkan reservasi ${formatHariTanggal(day)}` }).click()
	const dialog = desk.getByRole('dialog', { name: 'Pindahkan 1 reservasi' })
	await expect(dialog.getByLabel('Pindahkan ke')).toHaveValue(hariTanggalSingkat(day))
	await expectUsable(desk)
	await dialog.getByRole('button', { name: 'Pindahkan (1)' }).click()
	await dialog.getByRole('button', { name: 'Ya, pindahkan 1 reservasi' }).click()
	await expect(desk.getByText(`1 reservasi dipindahkan ke ${formatHariTanggal(day)}, jam lain.`)).toBeVisible()

	await visitor.goto(`/reservasi-status/${kode}`)
	await expect(visitor.getByRole('region', { name: 'Kode reservasi' })).toContainText('pukul 13.00–15.00 WIB')
	await fillCart(visitor.request, order)
	await openForm(visitor)
	await tanggal(visitor).fill(day)
	await expect(visitor.getByText('Tutup pukul 07.00–12.00 WIB: Rapat.')).toBeVisible()
	await expect(visitor.getByRole('group', { name: 'Jam kedatangan' }).getByRole('radio')).toHaveCount(1)
	await expectUsable(visitor)
	await db.updateTable('shopSetting').set({ jamDatang: '[]' }).execute()
	await db.deleteFrom('shopHariTutup').execute()
})

test('a package follows the quotas of a clinic', async ({ page: desk, database: { db }, signIn, expectUsable }) => {
	const { id } = await db
		.selectFrom('poliKlinik')
		.select('id')
		.where('nama', '=', 'Poli Anak')
		.executeTakeFirstOrThrow()
	await db.updateTable('jadwalWaktu').set({ kuota: 20 }).where('poliKlinikId', '=', id).execute()
	await signIn('pendaftaran')
	await desk.goto('/staf/kalender')
	const paket = desk.getByRole('button', { name: /^Medical Check-Up Dasar/ })
	await paket.click()
	const dialog = desk.getByRole('dialog')
	await expect(dialog.getByLabel('Paling banyak per hari')).toBeVisible()
	await dialog.getByRole('combobox', { name: 'Ikuti kuota jadwal poli' }).click()
	await desk.getByRole('option', { name: 'Poli Anak' }).click()
	await expect(dialog.getByLabel('Paling banyak per hari')).toHaveCount(0)
	await expectUsable(desk)
	await dialog.getByRole('button', { name: 'Simpan' }).click()
	await expect(dialog).toHaveCount(0)
	await expect(paket).toContainText('Kuota jadwal Poli Anak')
	await db.updateTable('shopItem').set({ kuotaPoliKlinikId: null }).execute()
	await db.updateTable('jadwalWaktu').set({ kuota: null }).execute()
})
