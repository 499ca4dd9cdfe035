import type { JadwalPengecualian } from '../../../contract/dokter.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { daysFrom, type Praktik, takesPlace } from './takes-place.ts'

/** A visit can be booked from today through this many days ahead. */
export const BOOKING_DAYS_AHEAD = 14

/** The days on which a slot can be booked now, `YYYY-MM-DD` in WIB in any time zone of the visitor. */
export const bookableDates = (
	slot: Pick<Praktik, 'poliKlinikId' | 'hari' | 'tanggal'>,
	pengecualian: readonly JadwalPengecualian[],
	now: number,
): string[] =>
	daysFrom(tanggalWib(now), BOOKING_DAYS_AHEAD)
		.filter((day) => takesPlace(slot, day, pengecualian))
		.map(({ tanggal }) => tanggal)
