import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { plain } from '../../../tests/support/test-fields.ts'
import { insertReservasiBasics, insertShop, kodeOf, reserve } from '../../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')

let staff: TestStaff
let petugas: TestPerson
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff()
	await insertReservasiBasics(staff)
	await insertShop(staff)
	petugas = await staff.signedIn('pendaftaran', 'Wati')
	await reserve(staff, [{ id: 'satu', atasNama: 'Ibu Nurhaliza', tanggalVisit: '2026-11-17' }])
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const send = (path: string, body: object) => petugas.send('POST', `/reservasi/satu/${path}`, body)
const detail = async (id = 'satu') => (await petugas.send('GET', `/reservasi/${id}`)).body.data
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code]
const trail = async () =>
	(await staff.db.selectFrom('peristiwa').selectAll().where('sumber', '=', 'reservasi').orderBy('id').execute())
		.filter(({ aksi }) => !aksi.startsWith('lihat'))
		.map(({ rincian, ...entry }) => entry)
const setDay = (tanggalVisit: string) =>
	staff.db.updateTable('shopReservasi').set({ tanggalVisit }).where('id', '=', 'satu').execute()
const setStatus = (status: 'hadir' | 'selesai' | 'batal' | 'tidak-hadir') =>
	staff.db.updateTable('shopReservasi').set({ status }).where('id', '=', 'satu').execute()

test('a visit moves to another day, with history and audit trail', async () => {
	const body = { dari: '2026-11-17', ke: '2026-11-20', catatan: 'Ibu Nurhaliza berhalangan' }
	expect((await send('tanggal', body)).status).toBe(200)
	const { tanggalVisit, riwayat } = await detail()
	expect([tanggalVisit, riwayat]).toMatchObject(['2026-11-20', [{ jenis: 'jadwal', ...body, stafNama: 'Wati' }]])
	const entries = await trail()
	expect(entries).toMatchObject([{ aksi: 'jadwal-ulang', label: kodeOf('satu') }])
	expect(JSON.stringify(entries)).not.toContain('Nurhaliza')
})

test.each([
	['another day than the caller saw', { dari: '2026-11-18', ke: '2026-11-20' }, 409, 'SUDAH_BERUBAH'],
	['the same day', { dari: '2026-11-17', ke: '2026-11-17' }, 400, 'INPUT_TIDAK_VALID'],
	['a day that is not offered', { dari: '2026-11-17', ke: '2026-12-24' }, 400, 'INPUT_TIDAK_VALID'],
	['a past day', { dari: '2026-11-17', ke: '2026-11-15' }, 400, 'INPUT_TIDAK_VALID'],
	['no day', { dari: '2026-11-17', ke: '2026-02-30' }, 400, 'INPUT_TIDAK_VALID'],
])('a visit does not move: %s', async (_, body, status, code) => {
	expect(codeOf(await send('tanggal', body))).toEqual([status, code])
	expect((await detail()).riwayat).toEqual([])
})

test.each(['hadir', 'selesai', 'batal', 'tidak-hadir'] as const)('a visit that is %s does not move', async (status) => {
	await setStatus(status)
	const answer = await send('tanggal', { dari: '2026-11-17', ke: '2026-11-20' })
	expect(codeOf(answer)).toEqual([409, 'LANGKAH_DITOLAK'])
})

test('of several moves at once, one succeeds', async () => {
	const days = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21']
	const answers = await Promise.all(days.map((ke) => send('tanggal', { dari: '2026-11-17', ke })))
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
	expect((await detail()).riwayat).toHaveLength(1)
})

test('a package is added at the price of today, and the total follows', async () => {
	const added = await send('paket', { dari: ['satu-0'], pasienId: 'siti', shopItemId: 'mcu' })
	expect(added.status).toBe(200)
	await staff.db.updateTable('shopItem').set({ harga: 999_000 }).execute()
	const { total, pasien, riwayat } = await detail()
	expect(total).toBe(350_000)
	expect(pasien[0].paket).toMatchObject([{ harga: 100_000 }, { nama: 'MCU Dasar', harga: 250_000 }])
	expect(riwayat).toMatchObject([{ jenis: 'paket', dari: '', ke: 'MCU Dasar', catatan: 'Siti Rahma' }])
	const [entry] = await trail()
	expect(entry?.aksi).toBe('ubah-paket')
	expect(JSON.parse(entry?.sesudah ?? '')).toEqual({ jumlah: 2, total: 350_000 })
	expect(JSON.stringify(entry)).not.toMatch(/Siti|Nurhaliza|MCU/)
})

