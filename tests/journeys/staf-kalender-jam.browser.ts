import { tambahHari } from '../../contract/tanggal/tanggal.ts'
import { formatHariTanggal } from '../../site/lib/dates/format-tanggal.ts'
import {
	atasNama,
	call,
	FAILED,
	fillCart,
	kodeOf,
	openForm,
	readRentang,
	STATUS,
	send,
	tanggal,
} from './reservasi-page.ts'
import { expect, statusLine, test } from './staf-page.ts'

const order = [{ pasien: 'Siti Rahma', paket: 0 }]
const [PAGI, SIANG] = ['07.00–09.00 WIB', '09.00–11.00 WIB']

test('staff set windows of arrival for a day, a visitor chooses one, the desk moves it to another, and the visitor to a day without windows', async ({
	page: desk,
	openOtherBrowser,
	console,
	database: { db },
	signIn,
	expectUsable,
}) => {
	console.allow(statusLine('409 (Conflict)'))
	console.allow(FAILED)
	const [visitor, rival] = [await openOtherBrowser(), await openOtherBrowser()]
	const { dateStart } = await readRentang(visitor.request)
	// Days that no other journey reserves.
	const [day, plain] = [tambahHari(dateStart, 4), tambahHari(dateStart, 6)]

	await signIn('pendaftaran')
	await desk.goto('/staf/kalender')
	await desk.getByRole('button', { name: 'Tambah jam kedatangan' }).click()
	const form = desk.getByRole('dialog', { name: 'Jam kedatangan' })
	await form.getByLabel('Jam 1, mulai').fill('07:00')
	await form.getByLabel('Jam 1, selesai').fill('09:00')
	await form.getByLabel('Jam 1, kuota (orang)').fill('1')
	await form.getByRole('button', { name: 'Simpan' }).click()
	await expect(form.getByText('Pilih hari dalam pekan, atau satu tanggal.')).toBeVisible()
	await form.getByLabel('Atau satu tanggal').fill(day)
	await form.getByRole('button', { name: 'Tambah jam', exact: true }).click()
	await form.getByLabel('Jam 2, mulai').fill('09:00')
	await form.getByLabel('Jam 2, selesai').fill('11:00')
	await expectUsable(desk)
	await form.getByRole('button', { name: 'Simpan' }).click()
	await expect(form).toHaveCount(0)
	await expect(desk.getByRole('button', { name: formatHariTanggal(day) }).last()).toContainText(
		`${PAGI}, 1 orang; ${SIANG}`,
	)

	await fillCart(rival.request, order)
	const isian = { atasNama: 'Budi', noTelp: '0813-1111-2222', tanggalVisit: day }
	const taken = await call(rival.request, 'createReservasi', { data: isian })

	await fillCart(visitor.request, order)
	await openForm(visitor)
	await atasNama(visitor).fill('Ibu Siti')
	await tanggal(visitor).fill(day)
	const windows = visitor.getByRole('group', { name: 'Jam kedatangan' })
	await expect(windows.getByRole('radio')).toHaveCount(2)
	await send(visitor).click()
	await expect(visitor).toHaveURL('/reservasi')
	await windows.getByLabel(`${PAGI} (penuh)`).check()
	await expect(visitor.getByText(`Jam ${PAGI} sudah penuh.`)).toBeVisible()
	await expectUsable(visitor)
	await windows.getByLabel(SIANG).check()
	await send(visitor).click()
	await expect(visitor).toHaveURL(STATUS)
	const kode = kodeOf(visitor)
	const card = visitor.getByRole('region', { name: 'Kode reservasi' })
	await expect(card).toContainText(`${formatHariTanggal(day)}, pukul ${SIANG}`)
	await expectUsable(visitor)

	await desk.goto(`/staf/reservasi?tanggal=${day}`)
	await expect(desk.getByText(SIANG).filter({ visible: true })).toBeVisible()
	await desk.getByRole('link', { name: kode }).click()
	await desk.getByRole('button', { name: 'Ganti tanggal' }).click()
	const change = desk.getByRole('dialog', { name: 'Ganti tanggal kunjungan' })
	await change.getByRole('combobox', { name: 'Jam kedatangan' }).click()
	await desk.getByRole('option', { name: `${PAGI} · penuh, 1 dari 1 orang` }).click()
	await change.getByRole('button', { name: 'Ganti tanggal' }).click()
	await expect(change.getByRole('alert')).toContainText(`Jam ${PAGI} sudah penuh.`)
	await expectUsable(desk)
	const cancelled = await call(rival.request, 'cancelReservasi', {
		params: { kode: taken.data.created.kode },
		data: {},
	})
	expect(cancelled.data.updated.status).toBe('batal')
	await change.getByRole('button', { name: 'Ganti tanggal' }).click()
	await expect(desk.getByRole('list', { name: 'Riwayat status' })).toContainText(`Pindah ke pukul ${PAGI}`)

	await visitor.evaluate(() => window.dispatchEvent(new Event('focus')))
	const status = visitor.getByRole('region', { name: 'Status reservasi' })
	await expect(status).toContainText(`Tanggal kunjungan sekarang ${formatHariTanggal(day)}, pukul ${PAGI}.`)
	await visitor.getByRole('button', { name: 'Ubah tanggal' }).click()
	const dialog = visitor.getByRole('dialog', { name: 'Ubah tanggal kunjungan' })
	await dialog.getByLabel('Tanggal kunjungan baru').fill(day)
	await expect(dialog.getByRole('radio')).toHaveCount(2)
	await expectUsable(visitor)
	await dialog.getByLabel('Tanggal kunjungan baru').fill(plain)
	await expect(dialog.getByRole('radio')).toHaveCount(0)
	await dialog.getByRole('button', { name: 'Simpan tanggal' }).click()
	await expect(card).toContainText(`Untuk kunjungan ${formatHariTanggal(plain)}`)
	await expect(card).not.toContainText('pukul')
	await db.updateTable('shopSetting').set({ jamDatang: '[]' }).execute()
})
