/** Weekdays as schedules name them, in the order of `Date.prototype.getUTCDay`. */
export const namaHari = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

export type Hari = (typeof namaHari)[number]
