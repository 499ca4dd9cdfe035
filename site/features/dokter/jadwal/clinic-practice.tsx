import type { Jadwal, Praktik } from '../../../../contract/dokter/takes-place.ts'
import { formatJam } from '../../../lib/dates/format-tanggal.ts'
import { praktikLabel } from './next-practice-day.ts'

interface ClinicPracticeProps {
	/** The doctor's schedule in this clinic. */
	jadwal: Jadwal
	today: Praktik[]
	/** In WIB, `YYYY-MM-DDTHH:MM`. */
	sekarang: string
}

/** The doctor's next practice in one clinic: today's times, or the day. */
export function ClinicPractice({ jadwal, today, sekarang }: ClinicPracticeProps) {
	if (today.length === 0) return praktikLabel(jadwal, sekarang)
	return (
		<>
			Hari ini{' '}
			{today.map((slot) => (
				<span key={slot.jamMulai} className="block">
					{formatJam(slot)}
				</span>
			))}
		</>
	)
}
