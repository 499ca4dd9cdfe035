import type { Reservasi } from '../../../contract/reservasi/reservasi.ts'
import { namaStatusPasien, type StatusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'

/** The parts of the status page and of the printed sheet that depend on the status. */
const parts = [
	/** The sentence below the heading of the page. */
	'pengantar',
	/** The code for the desk, with a button to copy it. */
	'kode',
	'qr',
	'kalender',
	'cetak',
	/** What to do until the visit, and how to check in. */
	'langkah',
	'persiapan',
	'ubah',
	'batalkan',
	'pesanLagi',
] as const
export type Bagian = (typeof parts)[number]

interface Tampilan {
	nama: string
	penjelasan: string
	shows: readonly Bagian[]
}

/**
 * The states as a visitor sees them: `lewat` is a visit whose day has passed without a word from the desk, `ditawari` one
 * of the waiting list for which a place is held, `tawaran-lewat` one that let that time pass, `tunggu-tutup` one whose day
 * staff have closed. A visit that began on a past day is `selesai`.
 */
export type KeadaanReservasi = StatusReservasi | 'lewat' | 'ditawari' | 'tawaran-lewat' | 'tunggu-tutup'

const beforeVisit: readonly Bagian[] = parts.filter((part) => part !== 'pesanLagi')

export const tampilanReservasi: Record<KeadaanReservasi, Tampilan> = {
	menunggu: {
		nama: namaStatusPasien.menunggu,
		penjelasan: 'Hari itu masih penuh. Begitu ada tempat untuk Anda, tawarannya muncul di halaman ini.',
		shows: ['kode', 'ubah', 'batalkan'],
	},
	ditawari: {
		nama: 'Ada tempat untuk Anda',
		penjelasan: 'Ambil tempat ini sebelum waktunya habis.',
		shows: ['kode', 'ubah', 'batalkan'],
	},
	'tawaran-lewat': {
		nama: 'Waktu tawaran sudah habis',
		penjelasan: 'Tempatnya kami tawarkan kepada orang berikutnya. Pilih tanggal lain, atau hubungi kami.',
		shows: ['kode', 'ubah', 'batalkan'],
	},
	'tunggu-tutup': {
		nama: 'Hari itu kami tutup',
		penjelasan: 'Maaf, tidak ada kunjungan pada hari yang Anda tunggu. Pilih tanggal lain, atau hubungi kami.',
		shows: ['kode', 'ubah', 'batalkan'],
	},
	baru: {
		nama: namaStatusPasien.baru,
		penjelasan: 'Petugas kami akan memeriksa reservasi Anda.',
		shows: beforeVisit,
	},
	dikonfirmasi: {
		nama: namaStatusPasien.dikonfirmasi,
		penjelasan: 'Kami menantikan kedatangan Anda.',
		shows: beforeVisit,
	},
	hadir: {
		nama: namaStatusPasien.hadir,
		penjelasan: 'Kedatangan Anda sudah dicatat petugas.',
		shows: ['kode', 'qr', 'cetak'],
	},
	selesai: {
		nama: namaStatusPasien.selesai,
		penjelasan: 'Kunjungan ini sudah selesai. Terima kasih.',
		shows: ['pesanLagi'],
	},
	lewat: {
		nama: 'Tanggal kunjungan sudah lewat',
		penjelasan: 'Belum sempat datang? Pesan lagi untuk tanggal lain, atau hubungi kami.',
		shows: ['pesanLagi'],
	},
	'tidak-hadir': {
		nama: namaStatusPasien['tidak-hadir'],
		penjelasan: 'Pesan lagi atau hubungi kami bila Anda masih ingin berkunjung.',
		shows: ['pesanLagi'],
	},
	batal: {
		nama: namaStatusPasien.batal,
		penjelasan: 'Anda tidak perlu datang. Anda dapat memesan lagi kapan saja.',
		shows: ['pesanLagi'],
	},
}

export function keadaanOf(
	{ status, tanggalVisit, tunggu }: Pick<Reservasi, 'status' | 'tanggalVisit' | 'tunggu'>,
	now: number,
): KeadaanReservasi {
	if (tanggalVisit < tanggalWib(now)) {
		if (status === 'hadir') return 'selesai'
		if (status === 'menunggu' || status === 'baru' || status === 'dikonfirmasi') return 'lewat'
	}
	if (tunggu?.isTutup) return 'tunggu-tutup'
	const sampai = tunggu?.ditawarkanSampai ?? null
	if (status !== 'menunggu' || sampai === null) return status
	return sampai > now ? 'ditawari' : 'tawaran-lewat'
}

export const showsPart = (keadaan: KeadaanReservasi, part: Bagian): boolean =>
	tampilanReservasi[keadaan].shows.includes(part)
