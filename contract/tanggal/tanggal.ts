import { type Hari, namaHari } from './hari.ts'

const HOUR_MS = 3_600_000

/** WIB is seven hours ahead of UTC all year. */
const WIB_MS = 7 * HOUR_MS

const isoDay = (date: Date) => date.toISOString().slice(0, 10)
const midnightUtc = (tanggal: string) => new Date(`${tanggal}T00:00:00Z`)

/** The calendar day on which a moment falls in WIB, `YYYY-MM-DD`. */
export const tanggalWib = (epochMs: number): string => isoDay(new Date(epochMs + WIB_MS))

/** A moment in WIB, `YYYY-MM-DDTHH:MM`. */
export const waktuWib = (epochMs: number): string => new Date(epochMs + WIB_MS).toISOString().slice(0, 16)

/** The moment at which this time of day begins in WIB. */
export const epochWib = (tanggal: string, jam = '00:00'): number => Date.parse(`${tanggal}T${jam}+07:00`)

/** The number of the calendar day in WIB: the same all day, and one more after midnight. */
export const nomorHariWib = (epochMs: number): number => Math.floor((epochMs + WIB_MS) / (24 * HOUR_MS))

/** The full hour of a moment in WIB, from 0 to 23. */
export const jamWib = (epochMs: number): number => new Date(epochMs + WIB_MS).getUTCHours()

/** The day that many days later, or earlier. */
export function tambahHari(tanggal: string, jumlah: number): string {
	const date = midnightUtc(tanggal)
	date.setUTCDate(date.getUTCDate() + jumlah)
	return isoDay(date)
}

export const hariDari = (tanggal: string): Hari => namaHari[midnightUtc(tanggal).getUTCDay()] as Hari

/** Whether the day exists: a Date would turn 30 February into 2 March. */
export function isTanggal(text: string): boolean {
	const date = midnightUtc(text)
	return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && isoDay(date) === text
}
