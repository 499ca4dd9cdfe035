import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { BarisReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import { plain } from '../../../tests/support/test-fields.ts'
import { insertReservasiBasics, insertShop, reserve } from '../../../tests/support/test-reservasi.ts'
import { insertRows, SENIN_PAGI } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { addToOutbox } from '../../notifications/outbox.ts'
import { PENGUNJUNG, recordEvent } from '../../peristiwa/record-event.ts'

const KODE = 'K7MPQ-X3WVT-9HBCD'

let staff: TestStaff
let petugas: TestPerson
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: SENIN_PAGI })
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	petugas = await staff.signedIn('pendaftaran')
	const budi = { id: 'budi', nama: 'Budi Santoso' }
	await reserve(staff, [
		{
			id: '1',
			kode: KODE,
			atasNama: 'Ibu Nurhaliza',
			noTelp: '0812-3456-7890',
			pasien: [{ id: 'siti', nama: 'Siti Rahma' }, budi],
		},
		{ id: '2', atasNama: 'Çelik', noTelp: '+62 813 9999 0123', status: 'hadir', pasien: [budi] },
		{ id: '3', atasNama: 'Al-Amin', noTelp: '6281377770000', status: 'hadir', tanggalVisit: '2026-11-18' },
		{
			id: '4',
			atasNama: '50%_ _',
			noTelp: '',
			status: 'batal',
			tanggalVisit: '2026-11-18',
			pasien: [{ id: null, nama: 'Alit "Ayu"' }],
		},
	])
})
afterAll(() => {
	vi.useRealTimers()
	return staff.dispose()
})

const idsOf = async (query: Record<string, string>) => {
	const { status, body } = await petugas.send('GET', `/reservasi?${new URLSearchParams(query)}`)
	expect(status).toBe(200)
	return body.data.map(({ id }: { id: string }) => id)
}

/** By what is typed, whom it finds. */
const finds = {
	[KODE]: '1',
	k7mpq: '1',
	mpqx3: '1',
	'MPQ-X3': '1',
	'X3WVT 9HBCD': '1',
	'K7MPQ-X3WVT-9HBCE': '',
	nurhaliza: '1',
	'ibu NUR': '1',
	'haliza ibu': '1',
	celik: '2',
	'al-am': '3',
	alamin: '',
	santoso: '2 1',
	'budi siti': '1',
	'nurhaliza budi santoso siti': '1',
	'nurhaliza amin': '',
	rahma0812: '',
	'tidak ada': '',
	'"ayu"': '4',
	li: '4 2 1',
	'0%_': '4',
	'%': '4',
	"'": '',
	'*': '',
	'0812': '1',
	'081234567890': '1',
	'0812 3456 7890': '1',
	'+62 812-3456': '1',
	'62812': '1',
	'7890': '1',
	'0123': '2',
	'+6281399990123': '2',
	'0813': '3 2',
	'(0813) 7777': '3',
	'0814': '',
}

test.each(Object.entries(finds))('%j finds %j', async (q, ids) => expect((await idsOf({ q })).join(' ')).toBe(ids))

test('one day is sorted by creation, all days by latest visit; both filter by status', async () => {
	expect(await idsOf({ tanggal: '2026-11-17' })).toEqual(['1', '2'])
	expect(await idsOf({ tanggal: '2026-11-19' })).toEqual([])
	expect(await idsOf({})).toEqual(['4', '3', '2', '1'])
	expect(await idsOf({ status: 'hadir' })).toEqual(['3', '2'])
	expect(await idsOf({ tanggal: '2026-11-18', status: 'hadir', q: 'amin' })).toEqual(['3'])
	expect(await idsOf({ limit: '2', page: '2' })).toEqual(['2', '1'])
	for (const wrong of ['tanggal=2026-02-30', 'status=menari', 'tanggal=besok'])
		expect((await petugas.send('GET', `/reservasi?${wrong}`)).status).toBe(400)
})

