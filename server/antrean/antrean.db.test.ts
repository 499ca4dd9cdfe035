import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Antrean } from '../../contract/antrean/antrean.ts'
import type { StatusAntrean } from '../../contract/antrean/giliran.ts'
import type { BarisAntrean, LoketStaf } from '../../contract/antrean/staff/antrean.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { publicApi } from '../../tests/support/test-public-api.ts'
import { kodeOf } from '../../tests/support/test-reservasi.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'

let staff: TestStaff
let desk: TestPerson
let visitor: ReturnType<typeof publicApi>
beforeAll(async () => {
	vi.setSystemTime(SENIN_PAGI)
	staff = await openTestStaff()
	desk = await staff.signedIn('pendaftaran')
	visitor = publicApi(staff)
	await insertRows(staff.db, 'member', [{}])
	await insertRows(staff.db, 'shopTipe', [{ nama: 'Vaksin' }, { nama: 'Laboratorium' }])
	await insertRows(staff.db, 'shopKategori', [{}])
	await insertRows(staff.db, 'shopItem', [{ tipeId: '1' }, { tipeId: '2' }])
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})
beforeEach(async () => {
	vi.setSystemTime(SENIN_PAGI)
	await staff.db.deleteFrom('shopReservasi').execute()
	await staff.db.deleteFrom('antreanNomor').execute()
	await set({ pakaiNomor: 1, cara: 'tipe', hurufUmum: 'A', tipe: [], loket: [loket('Loket 1'), loket('Loket 2')] })
})

const loket = (nama: string, huruf = '') => ({ nama, tempat: '', huruf })
const set = async (values: object) => {
	expect((await desk.send('PATCH', '/antrean-setting/utama', values)).body.error).toBeUndefined()
}
/** Confirmed reservations of one package each, by id. */
async function reserve(shopItemId: string, ...ids: string[]): Promise<void> {
	await insertRows(
		staff.db,
		'shopReservasi',
		ids.map((id) => ({ id, kode: kodeOf(id), status: 'dikonfirmasi' as const, tanggalVisit: '2026-11-16' })),
	)
	await insertRows(
		staff.db,
		'shopReservasiItem',
		ids.map((id) => ({ id: `${id}-1`, reservasiId: id, shopItemId })),
	)
}
const move = (id: string, dari: StatusReservasi, ke: StatusReservasi) =>
	desk.send('POST', `/reservasi/${id}/status`, { dari, ke, catatan: 'catatan' })
async function checkIn(...ids: string[]): Promise<void> {
	for (const id of ids) expect((await move(id, 'dikonfirmasi', 'hadir')).status).toBe(200)
}
const nomorOf = async (id: string): Promise<string | null> =>
	(await desk.send('GET', `/reservasi/${id}`)).body.data.antrean

interface Queue {
	loket: LoketStaf[]
	menunggu: BarisAntrean[]
	dilewati: BarisAntrean[]
}
const queue = async (): Promise<Queue> => (await desk.send('GET', '/antrean')).body.data
const numbers = (rows: BarisAntrean[]) => rows.map(({ nomor }) => nomor)
const at = async (nama: string) => (await queue()).loket.find((each) => each.nama === nama)?.dipanggil ?? null
const next = async (nama: string, dari?: string | null) =>
	desk.send('POST', '/antrean/berikutnya', {
		loket: nama,
		dari: dari === undefined ? ((await at(nama))?.id ?? null) : dari,
	})
const change = (row: BarisAntrean | null | undefined, nama: string, ke: StatusAntrean, dari = row?.status) =>
	desk.send('POST', `/antrean/${row?.id}`, { loket: nama, dari, ke })
const shown = async (): Promise<Antrean> => (await visitor.read('/v1/public/antrean')).data

test('given a hospital without the setting, a check-in gives no number and the public queue is off', async () => {
	await set({ pakaiNomor: 0 })
	await reserve('1', 'satu')
	await checkIn('satu')
	expect(await nomorOf('satu')).toBeNull()
	expect(await shown()).toEqual({ aktif: false, loket: [], menunggu: [], dilewati: [] })
	expect((await visitor.read(`/v1/public/shop-reservasi/detail-kode/${kodeOf('satu')}`)).data.antrean).toBeUndefined()
})

