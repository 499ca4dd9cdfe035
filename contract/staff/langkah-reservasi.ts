import type { StatusReservasi } from '../status-reservasi.ts'

/** The allowed status changes of a reservation, defined only here. */
export const reservasiSteps: Record<StatusReservasi, readonly StatusReservasi[]> = {
	baru: ['dikonfirmasi', 'batal'],
	dikonfirmasi: ['hadir', 'batal', 'tidak-hadir'],
	hadir: ['selesai', 'batal'],
	selesai: [],
	batal: [],
	'tidak-hadir': [],
}

export const isAllowedStep = (dari: StatusReservasi, ke: StatusReservasi): boolean => reservasiSteps[dari].includes(ke)

/** The names of the statuses in the staff app. */
export const namaStatus: Record<StatusReservasi, string> = {
	baru: 'Baru',
	dikonfirmasi: 'Dikonfirmasi',
	hadir: 'Hadir',
	selesai: 'Selesai',
	batal: 'Batal',
	'tidak-hadir': 'Tidak hadir',
}
