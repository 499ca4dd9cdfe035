import type { Hari } from '../../../contract/hari.ts'
import { hariDari, tambahHari, tanggalWib } from '../../../contract/tanggal.ts'

/** A visit can be asked for from today through this many days ahead. */
export const BOOKING_DAYS_AHEAD = 14

/** The days on which a slot can be booked at this moment, `YYYY-MM-DD` in WIB whatever the visitor's zone. */
export function bookableDates(hari: readonly Hari[], now: number): string[] {
	const today = tanggalWib(now)
	const days = Array.from({ length: BOOKING_DAYS_AHEAD + 1 }, (_, ahead) => tambahHari(today, ahead))
	return days.filter((tanggal) => hari.includes(hariDari(tanggal)))
}
