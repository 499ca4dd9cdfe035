import { sql } from 'kysely'
import type { StatusReservasi } from '../contract/reservasi/status-reservasi.ts'
import { tambahHari, tanggalWib } from '../contract/tanggal/tanggal.ts'
import type { Database } from '../database/connect.ts'
import { reservasiSearchText } from '../database/search/search-text.ts'
import { insertRows } from '../tests/support/test-rows.ts'

const BATCH = 500
const NAMES = ['Siti', 'Budi', 'Ayu', 'Joko', 'Rahma', 'Dewi', 'Agus', 'Putri', 'Wahyu', 'Lestari']
const STATES: StatusReservasi[] = ['baru', 'dikonfirmasi', 'hadir', 'selesai', 'batal', 'tidak-hadir']

/** What lists, search, palette and statistics of the desk ask, by name. */
export function deskCalls(now: number): Record<string, string> {
	const palette = ['artikel', 'dokter', 'poli-klinik', 'layanan', 'fasilitas', 'shop-item', 'faq']
	const today = tanggalWib(now)
	return {
		'list of a day': `/reservasi?tanggal=${today}&limit=50`,
		'list of a day, by name': `/reservasi?tanggal=${today}&limit=50&sort=nama&order=asc`,
		'list of all days': '/reservasi?limit=50',
		'list of new ones': '/reservasi?status=baru&limit=50',
		'counts of a day': `/reservasi/jumlah?tanggal=${today}`,
		'counts of all days': '/reservasi/jumlah',
		'search, one hit': '/reservasi?q=siti%204210&limit=50',
		'search, a tenth of all': '/reservasi?q=siti&limit=50',
		'palette, reservations': '/reservasi?q=siti&limit=5',
		'palette, patients': '/pasien?q=siti',
		'palette, staff': '/pengguna?q=siti&limit=5',
		...Object.fromEntries(palette.map((sumber) => [`palette, ${sumber}`, `/${sumber}?q=siti&limit=5`])),
		statistics: '/dasbor?hari=90',
	}
}

/** Adds so many reservations of the last half year, each with a member, a patient and two packages. */
export async function growReservasi(database: Database, count: number, now: number): Promise<void> {
	const { db } = database
	const made = Array.from({ length: count }, (_, index) => {
		const nama = `${NAMES[index % NAMES.length]} ${index}`
		const id = `desk-${index}`
		return {
			id,
			nama,
			kode: `DESK-${index}`,
			noTelp: `0812${String(index).padStart(8, '0')}`,
			tanggalVisit: tambahHari(tanggalWib(now), -(index % 180)),
			status: STATES[index % STATES.length] as StatusReservasi,
		}
	})
	for (let start = 0; start < made.length; start += BATCH) {
		const some = made.slice(start, start + BATCH)
		await insertRows(
			db,
			'member',
			some.map(({ id, nama, noTelp }) => ({ id, nama, noTelp })),
		)
		await insertRows(
			db,
			'memberPasien',
			some.map(({ id, nama }) => ({ id, memberId: id, nama, cari: nama.toLowerCase() })),
		)
		await insertRows(
			db,
			'shopReservasi',
			some.map(({ nama, ...row }) => ({
				...row,
				memberId: row.id,
				atasNama: nama,
				cari: reservasiSearchText({ ...row, atasNama: nama, pasien: [nama] }),
			})),
		)
		await insertRows(
			db,
			'shopReservasiItem',
			some.flatMap(({ id, nama }, place) =>
				[1, 2].map((urutan) => ({
					id: `${id}-${urutan}`,
					reservasiId: id,
					pasienId: id,
					pasienNama: nama,
					shopItemNama: `Paket ${(start + place) % 40}`,
					urutan,
				})),
			),
		)
	}
	await sql.raw(database.kind === 'postgres' ? 'vacuum analyze' : 'analyze').execute(db)
}
