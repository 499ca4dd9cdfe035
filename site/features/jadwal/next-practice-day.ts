import type { JadwalWaktu } from '../../../contract/dokter.ts'
import { BOOKING_DAYS_AHEAD } from './bookable-dates.ts'
import { daysFrom, firstPractice, type Jadwal } from './takes-place.ts'

/** The first day from today on which the doctor holds a practice and can be booked, or null. */
export const nextPracticeDay = (jadwal: Jadwal, hariIni: string): string | null =>
	firstPractice(jadwal, daysFrom(hariIni, BOOKING_DAYS_AHEAD))

/** From here on the name of a weekday would mean an earlier one. */
const WEEK = 7

/** `Hari ini`, `Besok`, or the weekday; with the date when that is more than a week away. */
function nextPracticeLabel(tanggal: string, hariIni: string): string {
	const days = daysFrom(hariIni, BOOKING_DAYS_AHEAD)
	const ahead = days.findIndex((day) => day.tanggal === tanggal)
	if (ahead < 2) return ahead === 0 ? 'Hari ini' : 'Besok'
	const hari = days[ahead]?.hari
	return ahead < WEEK ? `${hari}` : `${hari} ${tanggal.slice(8)}/${tanggal.slice(5, 7)}`
}

/** When a doctor practises next, in a few words: `Praktik Besok`. */
export function praktikLabel(jadwal: Jadwal, hariIni: string): string {
	const next = nextPracticeDay(jadwal, hariIni)
	if (next) return `Praktik ${nextPracticeLabel(next, hariIni)}`
	return jadwal.waktu.length > 0 ? 'Sedang tidak praktik' : 'Lihat jadwal'
}

/** `08.00–12.00 WIB` */
export const formatJam = ({ jamMulai, jamSelesai }: Pick<JadwalWaktu, 'jamMulai' | 'jamSelesai'>) =>
	`${jamMulai.replace(':', '.')}–${jamSelesai.replace(':', '.')} WIB`
