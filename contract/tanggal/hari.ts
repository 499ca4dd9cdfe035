/** Weekdays as schedules name them, in the order of `Date.prototype.getUTCDay`. */
export const namaHari = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'] as const

export type Hari = (typeof namaHari)[number]

/** The week of a schedule begins on Monday. */
export const pekan: readonly Hari[] = [...namaHari.slice(1), namaHari[0]]
