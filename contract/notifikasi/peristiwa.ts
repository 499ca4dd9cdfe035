/** What the hospital's systems can be notified of. */
export const peristiwa = [
	'reservasi.dibuat',
	'reservasi.ditawari',
	'reservasi.dikonfirmasi',
	'reservasi.diminta-memilih',
	'reservasi.dijadwalkan-ulang',
	'reservasi.diubah',
	'reservasi.hadir',
	'reservasi.selesai',
	'reservasi.tidak-hadir',
	'reservasi.batal',
	'komentar.diterima',
] as const
export type Peristiwa = (typeof peristiwa)[number]
