import type { StatusReservasi } from '../status-reservasi.ts'

/** What a reservation may become: the only place where its moves are written down. */
export const langkahReservasi: Record<StatusReservasi, readonly StatusReservasi[]> = {
	baru: ['dikonfirmasi', 'batal'],
	dikonfirmasi: ['hadir', 'batal'],
	hadir: ['selesai', 'batal'],
	selesai: [],
	batal: [],
}

export const bolehMelangkah = (dari: StatusReservasi, ke: StatusReservasi): boolean =>
	langkahReservasi[dari].includes(ke)

/** What staff call each of them. */
export const namaStatus: Record<StatusReservasi, string> = {
	baru: 'Baru',
	dikonfirmasi: 'Dikonfirmasi',
	hadir: 'Hadir',
	selesai: 'Selesai',
	batal: 'Batal',
}
