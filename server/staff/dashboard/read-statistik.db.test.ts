import { afterEach, beforeEach, expect, test } from 'vitest'
import { tambahHari } from '../../../contract/tanggal/tanggal.ts'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/test-database.ts'
import { insertRows } from '../../../tests/support/test-rows.ts'
import { readStatistik } from './read-statistik.ts'

const TODAY = '2026-11-15'
const days = (count: number) => Array.from({ length: count }, (_, index) => tambahHari(TODAY, index + 1 - count))

let database: TestDatabase
beforeEach(async () => {
	database = await openTestDatabase()
	await insertRows(database.db, 'member', [{}])
})
afterEach(() => database.dispose())

test('visits of a week by state, weekday and package, against the week before', async () => {
	const { db } = database
	// The 15th is a Sunday.
	const rows = [
		{ id: 'a', tanggalVisit: '2026-11-15', status: 'hadir' },
		{ id: 'b', tanggalVisit: '2026-11-09', status: 'selesai' },
		{ id: 'c', tanggalVisit: '2026-11-09', status: 'tidak-hadir' },
		{ id: 'd', tanggalVisit: '2026-11-10', status: 'batal' },
		{ id: 'e', tanggalVisit: '2026-11-15', status: 'baru' },
		{ id: 'f', tanggalVisit: '2026-11-08', status: 'tidak-hadir' },
		{ id: 'g', tanggalVisit: '2026-11-02', status: 'hadir' },
		{ id: 'too-old', tanggalVisit: '2026-11-01', status: 'hadir' },
		{ id: 'later', tanggalVisit: '2026-11-16', status: 'baru' },
	] as const
	await insertRows(
		db,
		'shopReservasi',
		rows.map((row) => ({ ...row, kode: row.id })),
	)
	for (const table of ['shopTipe', 'shopKategori'] as const) await insertRows(db, table, [{}])
	await insertRows(db, 'shopItem', [{ id: 'mcu' }])
	await insertRows(
		db,
		'shopReservasiItem',
		[
			{ reservasiId: 'a', shopItemId: 'mcu', shopItemNama: 'MCU Baru' },
			{ reservasiId: 'a', shopItemId: 'mcu', shopItemNama: 'MCU Baru' },
			{ reservasiId: 'c', shopItemId: 'mcu', shopItemNama: 'MCU Baru' },
			{ reservasiId: 'g', shopItemId: 'mcu', shopItemNama: 'MCU Lama' },
			{ reservasiId: 'd', shopItemNama: 'Vaksin' },
			{ reservasiId: 'later', shopItemNama: 'Vaksin' },
		].map((row, urutan) => ({ ...row, id: String(urutan), urutan })),
	)

	const { semua, hari, paket } = await readStatistik(db, days(7))
	const none = { reservasi: 0, hadir: 0, tidakHadir: 0, batal: 0 }
	expect(semua).toEqual({
		kini: { reservasi: 5, hadir: 2, tidakHadir: 1, batal: 1 },
		sebelum: { reservasi: 2, hadir: 1, tidakHadir: 1, batal: 0 },
	})
	expect(hari.map(({ nama, kini, sebelum }) => [nama, kini.reservasi, sebelum.reservasi])).toEqual([
		['Senin', 2, 1],
		['Selasa', 1, 0],
		['Rabu', 0, 0],
		['Kamis', 0, 0],
		['Jumat', 0, 0],
		['Sabtu', 0, 0],
		['Minggu', 2, 1],
	])
	expect(paket).toEqual([
		{
			nama: 'MCU Baru',
			kini: { ...none, reservasi: 3, hadir: 2, tidakHadir: 1 },
			sebelum: { ...none, reservasi: 1, hadir: 1 },
		},
		{ nama: 'Vaksin', kini: { ...none, reservasi: 1, batal: 1 }, sebelum: none },
	])
})
