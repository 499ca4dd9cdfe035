/** The states of a reservation. */
export const statusReservasi = ['baru', 'dikonfirmasi', 'hadir', 'selesai', 'batal', 'tidak-hadir'] as const
export type StatusReservasi = (typeof statusReservasi)[number]