test('a search has the visits of today first, then the latest ones; sorted, today is still first', async () => {
	await reserve(staff, [{ id: '5', atasNama: 'Lia', tanggalVisit: '2026-11-16' }])
	expect(await idsOf({ q: 'li' })).toEqual(['5', '4', '2', '1'])
	expect(await idsOf({ q: 'li', sort: 'kode', order: 'desc' })).toEqual(['5', '1', '4', '2'])
	await staff.db.deleteFrom('shopReservasi').where('id', '=', '5').execute()
})

test('the list is sorted by name, code, arrival and state; who has not come is last', async () => {
	const setHadirAt = (id: string, hadirAt: number | null) =>
		staff.db.updateTable('shopReservasi').set({ hadirAt }).where('id', '=', id).execute()
	await setHadirAt('2', SENIN_PAGI + 2)
	await setHadirAt('3', SENIN_PAGI + 1)
	expect(await idsOf({ tanggal: '2026-11-18', sort: 'nama' })).toEqual(['4', '3'])
	expect(await idsOf({ tanggal: '2026-11-18', sort: 'nama', order: 'desc' })).toEqual(['3', '4'])
	expect(await idsOf({ sort: 'kode' })).toEqual(['2', '3', '4', '1'])
	expect(await idsOf({ sort: 'kode', order: 'desc' })).toEqual(['1', '4', '3', '2'])
	expect(await idsOf({ sort: 'hadir' })).toEqual(['3', '2', '4', '1'])
	expect(await idsOf({ sort: 'hadir', order: 'desc' })).toEqual(['2', '3', '4', '1'])
	expect(await idsOf({ sort: 'status' })).toEqual(['1', '3', '2', '4'])
	expect((await petugas.send('GET', '/reservasi?sort=catatan')).status).toBe(400)
	for (const id of ['2', '3']) await setHadirAt(id, null)
})

test('filters: a package, not paid in full, not yet come', async () => {
	await insertShop(staff)
	await staff.db.updateTable('shopReservasiItem').set({ shopItemId: 'mcu' }).where('id', 'in', ['1-1', '4-0']).execute()
	expect(await idsOf({ paket: 'mcu' })).toEqual(['4', '1'])
	expect(await idsOf({ paket: 'gula' })).toEqual([])
	await staff.db
		.updateTable('shopReservasi')
		.set({ bayar: 'lunas', metodeBayar: 'qris' })
		.where('id', '=', '2')
		.execute()
	expect(await idsOf({ belumLunas: 'true' })).toEqual(['3', '1'])
	expect(await idsOf({ belumDatang: 'true' })).toEqual(['1'])
	expect(await idsOf({ belumDatang: 'true', paket: 'gula' })).toEqual([])
	const count = await petugas.send('GET', '/reservasi/jumlah?belumLunas=true')
	expect(count.body.data).toMatchObject({ baru: 1, hadir: 1, batal: 0 })
})

test('a row has what the desk needs: names, packages, payment, arrival, queue number, and whether there is a note', async () => {
	await insertRows(staff.db, 'antrean', [
		{ id: 'a', tanggal: '2026-11-16', huruf: 'A', nomor: 7, reservasiId: '1', createdAt: SENIN_PAGI },
	])
	await staff.db
		.updateTable('shopReservasi')
		.set({
			status: 'hadir',
			catatan: plain('Kursi roda'),
			hadirAt: SENIN_PAGI,
			bayar: 'sebagian',
			metodeBayar: 'tunai',
		})
		.where('id', '=', '1')
		.execute()

	const { body } = await petugas.send('GET', '/reservasi?q=nurhaliza')
	expect(body.data).toEqual([
		{
			id: '1',
			jamDatang: '',
			kode: KODE,
			atasNama: 'Ibu Nurhaliza',
			noTelp: '0812-3456-7890',
			tanggalVisit: '2026-11-17',
			status: 'hadir',
			total: 200_000,
			createdAt: expect.any(Number),
			pasien: ['Siti Rahma', 'Budi Santoso'],
			paket: ['Paket', 'Paket'],
			bayar: 'sebagian',
			metodeBayar: 'tunai',
			hadirAt: SENIN_PAGI,
			antrean: 'A007',
			adaCatatan: true,
			belumTahu: false,
		},
	])
	await staff.db.updateTable('shopReservasi').set({ status: 'baru' }).where('id', '=', '1').execute()
})

