import type { Dokter } from '../../../contract/dokter.ts'
import { useHariIni } from '../tanggal/use-hari-ini.ts'
import { nextPracticeDay, nextPracticeLabel } from './next-practice-day.ts'

/** When a doctor practises next, in a few words: `Praktik Besok`. */
export function usePraktikLabel({ jadwal }: Pick<Dokter, 'jadwal'>): string {
	const hariIni = useHariIni()
	const next = nextPracticeDay(jadwal.waktu, hariIni)
	return next ? `Praktik ${nextPracticeLabel(next, hariIni)}` : 'Lihat jadwal'
}
