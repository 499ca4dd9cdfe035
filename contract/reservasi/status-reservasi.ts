/** The states of a reservation. One that is `menunggu` has no place yet: it is on the waiting list of its day. */
export const statusReservasi = ['menunggu', 'baru', 'dikonfirmasi', 'hadir', 'selesai', 'batal', 'tidak-hadir'] as const
export type StatusReservasi = (typeof statusReservasi)[number]

/** Their names for patients; those of the staff app are shorter. */
export const namaStatusPasien: Record<StatusReservasi, string> = {
	menunggu: 'Dalam daftar tunggu',
	baru: 'Menunggu konfirmasi',
	dikonfirmasi: 'Sudah dikonfirmasi',
	hadir: 'Pasien sudah hadir',
	selesai: 'Selesai',
	batal: 'Dibatalkan',
	'tidak-hadir': 'Tidak hadir',
}