test('a check-in gives the next number of its letter', async () => {
	await set({ tipe: [{ tipeId: '2', huruf: 'b' }] })
	await reserve('1', 'satu', 'dua')
	await reserve('2', 'lab')
	await checkIn('satu', 'lab', 'dua')
	expect(await Promise.all(['satu', 'lab', 'dua'].map(nomorOf))).toEqual(['A001', 'B001', 'A002'])
	const found = await visitor.read(`/v1/public/shop-reservasi/detail-kode/${kodeOf('dua')}`)
	expect(found.data.antrean).toEqual({ nomor: 'A002' })
})

test('given no named counter, there is one that calls every letter', async () => {
	await set({ tipe: [{ tipeId: '2', huruf: 'C' }], loket: [] })
	await reserve('2', 'lab')
	await checkIn('lab')
	await next('Loket 1')
	expect((await at('Loket 1'))?.nomor).toBe('C001')
})

test('a letter that no counter calls is refused', async () => {
	const { body } = await desk.send('PATCH', '/antrean-setting/utama', { loket: [loket('Loket 1', 'B')] })
	expect(body.error.fields).toEqual({ loket: 'Setiap huruf perlu loket yang memanggilnya.' })
})

test('letters by counter go to the counter with the fewest people waiting', async () => {
	await set({ cara: 'loket', loket: [loket('Loket 1', 'A'), loket('Loket 2', 'B')] })
	await reserve('1', 'satu', 'dua', 'tiga')
	await checkIn('satu', 'dua', 'tiga')
	expect((await shown()).menunggu).toEqual(['A001', 'B001', 'A002'])
})

test('counters call in order and only their letters; a number that is called ends the one before it', async () => {
	await set({ tipe: [{ tipeId: '2', huruf: 'B' }], loket: [loket('Loket 1', 'A'), loket('Lab', 'B'), loket('Semua')] })
	await reserve('1', 'satu', 'dua')
	await reserve('2', 'lab')
	await checkIn('satu', 'lab', 'dua')
	await next('Semua')
	await next('Loket 1')
	await next('Lab')
	const { loket: counters, menunggu, aktif } = await shown()
	expect(counters.map(({ nama, dipanggil }) => [nama, dipanggil?.nomor])).toEqual([
		['Loket 1', 'A002'],
		['Lab', 'B001'],
		['Semua', 'A001'],
	])
	expect([aktif, menunggu]).toEqual([true, []])
	const refused = await next('Lab')
	expect([refused.status, refused.body.error.code]).toEqual([409, 'ANTREAN_KOSONG'])
	expect((await at('Lab'))?.nomor).toBe('B001')
})

test('a second press on "next" is refused, and so is a counter that staff do not have', async () => {
	await reserve('1', 'satu', 'dua')
	await checkIn('satu', 'dua')
	const both = await Promise.all([next('Loket 1', null), next('Loket 1', null)])
	expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect(numbers((await queue()).menunggu)).toEqual(['A002'])
	expect((await next('Loket 9', null)).status).toBe(404)
})

