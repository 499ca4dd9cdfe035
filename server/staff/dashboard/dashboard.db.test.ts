import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Dasbor } from '../../../contract/staff/dashboard.ts'
import type { Peran } from '../../../contract/staff/permissions.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { openTestStaff, type TestStaff } from '../../../tests/support/test-staff.ts'

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
	expect(Object.keys(await dasborOf('redaksi')).sort()).toEqual(['kunjungan', 'menunggu'])
	expect(Object.keys(await dasborOf('pendaftaran')).sort()).toEqual(['menunggu', 'reservasi', 'statistik'])
	expect((await dasborOf('admin')).menunggu).toEqual({ komentar: 1, reservasi: 2, tinjau })

	await insertRows(staff.db, 'artikelSetting', [{ tinjauHari: 400 }])
	expect((await dasborOf('redaksi')).menunggu.tinjau).toEqual({ hari: 400, jumlah: 0, artikel: [] })
})

test('the funnel counts visitors, clicks of these days and reservations made on the site', async () => {
	await insertRows(
		staff.db,
		'ringkasanHarian',
		[
			{ tanggal: '2026-11-15', kunci: 'whatsapp', jumlah: 4 },
			{ tanggal: '2026-11-09', kunci: 'whatsapp', jumlah: 2 },
			{ tanggal: '2026-11-09', kunci: 'telepon', jumlah: 3 },
			{ tanggal: '2026-11-08', kunci: 'telepon', jumlah: 9 },
		].map((row) => ({ ...row, jenis: 'hubungi' as const })),
	)
	await insertRows(staff.db, 'shopReservasi', [{ id: 'meja', kode: 'meja', asal: 'meja', createdAt: NOW }])
	expect((await dasborOf('admin')).corong).toEqual({ pengunjung: 3, whatsapp: 6, telepon: 3, reservasi: 4 })
})
