import type { Dokter } from '../../../contract/dokter.ts'
import type { KeluhanPoli } from '../../../contract/keluhan.ts'
import { daysFrom, isOver, replacements, takesPlace } from '../../../contract/takes-place.ts'

type Hours = KeluhanPoli['praktik'][number]

const DAYS_AHEAD = 14
const MAX_HOURS = 3

/** The next hours of practice of each clinic, by its id. Doctors with the same hours count once. */
export function nextHours(dokter: Pick<Dokter, 'jadwal'>[], sekarang: string): Map<string, Hours[]> {
	const days = daysFrom(sekarang, DAYS_AHEAD)
	const hoursOf = new Map<string, Map<string, Hours>>()
	for (const { jadwal } of dokter) {
		const slots = [...jadwal.waktu, ...replacements(jadwal.pengecualian)]
		for (const day of days)
			for (const slot of slots) {
				const { poliKlinikId, jamMulai, jamSelesai } = slot
				const { tanggal } = day
				if (!takesPlace(slot, day, jadwal.pengecualian) || isOver(slot, tanggal, sekarang)) continue
				const hours = hoursOf.get(poliKlinikId) ?? new Map()
				hoursOf.set(poliKlinikId, hours.set(`${tanggal} ${jamMulai} ${jamSelesai}`, { tanggal, jamMulai, jamSelesai }))
			}
	}
	return new Map([...hoursOf].map(([id, hours]) => [id, firstOf(hours)]))
}

const firstOf = (hours: Map<string, Hours>) =>
	[...hours]
		.sort(([one], [other]) => (one < other ? -1 : 1))
		.slice(0, MAX_HOURS)
		.map(([, each]) => each)