test('a skipped number waits aside until a counter calls it again; only the state that the caller saw counts', async () => {
	await reserve('1', 'satu', 'dua')
	await checkIn('satu', 'dua')
	await next('Loket 1')
	const first = await at('Loket 1')
	vi.setSystemTime(SENIN_PAGI + 60_000)
	expect((await change(first, 'Loket 1', 'dipanggil')).status).toBe(200)
	expect((await shown()).loket[0]?.dipanggil).toEqual({ nomor: 'A001', pada: SENIN_PAGI + 60_000 })
	expect((await change(first, 'Loket 2', 'dilewati')).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await change(first, 'Loket 1', 'dilewati')).status).toBe(200)
	expect((await change(first, 'Loket 1', 'selesai')).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await change(first, 'Loket 1', 'menunggu', 'dilewati')).body.error.code).toBe('LANGKAH_DITOLAK')

	await next('Loket 2')
	expect(await shown()).toMatchObject({
		loket: [{ dipanggil: null }, { dipanggil: { nomor: 'A002' } }],
		dilewati: ['A001'],
	})
	const [skipped] = (await queue()).dilewati
	expect((await change(skipped, 'Loket 2', 'dipanggil')).status).toBe(200)
	expect((await at('Loket 2'))?.nomor).toBe('A001')
	expect(await shown()).toMatchObject({ menunggu: [], dilewati: [] })
	const events = await staff.db.selectFrom('peristiwa').select('label').where('sumber', '=', 'antrean').execute()
	expect(new Set(events.map(({ label }) => label))).toContain('A002')
})

test('a number of a counter that was renamed can be called again', async () => {
	await reserve('1', 'satu')
	await checkIn('satu')
	await next('Loket 1')
	await set({ loket: [loket('Pendaftaran')] })
	const { dilewati } = await queue()
	expect(numbers(dilewati)).toEqual(['A001'])
	expect((await change(dilewati[0], 'Pendaftaran', 'dipanggil')).status).toBe(200)
	expect((await at('Pendaftaran'))?.nomor).toBe('A001')
})

test('the queue follows the reservation: done, corrected, and a check-in by mistake', async () => {
	// Ids of their own: events of former tests would be part of their history.
	await reserve('1', 'ikut', 'tetap')
	await checkIn('ikut', 'tetap')
	const back = (id: string, dari: StatusReservasi) =>
		desk.send('POST', `/reservasi/${id}/kembali`, { dari, alasan: 'Salah tekan' })
	await move('ikut', 'hadir', 'selesai')
	expect((await shown()).menunggu).toEqual(['A002'])
	await back('ikut', 'selesai')
	expect((await shown()).menunggu).toEqual(['A001', 'A002'])
	await back('ikut', 'hadir')
	expect(await nomorOf('ikut')).toBeNull()
	expect((await shown()).menunggu).toEqual(['A002'])
	await move('ikut', 'baru', 'dikonfirmasi')
	await checkIn('ikut')
	expect((await shown()).menunggu, 'the same number in its place').toEqual(['A001', 'A002'])
})

test('what is done with a number can be undone, from the state that the caller saw, while its counter is as it was', async () => {
	await reserve('1', 'satu', 'dua', 'tiga')
	await checkIn('satu', 'dua', 'tiga')
	const back = async (
		id: string,
		nama: string,
		dari: StatusAntrean,
		ke: StatusAntrean,
		selesai: string | null = null,
	) => {
		const { body } = await desk.send('POST', `/antrean/${id}/kembali`, { loket: nama, dari, ke, selesai })
		return body.error?.code ?? 'ok'
	}
	const call = async (nama: string): Promise<{ id: string; selesai: string | null }> => (await next(nama)).body.data
	const nomorAt = async (nama: string) => (await at(nama))?.nomor
	const REFUSED = 'TIDAK_DAPAT_DIURUNGKAN'

	// 'Panggil berikutnya': the number waits again in its place, and the one before it is at the counter again.
	const first = await call('Loket 1')
	const second = await call('Loket 1')
	expect(second.selesai).toBe(first.id)
	expect(await back(second.id, 'Loket 2', 'dipanggil', 'menunggu', first.id)).toBe(REFUSED)
	expect(await back(second.id, 'Loket 1', 'dipanggil', 'menunggu', first.id)).toBe('ok')
	expect(await back(second.id, 'Loket 1', 'dipanggil', 'menunggu', first.id)).toBe(REFUSED)
	expect(await nomorAt('Loket 1')).toBe('A001')
	expect((await shown()).menunggu).toEqual(['A002', 'A003'])

	// 'Selesai' and 'Lewati': back at the counter, unless another number is there by now.
	for (const ke of ['selesai', 'dilewati'] as const) {
		await change(await at('Loket 1'), 'Loket 1', ke)
		expect(await back(first.id, 'Loket 1', ke, 'menunggu')).toBe('LANGKAH_DITOLAK')
		expect(await back(first.id, 'Loket 1', ke, 'dipanggil')).toBe('ok')
		expect(await nomorAt('Loket 1')).toBe('A001')
	}
	await change(await at('Loket 1'), 'Loket 1', 'dilewati')
	await call('Loket 1')
	expect(await back(first.id, 'Loket 1', 'dilewati', 'dipanggil')).toBe(REFUSED)

	// A skipped number that is called ends the present one; undone, both are as before.
	const [skipped] = (await queue()).dilewati
	const again = await change(skipped, 'Loket 1', 'dipanggil')
	expect(await back(first.id, 'Loket 1', 'dipanggil', 'dilewati', again.body.data.selesai)).toBe('ok')
	expect(await shown()).toMatchObject({ loket: [{ dipanggil: { nomor: 'A002' } }, {}], dilewati: ['A001'] })

	// The visit has ended meanwhile: its number does not come back.
	await change(await at('Loket 1'), 'Loket 1', 'selesai')
	await move('dua', 'hadir', 'selesai')
	expect(await back(second.id, 'Loket 1', 'selesai', 'dipanggil')).toBe(REFUSED)
	expect(await nomorAt('Loket 1')).toBeUndefined()
})

