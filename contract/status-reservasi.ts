/** The states of a reservation. */
export const statusReservasi = ['baru', 'dikonfirmasi', 'hadir', 'selesai', 'batal'] as const
export type StatusReservasi = (typeof statusReservasi)[number]
