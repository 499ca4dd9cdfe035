import { daysFrom, firstPractice, type Jadwal } from '../../../../contract/dokter/takes-place.ts'
import { useSekarang } from '../../../lib/dates/use-sekarang.ts'
import { BOOKING_DAYS_AHEAD } from './bookable-dates.ts'

/** The first bookable day of practice from now on, or null. */
export const nextPracticeDay = (jadwal: Jadwal, sekarang: string): string | null =>
	firstPractice(jadwal, daysFrom(sekarang, BOOKING_DAYS_AHEAD), sekarang)

/** From this many days ahead, the name of the weekday alone is ambiguous. */
const WEEK = 7

/** `Hari ini`, `Besok` or the weekday, with the date from a week ahead on. */
function nextPracticeLabel(tanggal: string, sekarang: string): string {
	const days = daysFrom(sekarang, BOOKING_DAYS_AHEAD)
	const ahead = days.findIndex((day) => day.tanggal === tanggal)
	if (ahead < 2) return ahead === 0 ? 'Hari ini' : 'Besok'
	const hari = days[ahead]?.hari
	return ahead < WEEK ? `${hari}` : `${hari} ${tanggal.slice(8)}/${tanggal.slice(5, 7)}`
}

/** The next practice in a few words: `Praktik Besok`. */
export function praktikLabel(jadwal: Jadwal, sekarang: string): string {
	const next = nextPracticeDay(jadwal, sekarang)
	if (next) return `Praktik ${nextPracticeLabel(next, sekarang)}`
	return jadwal.waktu.length > 0 ? 'Sedang tidak praktik' : 'Lihat jadwal'
}

/** The doctor's next practice in a few words: `Praktik Besok`. */
export const usePraktikLabel = ({ jadwal }: { jadwal: Jadwal }): string => praktikLabel(jadwal, useSekarang())
