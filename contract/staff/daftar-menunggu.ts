// Without zod, for the start page of the staff app.

import type { Sumber } from './permissions.ts'

/** Counting stops here. */
export const MENUNGGU_MAX = 1000

/** The kinds of work that wait for staff, most urgent first. */
export const jenisMenunggu = [
	'reservasi-hari-ini',
	'reservasi-baru',
	'komentar',
	'pengguna-belum-masuk',
	'dokter-tanpa-jadwal',
	'artikel-tinjau',
	'artikel-konsep',
	'artikel-terjadwal',
	'artikel-tanpa-gambar',
	'artikel-tanpa-alt',
] as const
export type JenisMenunggu = (typeof jenisMenunggu)[number]

/** The list that holds exactly what is counted: a resource, and the parameters of its list. */
export function daftarMenunggu(
	jenis: JenisMenunggu,
	hariIni: string,
): { sumber: Sumber; saring: Record<string, string> } {
	switch (jenis) {
		case 'reservasi-hari-ini':
			return { sumber: 'reservasi', saring: { tanggal: hariIni, status: 'dikonfirmasi' } }
		case 'reservasi-baru':
			return { sumber: 'reservasi', saring: { status: 'baru' } }
		case 'komentar':
			return { sumber: 'komentar', saring: { status: 'menunggu' } }
		case 'pengguna-belum-masuk':
			return { sumber: 'pengguna', saring: { sandi: 'belum' } }
		case 'dokter-tanpa-jadwal':
			return { sumber: 'dokter', saring: { perlu: 'jadwal' } }
		case 'artikel-tinjau':
			return { sumber: 'artikel', saring: { perlu: 'tinjau' } }
		case 'artikel-konsep':
			return { sumber: 'artikel', saring: { status: 'konsep' } }
		case 'artikel-terjadwal':
			return { sumber: 'artikel', saring: { status: 'terjadwal' } }
		case 'artikel-tanpa-gambar':
			return { sumber: 'artikel', saring: { perlu: 'gambar' } }
		case 'artikel-tanpa-alt':
			return { sumber: 'artikel', saring: { perlu: 'alt' } }
	}
}