test('a coming visit that was changed from another device is marked until a mail or the desk has told the patient', async () => {
	const marked = async () => {
		const { body } = await petugas.send('GET', '/reservasi')
		return body.data.flatMap(({ id, belumTahu }: BarisReservasi) => (belumTahu ? [id] : [])).toSorted()
	}
	const { db } = staff
	const change = (id: string, sesudah: object) =>
		recordEvent(db, {
			...{ aksi: 'status', sumber: 'reservasi', sumberId: id, label: '', sesudah },
			staf: PENGUNJUNG,
			now: Date.now(),
		})
	for (const id of ['1', '2', '3']) await change(id, { status: 'batal', perangkatLain: true })
	await change('4', { status: 'batal' })
	expect(await marked()).toEqual(['1', '2', '3'])
	const mail = {
		peristiwa: 'reservasi.batal',
		saluran: 'surel',
		reservasiId: '2',
		isi: { perangkatLain: true },
	} as const
	await addToOutbox(db, [mail, { ...mail, reservasiId: '3' }], Date.now())
	expect(await marked(), 'a mail waits').toEqual(['1'])
	await db.updateTable('kotakKeluar').set({ status: 'dilewati' }).where('reservasiId', '=', '2').execute()
	const sent = { status: 'terkirim', terkirimAt: Date.now() } as const
	await db.updateTable('kotakKeluar').set(sent).where('reservasiId', '=', '3').execute()
	expect(await marked(), 'the mail was held back').toEqual(['1', '2'])
	expect((await petugas.send('POST', '/reservasi/1/wa')).status).toBe(200)
	expect(await marked()).toEqual(['2'])
	const visit = db.updateTable('shopReservasi').where('id', '=', '2')
	await visit.set({ tanggalVisit: '2026-11-15' }).execute()
	expect(await marked(), 'the visit is over').toEqual([])
	await visit.set({ tanggalVisit: '2026-11-17' }).execute()
})

test('reservations of a filter are counted by status', async () => {
	const count = async (query: string) => (await petugas.send('GET', `/reservasi/jumlah${query}`)).body.data
	expect(await count('?tanggal=2026-11-18')).toEqual({
		menunggu: 0,
		baru: 0,
		dikonfirmasi: 0,
		hadir: 1,
		selesai: 0,
		batal: 1,
		'tidak-hadir': 0,
	})
	expect(await count('')).toEqual({
		menunggu: 0,
		baru: 1,
		dikonfirmasi: 0,
		hadir: 2,
		selesai: 0,
		batal: 1,
		'tidak-hadir': 0,
	})
	expect(await count('?q=nurhaliza')).toMatchObject({ baru: 1, hadir: 0, batal: 0 })
	expect(await count('?sampai=2026-11-17')).toMatchObject({ baru: 1, hadir: 1, batal: 0 })
})

test('the text of a scanner finds the reservation', async () => {
	const scan = (teks: string) => petugas.send('GET', `/reservasi/pindai?${new URLSearchParams({ teks })}`)
	for (const teks of [KODE, 'k7mpqx3wvt9hbcd', `https://rs.example.com/reservasi-status/${KODE}\n`])
		expect((await scan(teks)).body).toEqual({ data: { id: '1' } })
	for (const teks of ['', 'K7MPQ', 'Siti', 'K7MPQ-X3WVT-9HBCE']) expect((await scan(teks)).status).toBe(404)
})

test('a deleted reservation is not found, and not in the index', async () => {
	await reserve(staff, [{ id: '9', atasNama: 'Zulaikha Quraisyiyah' }])
	expect(await idsOf({ q: 'quraisy' })).toEqual(['9'])
	await staff.db.deleteFrom('shopReservasi').where('id', '=', '9').execute()
	expect(await idsOf({ q: 'quraisy' })).toEqual([])
})
