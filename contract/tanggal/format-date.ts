const full = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('id-ID', {
	weekday: 'long',
	day: 'numeric',
	month: 'short',
	year: 'numeric',
	timeZone: 'UTC',
})
const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })
const moment = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Jakarta' })
const clock = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** A calendar day: `Senin, 16 November 2026`. */
export const hariTanggal = (tanggal: string): string => full.format(new Date(`${tanggal}T00:00:00Z`))

/** A calendar day where there is little room: `Senin, 16 Nov 2026`. */
export const hariTanggalSingkat = (tanggal: string): string => short.format(new Date(`${tanggal}T00:00:00Z`))

/** The day of a moment in WIB: `16 Nov 2026`. */
export const tanggalSingkat = (epochMs: number): string => day.format(epochMs)

/** A moment in WIB: `16 Nov 2026, 09.05`. */
export const waktuSingkat = (epochMs: number): string => moment.format(epochMs)

/** The hour of a moment in WIB: `09.05`. */
export const jamSingkat = (epochMs: number): string => clock.format(epochMs)
