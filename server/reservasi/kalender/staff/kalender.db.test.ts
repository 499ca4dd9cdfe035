import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BarisHariTutup, HariBulan, KalenderStaf } from '../../../../contract/reservasi/staff/kalender.ts'
import { insertRows, SENIN_PAGI } from '../../../../tests/support/test-rows.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../../tests/support/test-staff.ts'

let staff: TestStaff
let desk: TestPerson
beforeAll(async () => {
	vi.setSystemTime(SENIN_PAGI)
	staff = await openTestStaff()
	desk = await staff.signedIn('pendaftaran', 'Rina')
	await insertRows(staff.db, 'shopTipe', [{}])
	await insertRows(staff.db, 'shopKategori', [{}])
	await insertRows(staff.db, 'shopItem', [{ nama: 'Jantung' }])
	await insertRows(staff.db, 'member', [{}])
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})
beforeEach(async () => {
	await staff.db.deleteFrom('shopHariTutup').execute()
	await staff.db.deleteFrom('shopReservasi').execute()
	await staff.db.deleteFrom('shopSetting').execute()
	await insertRows(staff.db, 'shopSetting', [{}])
})

const read = async (): Promise<KalenderStaf> => (await desk.send('GET', '/kalender')).body.data
const month = async (bulan: string): Promise<HariBulan[]> =>
	(await desk.send('GET', `/kalender/bulan?bulan=${bulan}`)).body.data
const closed = async (tahun = 2026): Promise<BarisHariTutup[]> =>
	(await desk.send('GET', `/kalender/tutup?tahun=${tahun}`)).body.data
const lastAudit = () =>
	staff.db
		.selectFrom('peristiwa')
		.select(['aksi', 'sumberId', 'label', 'sebelum', 'sesudah'])
		.where('sumber', '=', 'kalender')
		.orderBy('id', 'desc')
		.executeTakeFirst()
const reserve = (rows: { id: string; tanggalVisit: string; status?: 'batal' }[]) =>
	insertRows(
		staff.db,
		'shopReservasi',
		rows.map((row) => ({ ...row, kode: `KODE-${row.id}` })),
	)

test('open weekdays and the daily quota are saved once, with an entry in the audit trail', async () => {
	const { versi, hariBuka } = (await read()).pengaturan ?? expect.fail('no setting')
	expect(hariBuka).toHaveLength(7)
	const days = [{ hari: 'Senin', jamMulai: '07:00', jamSelesai: '14:00' }]
	const isian = { hariBuka: days, kuotaHarian: 40, jamTerakhir: '13:30', versi }
	expect((await desk.send('PATCH', '/kalender/utama', isian)).status).toBe(200)
	expect((await read()).pengaturan).toMatchObject({ hariBuka: days, kuotaHarian: 40, jamTerakhir: '13:30' })
	expect(await lastAudit()).toMatchObject({ aksi: 'ubah', label: 'Hari buka dan kuota' })
	expect((await desk.send('PATCH', '/kalender/utama', isian)).body.error.code).toBe('SUDAH_BERUBAH')
})

test('a shop gets a last hour of arrivals by itself', async () => {
	await staff.db.deleteFrom('shopSetting').execute()
	const values = { id: '1', durasi: 14, caraCheckin: '', syaratKetentuan: '', createdAt: SENIN_PAGI }
	await staff.db.insertInto('shopSetting').values(values).execute()
	expect((await read()).pengaturan).toMatchObject({ jamTerakhir: '15:00' })
})

test('given a shop without settings, the calendar has none either, and saving them is a 404', async () => {
	await staff.db.deleteFrom('shopSetting').execute()
	expect((await read()).pengaturan).toBeNull()
	const hariBuka = [{ hari: 'Senin', jamMulai: null, jamSelesai: null }]
	const isian = { hariBuka, kuotaHarian: null, jamTerakhir: null, versi: '' }
	const { status } = await desk.send('PATCH', '/kalender/utama', isian)
	expect(status).toBe(404)
})

test.each([
	['no open day', { hariBuka: [] }],
	['one weekday twice', { hariBuka: ['Senin', 'Senin'].map((hari) => ({ hari, jamMulai: null, jamSelesai: null })) }],
	['one of two hours', { hariBuka: [{ hari: 'Senin', jamMulai: '07:00', jamSelesai: null }] }],
	['hours in the wrong order', { hariBuka: [{ hari: 'Senin', jamMulai: '14:00', jamSelesai: '07:00' }] }],
	['a quota of 0', { kuotaHarian: 0 }],
	['a quota that is too large', { kuotaHarian: 10_000 }],
	['a last hour that is no time of day', { jamTerakhir: '24:00' }],
])('%s is a 400', async (_, wrong) => {
	const { versi, ...isian } = (await read()).pengaturan ?? expect.fail('no setting')
	expect((await desk.send('PATCH', '/kalender/utama', { ...isian, versi, ...wrong })).status).toBe(400)
})

