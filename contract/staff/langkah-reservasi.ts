import type { StatusReservasi } from '../status-reservasi.ts'

/** The allowed status changes of a reservation, defined only here. */
export const langkahReservasi: Record<StatusReservasi, readonly StatusReservasi[]> = {
	baru: ['dikonfirmasi', 'batal'],
	dikonfirmasi: ['hadir', 'batal'],
	hadir: ['selesai', 'batal'],
	selesai: [],
	batal: [],
}

export const bolehMelangkah = (dari: StatusReservasi, ke: StatusReservasi): boolean =>
	langkahReservasi[dari].includes(ke)

/** The names of the statuses in the staff app. */
export const namaStatus: Record<StatusReservasi, string> = {
	baru: 'Baru',
	dikonfirmasi: 'Dikonfirmasi',
	hadir: 'Hadir',
	selesai: 'Selesai',
	batal: 'Batal',
}
