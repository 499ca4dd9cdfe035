import { useHariIni } from '../dates/use-hari-ini.ts'
import { praktikLabel } from './next-practice-day.ts'
import type { Jadwal } from './takes-place.ts'

const known = new WeakMap<Jadwal, { hariIni: string; label: string }>()

/** When a doctor practises next, in a few words: `Praktik Besok`. Worked out once a day for one and the same schedule. */
export function usePraktikLabel({ jadwal }: { jadwal: Jadwal }): string {
	const hariIni = useHariIni()
	let last = known.get(jadwal)
	if (last?.hariIni !== hariIni) {
		last = { hariIni, label: praktikLabel(jadwal, hariIni) }
		known.set(jadwal, last)
	}
	return last.label
}
