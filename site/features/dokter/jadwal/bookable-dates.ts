import type { JadwalPengecualian } from '../../../../contract/dokter/dokter.ts'
import { BOOKING_DAYS_AHEAD } from '../../../../contract/dokter/next-practice.ts'
import { daysFrom, isOver, type Praktik, takesPlace } from '../../../../contract/dokter/takes-place.ts'
import { waktuWib } from '../../../../contract/tanggal/tanggal.ts'

/** The days on which a slot can be booked now, `YYYY-MM-DD` in WIB in any time zone of the visitor. */
export function bookableDates(
	slot: Omit<Praktik, 'keteranganWaktu'>,
	pengecualian: readonly JadwalPengecualian[],
	now: number,
): string[] {
	const sekarang = waktuWib(now)
	return daysFrom(sekarang, BOOKING_DAYS_AHEAD)
		.filter((day) => takesPlace(slot, day, pengecualian) && !isOver(slot, day.tanggal, sekarang))
		.map(({ tanggal }) => tanggal)
}