test.each([
	['lines that the caller did not see', { dari: ['lain'] }, 409, 'SUDAH_BERUBAH'],
	['fewer lines than there are', { dari: [] }, 409, 'SUDAH_BERUBAH'],
	['a patient of the member who is not in the reservation', { pasienId: 'budi' }, 400, 'INPUT_TIDAK_VALID'],
	['an unpublished package', { shopItemId: 'konsep' }, 400, 'INPUT_TIDAK_VALID'],
	['an unknown package', { shopItemId: 'x' }, 400, 'INPUT_TIDAK_VALID'],
])('no package is added: %s', async (_, wrong, status, code) => {
	const body = { dari: ['satu-0'], pasienId: 'siti', shopItemId: 'mcu', ...wrong }
	expect(codeOf(await send('paket', body))).toEqual([status, code])
	expect((await detail()).total).toBe(100_000)
})

test('no package is added twice, for an incomplete patient, on a day that is over, or after the visit', async () => {
	const add = async (dari: string[]) => codeOf(await send('paket', { dari, pasienId: 'siti', shopItemId: 'mcu' }))
	await staff.db
		.updateTable('memberPasien')
		.set({ alamatLengkap: plain('') })
		.where('id', '=', 'siti')
		.execute()
	expect(await add(['satu-0'])).toEqual([409, 'PASIEN_BELUM_LENGKAP'])
	await staff.db
		.updateTable('memberPasien')
		.set({ alamatLengkap: plain('Jalan') })
		.where('id', '=', 'siti')
		.execute()
	await setDay('2026-11-15')
	const over = await send('paket', { dari: ['satu-0'], pasienId: 'siti', shopItemId: 'mcu' })
	expect([over.status, Object.keys(over.body.error.fields)]).toEqual([400, ['tanggalVisit']])
	await setDay('2026-11-17')
	expect(await add(['satu-0'])).toEqual([200, undefined])
	const lines = (await detail()).pasien[0].paket.map(({ id }: { id: string }) => id)
	expect(await add(lines)).toEqual([400, 'INPUT_TIDAK_VALID'])
	await setStatus('selesai')
	expect(await add(lines)).toEqual([409, 'LANGKAH_DITOLAK'])
})

test('a line is removed with its patient from the search, and the last one stays', async () => {
	const pasien = [
		{ id: 'siti', nama: 'Siti Rahma' },
		{ id: 'budi', nama: 'Budi Santoso' },
	]
	await reserve(staff, [{ id: 'dua', pasien }])
	const remove = (itemId: string, dari: string[]) => petugas.send('DELETE', `/reservasi/dua/paket/${itemId}`, { dari })
	expect(codeOf(await remove('dua-1', ['dua-0']))).toEqual([409, 'SUDAH_BERUBAH'])
	expect(codeOf(await remove('satu-0', ['dua-0', 'dua-1']))).toEqual([404, 'TIDAK_DITEMUKAN'])
	expect((await remove('dua-1', ['dua-0', 'dua-1'])).status).toBe(200)
	expect(await detail('dua')).toMatchObject({ total: 100_000, riwayat: [{ jenis: 'paket', dari: 'Paket', ke: '' }] })
	expect((await petugas.send('GET', '/reservasi?q=Santoso')).body.data).toEqual([])
	expect((await petugas.send('GET', '/reservasi?q=Rahma')).body.data).toHaveLength(2)
	expect(codeOf(await remove('dua-0', ['dua-0']))).toEqual([409, 'PAKET_TERAKHIR'])
})

test('of an added and a removed line at once, one succeeds', async () => {
	await send('paket', { dari: ['satu-0'], pasienId: 'siti', shopItemId: 'mcu' })
	const dari = (await detail()).pasien[0].paket.map(({ id }: { id: string }) => id)
	const answers = await Promise.all([
		send('paket', { dari, pasienId: 'siti', shopItemId: 'gula' }),
		petugas.send('DELETE', '/reservasi/satu/paket/satu-0', { dari }),
	])
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	const { total, pasien } = await detail()
	const sum = pasien[0].paket.reduce((all: number, { harga }: { harga: number }) => all + harga, 0)
	expect(total).toBe(sum)
})

const step = (dari: string, ke: string) => send('status', { dari, ke, catatan: 'catatan' })
const back = (dari: string, alasan = 'Ibu Siti salah pencet') => send('kembali', { dari, alasan })

