/** The states of a reservation. One that is `menunggu` has no place yet: it is on the waiting list of its day. */
export const statusReservasi = ['menunggu', 'baru', 'dikonfirmasi', 'hadir', 'selesai', 'batal', 'tidak-hadir'] as const
export type StatusReservasi = (typeof statusReservasi)[number]
