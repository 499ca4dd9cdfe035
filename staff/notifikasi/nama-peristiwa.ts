import type { Peristiwa } from '../../contract/notifikasi/peristiwa.ts'
import type { StatusKiriman } from '../../contract/notifikasi/staff/notifikasi.ts'

export const namaPeristiwa: Record<Peristiwa, string> = {
	'reservasi.dibuat': 'Reservasi baru',
	'reservasi.ditawari': 'Tempat ditawarkan ke daftar tunggu',
	'reservasi.dikonfirmasi': 'Reservasi dikonfirmasi',
	'reservasi.diminta-memilih': 'Pasien diminta memilih hari lain',
	'reservasi.dijadwalkan-ulang': 'Hari kunjungan diubah',
	'reservasi.diubah': 'Paket diubah',
	'reservasi.hadir': 'Pasien hadir',
	'reservasi.selesai': 'Kunjungan selesai',
	'reservasi.tidak-hadir': 'Pasien tidak hadir',
	'reservasi.batal': 'Reservasi batal',
	'komentar.diterima': 'Komentar baru',
}

const namaLain: Record<string, string> = {
	...namaPeristiwa,
	'reservasi.pengingat': 'Pengingat kunjungan',
	'ringkasan.reservasi': 'Ringkasan reservasi',
	'ringkasan.komentar': 'Ringkasan komentar',
	uji: 'Kiriman uji',
}

/** The name of any message of the outbox. */
export const namaKiriman = (peristiwa: string): string => namaLain[peristiwa] ?? peristiwa

export const namaStatusKiriman: Record<StatusKiriman, string> = {
	menunggu: 'Menunggu',
	terkirim: 'Terkirim',
	gagal: 'Gagal',
	dilewati: 'Dilewati',
}
