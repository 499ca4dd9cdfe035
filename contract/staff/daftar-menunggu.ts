// Without zod, for the start page of the staff app.

import type { Sumber } from './permissions.ts'

/** Counting stops here. */
export const MENUNGGU_MAX = 1000

/** The kinds of work that wait for staff, most urgent first. Each has the list that holds exactly what is counted. */
const daftar = {
	'reservasi-hari-ini': { sumber: 'reservasi', saring: { status: 'dikonfirmasi' } },
	'reservasi-baru': { sumber: 'reservasi', saring: { status: 'baru' } },
	komentar: { sumber: 'komentar', saring: { status: 'menunggu' } },
	'pengguna-belum-masuk': { sumber: 'pengguna', saring: { sandi: 'belum' } },
	'dokter-tanpa-jadwal': { sumber: 'dokter', saring: { perlu: 'jadwal' } },
	'artikel-menunggu-tinjauan': { sumber: 'artikel', saring: { tinjauan: 'menunggu' } },
	'artikel-dikembalikan': { sumber: 'artikel', saring: { tinjauan: 'kembali' } },
	'artikel-tinjau': { sumber: 'artikel', saring: { perlu: 'tinjau' } },
	'artikel-konsep': { sumber: 'artikel', saring: { status: 'konsep' } },
	'artikel-terjadwal': { sumber: 'artikel', saring: { status: 'terjadwal' } },
	'artikel-tanpa-gambar': { sumber: 'artikel', saring: { perlu: 'gambar' } },
	'tautan-mati': { sumber: 'tautan', saring: {} },
	'artikel-tanpa-alt': { sumber: 'artikel', saring: { perlu: 'alt' } },
} as const satisfies Record<string, Daftar>

export type JenisMenunggu = keyof typeof daftar
export const jenisMenunggu = Object.keys(daftar) as JenisMenunggu[]

/** No work of a list: the server needs space. */
export const DISK_PENUH = 'disk-penuh'

/** A resource, and the parameters of its list. */
interface Daftar {
	sumber: Sumber
	saring: Record<string, string>
}

export function daftarMenunggu(jenis: JenisMenunggu, hariIni: string): Daftar {
	const { sumber, saring } = daftar[jenis]
	return { sumber, saring: jenis === 'reservasi-hari-ini' ? { tanggal: hariIni, ...saring } : saring }
}
