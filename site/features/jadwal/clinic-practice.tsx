import type { JadwalWaktu } from '../../../contract/dokter.ts'
import { formatJam, nextPracticeDay, nextPracticeLabel } from './next-practice-day.ts'

interface ClinicPracticeProps {
	/** The doctor's slots in this clinic. */
	waktu: JadwalWaktu[]
	today: JadwalWaktu[]
	hariIni: string
}

/** When a doctor is next in one clinic: today with the times, or the day. */
export function ClinicPractice({ waktu, today, hariIni }: ClinicPracticeProps) {
	const next = nextPracticeDay(waktu, hariIni)
	if (!next) return 'Lihat jadwal'
	if (today.length === 0) return `Praktik ${nextPracticeLabel(next, hariIni)}`
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
