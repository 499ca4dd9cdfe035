import type { Selectable } from 'kysely'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import type { ShopReservasiTable } from '../../database/schema.ts'
import { reservasiSearchText } from '../../database/search/search-text.ts'
import { insertRows } from './test-rows.ts'
import type { TestStaff } from './test-staff.ts'

export const NIK = '3510012507900001'

/** Inserts the hospital and a member with two patients for `reserve`. */
export async function insertReservasiBasics({ db, fields }: TestStaff): Promise<void> {
	await insertRows(db, 'webSetting', [{ namaWeb: 'RS Uji', alamat: 'Jalan Melati 1' }])
	await insertRows(db, 'member', [{}])
	await insertRows(db, 'memberPasien', [
		{ id: 'siti', nama: 'Siti Rahma', ...fields.encrypt('memberPasien', 'siti', { nik: NIK }) },
		{ id: 'budi', nama: 'Budi Santoso', ...fields.encrypt('memberPasien', 'budi', { nik: '3510012507900002' }) },
	])
}

interface Made extends Partial<Omit<Selectable<ShopReservasiTable>, 'status' | 'catatan'>> {
	id: string
	catatan?: string
	status?: StatusReservasi
	pasien?: { id: string | null; nama: string }[]
}

/** Inserts reservations like the public site: one package of Rp. 100.000 per patient. */
export async function reserve({ db }: Pick<TestStaff, 'db'>, made: Made[]): Promise<void> {
	for (const { pasien = [{ id: 'siti', nama: 'Siti Rahma' }], ...given } of made) {
		const row = {
			kode: kodeOf(given.id),
			atasNama: 'Ibu Siti',
			noTelp: '0812-3456-7890',
			tanggalVisit: '2026-11-17',
			...given,
			total: pasien.length * 100_000,
		}
		await insertRows(db, 'shopReservasi', [
			{ ...row, cari: reservasiSearchText({ ...row, pasien: pasien.map(({ nama }) => nama) }) },
		])
		await insertRows(
			db,
			'shopReservasiItem',
			pasien.map(({ id, nama }, urutan) => ({
				id: `${row.id}-${urutan}`,
				reservasiId: row.id,
				pasienId: id,
				pasienNama: nama,
				urutan,
			})),
		)
	}
}

/** A valid code made from the id. */
export const kodeOf = (id: string): string => {
	const letters = Array.from(
		id
			.toUpperCase()
			.replace(/[^2-9A-HJ-NP-Z]/g, '')
			.padEnd(15, 'Z'),
	)
		.join('')
		.slice(0, 15)
	return `${letters.slice(0, 5)}-${letters.slice(5, 10)}-${letters.slice(10)}`
}

/** A shop with two published packages and a draft, for fourteen days ahead. */
export async function insertShop({ db }: Pick<TestStaff, 'db'>): Promise<void> {
	await insertRows(db, 'shopSetting', [{ durasi: 14 }])
	await insertRows(db, 'shopTipe', [{}])
	await insertRows(db, 'shopKategori', [{}])
	await insertRows(db, 'shopItem', [
		{ id: 'mcu', nama: 'MCU Dasar', harga: 250_000, status: 'terbit' },
		{ id: 'gula', nama: 'Cek Gula', harga: 50_000, status: 'terbit' },
		{ id: 'konsep', nama: 'Belum terbit', status: 'konsep' },
	])
}
