import type { Hari } from '../../contract/tanggal/hari.ts'

/** One day of a doctor's week. */
export interface Jam {
	poliKlinikId: string
	hari: Hari
	jamMulai: string
	jamSelesai: string
	kuota: number | null
}

/** Days with the same hours in the same clinic. */
export interface Slot extends Omit<Jam, 'hari'> {
	id: string
	hari: Hari[]
}

/** Without an id: new. */
type Merged = Omit<Slot, 'id'> & { id: string | null }

/** Equal for the same hours in the same clinic. */
export const hoursOf = ({ poliKlinikId, jamMulai, jamSelesai, kuota }: Omit<Jam, 'hari'>) =>
	[poliKlinikId, jamMulai, jamSelesai, kuota].join('/')

/**
 * The slots of a week: days with the same hours become one slot. Slots that are here keep their days and with them what
 * staff wrote about them; one whose end or quota changes stays the same slot.
 */
export function mergeWeek(week: readonly Jam[], present: readonly Slot[]): Merged[] {
	const merged: Merged[] = []
	const left = new Set(present)
	const unplaced: Merged[] = []
	for (const same of Map.groupBy(week, hoursOf).values()) {
		const [first] = same
		if (!first) continue
		const days = new Set(same.map(({ hari }) => hari))
		const kept = [...left].flatMap((slot) => {
			const hari = hoursOf(slot) === hoursOf(first) ? slot.hari.filter((day) => days.delete(day)) : []
			if (hari.length > 0) left.delete(slot)
			return hari.length > 0 ? { ...slot, hari } : []
		})
		const [oldest] = kept
		if (oldest) oldest.hari.push(...days)
		else unplaced.push({ ...first, id: null, hari: [...days] })
		merged.push(...kept)
	}
	for (const slot of unplaced) {
		const former =
			[...left].find((each) => hoursOf(each) === hoursOf(slot)) ??
			[...left].find(({ poliKlinikId, jamMulai }) => poliKlinikId === slot.poliKlinikId && jamMulai === slot.jamMulai)
		if (former) left.delete(former)
		merged.push({ ...slot, id: former?.id ?? null })
	}
	return merged
}
