import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BarisTunggu } from '../../../contract/reservasi/staff/reservasi-meja.ts'
import { tambahHari, tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import { insertReservasiBasics, insertShop, reserve } from '../../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { UNDO_MS } from '../kalender/read-visit-days.ts'
import { offerFreePlaces } from '../kalender/waiting-list.ts'

const tanggalVisit = tambahHari(tanggalWib(Date.now()), 5)

let staff: TestStaff
let petugas: TestPerson
beforeAll(async () => {
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	await insertShop(staff)
	petugas = await staff.signedIn('pendaftaran', 'Wati')
})
afterAll(() => staff.dispose())

beforeEach(async () => {
	await staff.db.deleteFrom('shopReservasi').execute()
	await staff.db.updateTable('shopSetting').set({ kuotaHarian: 1 }).execute()
	const waits = (id: string, urutanTunggu: number) => ({ id, tanggalVisit, status: 'menunggu' as const, urutanTunggu })
	await reserve(staff, [{ id: 'A', tanggalVisit }, waits('B', 1), waits('C', 2), waits('D', 3)])
})

const list = async () => (await petugas.send('GET', `/reservasi/tunggu?tanggal=${tanggalVisit}`)).body.data
const order = async () => (await list()).baris.map(({ id }: { id: string }) => id)
const move = (id: string, dari: number, arah: 'naik' | 'turun' | 'pertama') =>
	petugas.send('POST', `/reservasi/${id}/urutan`, { dari, arah })
const status = (id: string, dari: string, ke: string) =>
	petugas.send('POST', `/reservasi/${id}/status`, { dari, ke, catatan: 'Diminta pasien' })

/** The 'Urungkan' of what the desk did is no longer shown. */
const afterUndo = () => Date.now() + UNDO_MS
const undo = (id: string, dari: string) =>
	petugas.send('POST', `/reservasi/${id}/kembali`, { dari, alasan: 'Diurungkan' })
const countHeld = async () => (await list()).baris.filter((row: BarisTunggu) => row.ditawarkanSampai !== null).length

test('the desk sees the days and the line; the list of the day has those who come', async () => {
	expect((await petugas.send('GET', '/reservasi/tunggu')).body.data).toEqual({
		hari: [{ tanggal: tanggalVisit, jumlah: 3 }],
		tutup: '',
		baris: [],
	})
	const { baris } = await list()
	expect(baris[0]).toMatchObject({ id: 'B', atasNama: 'Ibu Siti', orang: 1, urutan: 1, ditawarkanSampai: null })
	expect(await order()).toEqual(['B', 'C', 'D'])
	const day = (await petugas.send('GET', `/reservasi?tanggal=${tanggalVisit}`)).body.data
	expect(day.map(({ id }: { id: string }) => id)).toEqual(['A'])
	const seen = staff.db.selectFrom('peristiwa').select('label').where('aksi', '=', 'lihat-daftar')
	expect((await seen.execute()).map(({ label }) => label)).toContain(`Daftar tunggu, ${tanggalVisit}`)
})

test('the desk moves one up or down, from the place that it saw', async () => {
	expect((await move('D', 3, 'naik')).status).toBe(200)
	expect(await order()).toEqual(['B', 'D', 'C'])
	expect((await move('B', 1, 'turun')).status).toBe(200)
	expect(await order()).toEqual(['D', 'B', 'C'])
	expect((await move('B', 1, 'naik')).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await move('D', 1, 'naik')).body.error.code).toBe('LANGKAH_DITOLAK')
	expect((await move('tidak-ada', 1, 'naik')).status).toBe(404)
	expect((await move('C', 3, 'pertama')).status).toBe(200)
	expect(await order()).toEqual(['C', 'D', 'B'])
	expect((await move('C', 1, 'pertama')).body.error.code).toBe('LANGKAH_DITOLAK')
	expect((await move('D', 2, 'pertama')).status).toBe(200)
	expect(await order()).toEqual(['D', 'C', 'B'])
	await status('A', 'baru', 'batal')
	await offerFreePlaces(staff.database, afterUndo())
	const { baris } = await list()
	expect(baris[0]).toMatchObject({ id: 'D', urutan: null, ditawarkanSampai: expect.any(Number) })
	expect(baris[1]).toMatchObject({ id: 'C', urutan: 1 })
})

test('one that was removed leaves the line; undone, it has its old place and takes no other', async () => {
	expect((await status('B', 'menunggu', 'batal')).status).toBe(200)
	expect(await order()).toEqual(['C', 'D'])
	expect((await undo('B', 'batal')).status).toBe(200)
	expect(await order()).toEqual(['B', 'C', 'D'])
})

test('a place that the desk frees is offered after the time to undo, so that the undo always finds it', async () => {
	for (const [dari, ke] of [
		['dikonfirmasi', 'batal'],
		['dikonfirmasi', 'tidak-hadir'],
	] as const) {
		const hari = { tanggalVisit: tanggalWib(Date.now()), jamDatang: '' }
		await staff.db
			.updateTable('shopReservasi')
			.set({ ...hari, status: dari })
			.where('id', '=', 'A')
			.execute()
		await staff.db.updateTable('shopReservasi').set(hari).execute()
		expect((await status('A', dari, ke)).status).toBe(200)
		await offerFreePlaces(staff.database, Date.now())
		expect((await undo('A', ke)).status, ke).toBe(200)
		await offerFreePlaces(staff.database, afterUndo())
		const offered = staff.db.selectFrom('shopReservasi').select('id').where('ditawarkanSampai', 'is not', null)
		expect(await offered.execute()).toEqual([])
	}
})

test('one with an offer who was removed has it again after the undo, unless the place was offered to the next', async () => {
	await staff.db.deleteFrom('shopReservasi').where('id', '=', 'A').execute()
	await offerFreePlaces(staff.database, Date.now())
	await status('B', 'menunggu', 'batal')
	await offerFreePlaces(staff.database, Date.now())
	expect((await undo('B', 'batal')).status).toBe(200)
	expect((await list()).baris[0]).toMatchObject({ id: 'B', urutan: null, ditawarkanSampai: expect.any(Number) })

	await status('B', 'menunggu', 'batal')
	await offerFreePlaces(staff.database, afterUndo())
	expect((await list()).baris[0]).toMatchObject({ id: 'C', ditawarkanSampai: expect.any(Number) })
	expect((await undo('B', 'batal')).status).toBe(200)
	expect(await countHeld()).toBe(1)
	expect((await list()).baris[1]).toMatchObject({ id: 'B', urutan: 1, ditawarkanSampai: null })
})

test('one who let an offer pass waits again in the former place, from the offer that the desk saw', async () => {
	const past = Date.now() - 1000
	const set = (ditawarkanSampai: number) =>
		staff.db.updateTable('shopReservasi').set({ ditawarkanSampai }).where('id', '=', 'B').execute()
	const again = async (dari: number) => (await petugas.send('POST', '/reservasi/B/tunggu-lagi', { dari })).status
	await set(past)
	expect(await order()).toEqual(['C', 'D', 'B'])
	expect(await again(past - 1)).toBe(409)
	expect(await again(past)).toBe(200)
	expect(await order()).toEqual(['B', 'C', 'D'])
	expect(await again(past)).toBe(409)
	await set(Date.now() + 60_000)
	expect(await again(Date.now() + 60_000), 'a running offer').toBe(409)
})

test('the desk cannot give a place by a step of the status', async () => {
	for (const ke of ['baru', 'dikonfirmasi', 'hadir'])
		expect((await status('B', 'menunggu', ke)).body.error.code).toBe('LANGKAH_DITOLAK')
})