test('a closed day is added, moved and deleted; the same day twice is a 400', async () => {
	const natal = { tanggal: '2026-12-25', keterangan: 'Natal', perkiraan: false }
	expect((await desk.send('POST', '/kalender/tutup', natal)).status).toBe(201)
	const twice = await desk.send('POST', '/kalender/tutup', natal)
	expect([twice.status, Object.keys(twice.body.error.fields)]).toEqual([400, ['tanggal']])
	expect((await month('2026-12'))[24]).toMatchObject({ keadaan: 'tutup', keterangan: 'Natal' })

	const [row] = await closed()
	const moved = { ...natal, tanggal: '2026-12-26', versi: row?.versi }
	expect((await desk.send('PATCH', '/kalender/tutup/2026-12-25', moved)).status).toBe(200)
	expect(await closed()).toMatchObject([{ tanggal: '2026-12-26' }])
	expect(await lastAudit()).toMatchObject({ aksi: 'ubah', label: 'Sabtu, 26 Desember 2026: Natal' })

	const path = '/kalender/tutup/2026-12-26'
	expect((await desk.send('DELETE', path, { versi: row?.versi })).body.error.code).toBe('SUDAH_BERUBAH')
	const [now] = await closed()
	expect((await desk.send('DELETE', path, { versi: now?.versi })).status).toBe(200)
	expect(await closed()).toEqual([])
})

test('the national holidays of a year are loaded; days of staff stay, and days to be checked are marked', async () => {
	const own = { tanggal: '2027-01-01', keterangan: 'Hari bersih-bersih', perkiraan: false }
	await desk.send('POST', '/kalender/tutup', own)
	const { body } = await desk.send('POST', '/kalender/libur-nasional', { tahun: 2027 })
	const rows = await closed(2027)
	expect(rows[0]).toMatchObject(own)
	expect(body.data.ditambah).toBe(rows.length - 1)
	expect(body.data.perkiraan).toBe(rows.filter(({ perkiraan }) => perkiraan).length)
	expect(rows.find(({ keterangan }) => keterangan.startsWith('Idulfitri'))?.perkiraan).toBe(true)
	expect(await lastAudit()).toMatchObject({ aksi: 'muat-libur', label: 'Libur nasional 2027' })
	const again = await desk.send('POST', '/kalender/libur-nasional', { tahun: 2027 })
	expect(again.body.data).toEqual({ ditambah: 0, perkiraan: 0 })
	expect((await desk.send('POST', '/kalender/libur-nasional', { tahun: 2025 })).status).toBe(400)
})

test('the month shows how many people come each day, and upcoming reservations are counted by day', async () => {
	await reserve([
		{ id: '1', tanggalVisit: '2026-11-15' },
		{ id: '2', tanggalVisit: '2026-11-17' },
		{ id: '3', tanggalVisit: '2026-11-17' },
		{ id: '4', tanggalVisit: '2026-11-17', status: 'batal' },
	])
	await insertRows(
		staff.db,
		'shopReservasiItem',
		['2', '3', '4'].map((reservasiId, place) => ({ id: String(place), reservasiId })),
	)
	await staff.db.updateTable('shopSetting').set({ kuotaHarian: 2 }).execute()
	const days = await month('2026-11')
	expect(days).toHaveLength(30)
	expect(days[16]).toMatchObject({ tanggal: '2026-11-17', orang: 2, kuota: 2, keadaan: 'penuh' })
	expect((await read()).terisi).toEqual([{ tanggal: '2026-11-17', jamDatang: '', jumlah: 2 }])
	expect(await month('2028-02')).toHaveLength(29)
})

test('a package gets a daily quota', async () => {
	const [paket] = (await read()).paket
	const send = (kuotaHarian: number | null, versi = paket?.versi) =>
		desk.send('PATCH', '/kalender/paket/1', { kuotaHarian, versi })
	expect((await send(5)).status).toBe(200)
	expect((await send(6)).body.error.code).toBe('SUDAH_BERUBAH')
	expect((await read()).paket).toMatchObject([{ nama: 'Jantung', kuotaHarian: 5 }])
	expect(await lastAudit()).toMatchObject({ label: 'Kuota Jantung', sesudah: '{"kuotaHarian":5}' })
	expect((await desk.send('PATCH', '/kalender/paket/tidak-ada', { kuotaHarian: 1, versi: '' })).status).toBe(404)
})

test('a package follows the quotas of a clinic, if there is such a clinic', async () => {
	await insertRows(staff.db, 'poliKlinik', [{ nama: 'Poli Jantung' }, { nama: 'Poli Anak' }])
	await insertRows(staff.db, 'dokter', [{}])
	await insertRows(staff.db, 'jadwalWaktu', [{ poliKlinikId: '1', kuota: 20 }])
	const { paket, poliKlinik } = await read()
	expect(poliKlinik).toEqual([{ id: '1', nama: 'Poli Jantung' }])
	const send = (kuotaPoliKlinikId: string) =>
		desk.send('PATCH', '/kalender/paket/1', { kuotaHarian: null, kuotaPoliKlinikId, versi: paket[0]?.versi })
	expect((await send('tidak-ada')).status).toBe(400)
	expect((await send('1')).status).toBe(200)
	expect((await read()).paket).toMatchObject([{ kuotaPoliKlinikId: '1' }])
})

test('a deleted package that staff restore has its quota', async () => {
	const admin = await staff.signedIn('admin')
	await insertRows(staff.db, 'shopItem', [{ id: 'paru', nama: 'Paru', kuotaHarian: 7 }])
	expect((await admin.send('DELETE', '/shop-item/paru')).status).toBe(200)
	const [deleted] = (await admin.send('GET', '/sampah')).body.data
	expect((await admin.send('POST', `/sampah/${deleted.id}/pulihkan`, {})).status).toBe(200)
	expect((await read()).paket.find(({ id }) => id === 'paru')?.kuotaHarian).toBe(7)
})

test.each(['/kalender/bulan?bulan=2026-13', '/kalender/bulan', '/kalender/tutup?tahun=abad', '/kalender/tutup'])(
	'%s is a 400',
	async (path) => {
		expect((await desk.send('GET', path)).status).toBe(400)
	},
)
