import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { insertReservasiBasics, NIK, reserve } from '../../../tests/support/test-reservasi.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../../tests/support/test-staff.ts'
import { createLimits } from '../../http/limits.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')
const MINUTE = 60_000

let staff: TestStaff
let petugas: TestPerson
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff({ limits: createLimits() })
	await insertReservasiBasics(staff)
	petugas = await staff.signedIn('pendaftaran', 'Wati')
	await reserve(staff, [
		{ id: 'satu', tanggalVisit: '2026-11-16', atasNama: 'Ibu Nurhaliza', pasien: [{ id: 'siti', nama: 'Siti Rahma' }] },
		{ id: 'dua', tanggalVisit: '2026-11-16', status: 'hadir' },
		{ id: 'tiga', tanggalVisit: '2026-11-18' },
	])
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

async function trailOf(aksi: string) {
	const entries = await staff.db.selectFrom('peristiwa').selectAll().where('aksi', '=', aksi).orderBy('id').execute()
	return entries.map(({ stafNama, label, sesudah }) => ({ stafNama, label, ...JSON.parse(sesudah ?? '{}') }))
}

test('a list or search of reservations is in the audit trail, without the search term', async () => {
	for (const query of ['tanggal=2026-11-16', 'dari=2026-11-16&sampai=2026-11-18&status=baru', 'q=Nurhaliza'])
		expect((await petugas.send('GET', `/reservasi?${query}`)).status).toBe(200)
	const trail = await trailOf('lihat-daftar')
	expect(trail).toMatchObject([
		{ stafNama: 'Wati', tanggal: '2026-11-16', status: 'semua status', dicari: false, jumlah: 2 },
		{ tanggal: '2026-11-16 – 2026-11-18', status: 'baru', dicari: false, jumlah: 2 },
		{ tanggal: 'semua tanggal', dicari: true, jumlah: 1 },
	])
	expect(JSON.stringify(trail)).not.toContain('Nurhaliza')
})

test('one entry stands for all reads of an account with one filter in a quarter of an hour', async () => {
	const other = await staff.signedIn('pendaftaran', 'Rina')
	const look = (person: TestPerson, page = 1) => person.send('GET', `/reservasi?status=baru&page=${page}&limit=1`)
	for (const page of [1, 2, 1]) await look(petugas, page)
	await look(other)
	expect((await trailOf('lihat-daftar')).map(({ stafNama }) => stafNama)).toEqual(['Wati', 'Rina'])
	later(15 * MINUTE)
	await look(petugas)
	expect(await trailOf('lihat-daftar')).toHaveLength(3)
})

test('an account sees 30 NIKs an hour; then it gets 429 and the audit trail has an entry', async () => {
	const reveal = (person: TestPerson) =>
		person.send('POST', '/reservasi/satu/pasien/siti/nik', { alasan: 'Mencocokkan KTP' })
	for (let i = 0; i < 30; i++) expect((await reveal(petugas)).body).toEqual({ data: { nik: NIK } })
	for (let i = 0; i < 2; i++) {
		const refused = await reveal(petugas)
		expect([refused.status, refused.body.error.code]).toEqual([429, 'TERLALU_SERING'])
	}
	expect(await trailOf('lihat-nik')).toHaveLength(30)
	expect(await trailOf('lihat-nik-batas')).toMatchObject([{ stafNama: 'Wati' }])
	expect((await reveal(await staff.signedIn('pendaftaran'))).status).toBe(200)
})

test('the report of administrators has reveals, lists and exports of patients, and nothing else', async () => {
	const admin = await staff.signedIn('admin')
	await petugas.send('GET', '/reservasi')
	await petugas.send('GET', '/reservasi/ekspor')
	await petugas.send('POST', '/reservasi/satu/pasien/siti/nik', { alasan: 'Mencocokkan KTP' })
	await petugas.send('POST', '/reservasi/satu/status', { dari: 'baru', ke: 'dikonfirmasi' })
	expect((await admin.send('GET', '/impor/isi.json')).status).toBe(200)
	const report = await admin.send('GET', '/audit?laporan=akses-pasien')
	const actions = report.body.data.map(({ aksi }: { aksi: string }) => aksi)
	expect(actions.toSorted()).toEqual(['ekspor', 'lihat-daftar', 'lihat-nik'])
	const all = (await admin.send('GET', '/audit')).body.data.map(({ aksi }: { aksi: string }) => aksi)
	expect(all).toEqual(expect.arrayContaining(['masuk', 'status']))
	expect((await admin.send('GET', '/audit?laporan=lain')).status).toBe(400)
	expect((await petugas.send('GET', '/audit?laporan=akses-pasien')).status).toBe(403)
})
