/** What the hospital's systems can be notified of. */
export const peristiwa = [
	'reservasi.dibuat',
	'reservasi.dikonfirmasi',
	'reservasi.dijadwalkan-ulang',
	'reservasi.diubah',
	'reservasi.hadir',
	'reservasi.selesai',
	'reservasi.tidak-hadir',
	'reservasi.batal',
	'komentar.diterima',
] as const
export type Peristiwa = (typeof peristiwa)[number]

/** What a patient gets an e-mail about. */
export const peristiwaPasien = [
	'reservasi.dibuat',
	'reservasi.dikonfirmasi',
	'reservasi.dijadwalkan-ulang',
	'reservasi.diubah',
	'reservasi.pengingat',
	'reservasi.batal',
] as const
export type PeristiwaPasien = (typeof peristiwaPasien)[number]