test.each([
	['dikonfirmasi', ['dikonfirmasi'], 'baru'],
	['hadir', ['dikonfirmasi', 'hadir'], 'dikonfirmasi'],
	['selesai', ['dikonfirmasi', 'hadir', 'selesai'], 'hadir'],
	['batal', ['batal'], 'baru'],
	['batal', ['dikonfirmasi', 'hadir', 'batal'], 'hadir'],
	['tidak-hadir', ['dikonfirmasi', 'tidak-hadir'], 'dikonfirmasi'],
])('a wrong step to %s is corrected', async (status, steps, previous) => {
	await setDay('2026-11-16')
	for (const [place, ke] of steps.entries()) await step(place === 0 ? 'baru' : (steps[place - 1] ?? ''), ke)
	expect((await back(status)).status).toBe(200)
	const { status: now, riwayat } = await detail()
	expect(now).toBe(previous)
	expect(riwayat.at(-1)).toMatchObject({ dari: status, ke: previous, catatan: 'Ibu Siti salah pencet' })
	const entries = await trail()
	expect(entries.at(-1)).toMatchObject({ aksi: 'kembalikan-status', stafNama: 'Wati' })
	expect(JSON.stringify(entries)).not.toContain('Siti')
})

test('a correction needs a reason, the current status, and a step before it', async () => {
	expect(codeOf(await back('baru'))).toEqual([409, 'LANGKAH_DITOLAK'])
	await step('baru', 'dikonfirmasi')
	expect(codeOf(await back('dikonfirmasi', ' '))).toEqual([400, 'INPUT_TIDAK_VALID'])
	expect(codeOf(await back('hadir'))).toEqual([409, 'SUDAH_BERUBAH'])
	const answers = await Promise.all([back('dikonfirmasi'), back('dikonfirmasi')])
	expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
	expect((await detail()).status).toBe('baru')
})

test('a cancelled visit comes back only on a day that is offered; the record of a past day is corrected', async () => {
	await step('baru', 'batal')
	await staff.db.updateTable('shopSetting').set({ durasi: 0 }).execute()
	const refused = await back('batal')
	expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([400, ['tanggalVisit']])
	expect((await detail()).status).toBe('batal')
	await setDay('2026-11-15')
	expect((await back('batal')).status).toBe(200)
})

test('a note is stored with the reservation alone', async () => {
	const note = 'Ibu Siti alergi lateks'
	expect((await send('catatan', { dari: '', ke: note })).status).toBe(200)
	expect(codeOf(await send('catatan', { dari: '', ke: 'lain' }))).toEqual([409, 'SUDAH_BERUBAH'])
	expect(codeOf(await send('catatan', { dari: note, ke: 'x'.repeat(1001) }))).toEqual([400, 'INPUT_TIDAK_VALID'])
	expect(await detail()).toMatchObject({ catatan: note, riwayat: [{ jenis: 'catatan', ke: '', stafNama: 'Wati' }] })
	const entries = await trail()
	expect(entries).toMatchObject([{ aksi: 'catatan' }])
	expect(JSON.stringify(entries)).not.toContain('Siti')
})

test('the payment has a state and a method of the list', async () => {
	const belum = { bayar: 'belum', metodeBayar: '' }
	const lunas = { bayar: 'lunas', metodeBayar: 'qris' }
	for (const ke of [
		{ ...lunas, metodeBayar: '' },
		{ ...lunas, metodeBayar: 'emas' },
		{ ...lunas, bayar: 'gratis' },
	])
		expect(codeOf(await send('bayar', { dari: belum, ke }))).toEqual([400, 'INPUT_TIDAK_VALID'])
	expect((await send('bayar', { dari: belum, ke: lunas })).status).toBe(200)
	expect(codeOf(await send('bayar', { dari: belum, ke: lunas }))).toEqual([409, 'SUDAH_BERUBAH'])
	const riwayat = [{ jenis: 'bayar', dari: 'Belum dibayar', ke: 'Lunas, QRIS' }]
	expect(await detail()).toMatchObject({ ...lunas, riwayat })
	expect(await trail()).toMatchObject([{ aksi: 'bayar', sesudah: JSON.stringify(lunas) }])
	await send('bayar', { dari: lunas, ke: { bayar: 'belum', metodeBayar: 'qris' } })
	expect(await detail()).toMatchObject(belum)
})

test('a change of a reservation that does not exist gets 404', async () => {
	const bodies = {
		tanggal: { dari: '2026-11-17', ke: '2026-11-18' },
		kembali: { dari: 'batal', alasan: 'salah' },
		paket: { dari: [], pasienId: 'siti', shopItemId: 'mcu' },
		catatan: { dari: '', ke: '' },
		bayar: { dari: { bayar: 'belum', metodeBayar: '' }, ke: { bayar: 'belum', metodeBayar: '' } },
	}
	for (const [path, body] of Object.entries(bodies))
		expect((await petugas.send('POST', `/reservasi/tidak-ada/${path}`, body)).status, path).toBe(404)
})