test('given a visit that is ended in the same moment, its number is not skipped', async () => {
	await reserve('1', 'satu')
	await checkIn('satu')
	await next('Loket 1')
	const row = await at('Loket 1')
	const skipped = await staff.db.transaction().execute(async (transaction) => {
		await transaction.updateTable('antrean').set({ status: 'selesai' }).execute()
		const answer = change(row, 'Loket 1', 'dilewati')
		// On PostgreSQL it has read the number, and waits for this transaction.
		await new Promise((resolve) => setTimeout(resolve, 200))
		return { answer }
	})
	expect((await skipped.answer).body.error?.code).toBe('SUDAH_BERUBAH')
	expect((await queue()).dilewati).toEqual([])
})

test('when the queue is switched on during the day, who has come already gets a number in the order of arrival', async () => {
	await set({ pakaiNomor: 0 })
	await reserve('1', 'satu', 'dua', 'tiga', 'nanti')
	for (const id of ['tiga', 'satu', 'dua']) {
		vi.setSystemTime(Date.now() + 60_000)
		await checkIn(id)
	}
	await set({ pakaiNomor: 1 })
	expect(await Promise.all(['tiga', 'satu', 'dua', 'nanti'].map(nomorOf))).toEqual(['A001', 'A002', 'A003', null])
	await set({ hurufUmum: 'B' })
	vi.setSystemTime(Date.now() + 60_000)
	await checkIn('nanti')
	expect((await shown()).menunggu).toEqual(['A001', 'A002', 'A003', 'B001'])
})

test('what visitors read has numbers, letters and counters, and nothing of a reservation', async () => {
	await reserve('1', 'satu', 'dua')
	await checkIn('satu', 'dua')
	await next('Loket 1')
	const text = JSON.stringify(await shown())
	for (const secret of ['satu', kodeOf('satu'), 'Siti', '0812']) expect(text).not.toContain(secret)
})

// The last one: the session of the desk ends in the night.
test('numbers begin at 1 every day', async () => {
	await reserve('1', 'satu', 'besok')
	await staff.db.updateTable('shopReservasi').set({ tanggalVisit: '2026-11-17' }).where('id', '=', 'besok').execute()
	await checkIn('satu')
	vi.setSystemTime(SENIN_PAGI + 24 * 3_600_000)
	expect((await shown()).menunggu).toEqual([])
	const tomorrow = await staff.signedIn('pendaftaran')
	await tomorrow.send('POST', '/reservasi/besok/status', { dari: 'dikonfirmasi', ke: 'hadir' })
	expect((await shown()).menunggu).toEqual(['A001'])
})
