import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Dasbor } from '../../../contract/staff/dashboard.ts'
import type { Peran } from '../../../contract/staff/permissions.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestStaff } from '../../../tests/support/test-staff.ts'
import { createApi } from '../../api/create-api.ts'
import { noLimits } from '../../http/limits.ts'
import { createEmptySearches, MAX_WORDS } from '../../search/empty-searches.ts'

/** Half past midnight in WIB on the 15th; in UTC it is still the 14th. */
const NOW = Date.parse('2026-11-14T17:30:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

let staff: TestStaff
beforeAll(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff()
	const { db } = staff
	await insertRows(db, 'dokter', [{ nama: 'dr. Laras' }])
	await insertRows(
		db,
		'webVisitor',
		[
			{ ip: 'a', createdAt: NOW - 60_000 },
			{ ip: 'a', createdAt: NOW - HOUR },
			{ ip: 'b', createdAt: NOW - HOUR, routeName: 'poli_klinik' },
			{ ip: 'b', createdAt: NOW - HOUR, routeName: 'modal_jadwal_dokter', dokterId: '1' },
			{ ip: 'c', createdAt: NOW - 8 * DAY },
		].map((row, index) => ({ ...row, id: `v${index}` })),
	)
	await insertRows(db, 'member', [{}])
	await insertRows(
		db,
		'shopReservasi',
		[
			{ total: 100_000, createdAt: NOW - 60_000 },
			{ total: 50_000, createdAt: NOW - HOUR },
			{ total: 7000, createdAt: NOW - HOUR, status: 'batal' as const },
			{ total: 20_000, createdAt: NOW - 2 * HOUR, status: 'selesai' as const },
		].map((row, index) => ({ ...row, id: `r${index}`, kode: `kode-${index}` })),
	)
	await insertRows(db, 'kategoriArtikel', [{}])
	await insertRows(db, 'artikel', [
		{ judul: 'Lama', updatedAt: NOW - 366 * DAY },
		{ judul: 'Baru', updatedAt: NOW - 364 * DAY },
	])
	await insertRows(db, 'artikelKomentar', [{ allowStatus: 'menunggu' }, { allowStatus: 'diizinkan', id: '2' }])
})
afterAll(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

async function dasborOf(peran: Peran): Promise<Dasbor> {
	const person = await staff.signedIn(peran)
	const { status, body } = await person.send('GET', '/dasbor?hari=7')
	expect(status).toBe(200)
	return body.data
}

test('visits, reservations and revenue by day in WIB', async () => {
	const { kunjungan, reservasi } = await dasborOf('admin')
	expect(kunjungan?.harian).toHaveLength(7)
	expect(kunjungan?.harian.slice(-3)).toEqual([
		{ tanggal: '2026-11-13', pengunjung: 0, halaman: 0 },
		{ tanggal: '2026-11-14', pengunjung: 2, halaman: 2 },
		{ tanggal: '2026-11-15', pengunjung: 1, halaman: 1 },
	])
	expect(kunjungan?.halaman).toEqual([
		{ nama: 'beranda', jumlah: 2 },
		{ nama: 'poli_klinik', jumlah: 1 },
	])
	expect(kunjungan?.dokter).toEqual([{ nama: 'dr. Laras', jumlah: 1 }])
	expect(reservasi?.slice(-2)).toEqual([
		{ tanggal: '2026-11-14', reservasi: 2, pendapatan: 70_000 },
		{ tanggal: '2026-11-15', reservasi: 1, pendapatan: 100_000 },
	])
})

test('a past day is counted once, and its sums survive the purge of its records', async () => {
	const before = await dasborOf('redaksi')
	await staff.db
		.deleteFrom('webVisitor')
		.where('createdAt', '<', NOW - HOUR / 2)
		.execute()
	expect((await dasborOf('redaksi')).kunjungan).toEqual(before.kunjungan)
})

test('each role sees its own pending work only', async () => {
	const tinjau = { hari: 365, jumlah: 1, artikel: [{ id: '1', judul: 'Lama', updatedAt: NOW - 366 * DAY }] }
	expect(await dasborOf('moderator')).toEqual({ menunggu: { komentar: 1 } })
	const { menunggu, kunjungan, reservasi } = await dasborOf('pendaftaran')
	expect([menunggu, kunjungan]).toEqual([{ reservasi: 2 }, undefined])
	expect(reservasi).toHaveLength(7)
	expect(await dasborOf('redaksi')).toMatchObject({ menunggu: { tinjau } })
	expect(await dasborOf('redaksi')).not.toHaveProperty('reservasi')
	expect((await dasborOf('admin')).menunggu).toEqual({ komentar: 1, reservasi: 2, tinjau })

	await insertRows(staff.db, 'artikelSetting', [{ tinjauHari: 400 }])
	expect((await dasborOf('redaksi')).menunggu.tinjau).toEqual({ hari: 400, jumlah: 0, artikel: [] })
})

test('searches without a result are counted by word, without personal data', async () => {
	const { database, db, nik } = staff
	const now = () => Date.now()
	const emptySearches = createEmptySearches({ db, now })
	const context = { database, db, now, limits: noLimits, nik, emptySearches }
	const api = createApi({ context, checkResponses: true, trustProxy: false })
	const search = (call: string, term: string) =>
		api.request(`http://localhost/api/v1/public/${call}${encodeURIComponent(term)}`)
	for (const term of ['Akup', 'AKUPUNKTUR', ' akupunktur', '3510016507900003', '0812-3456-7890', 'a@b.id', 'laras'])
		await search('dokter?searchByNama=', term)
	await search('layanan?searchByNama=', 'akupunktur')
	await search('dokter?page=2&searchByNama=', 'halaman dua')
	await emptySearches.flush()
	emptySearches.count('dokter', 'akupunktur')
	await emptySearches.flush()
	expect((await dasborOf('admin')).kunjungan?.cariKosong).toEqual([
		{ nama: 'akupunktur', jumlah: 3, tempat: ['dokter', 'layanan'] },
	])

	for (let word = 0; word < MAX_WORDS + 20; word++) emptySearches.count('artikel', `kata-${word}x`)
	await emptySearches.flush()
	expect(await db.selectFrom('cariKosong').select('kata').execute()).toHaveLength(MAX_WORDS)
})
