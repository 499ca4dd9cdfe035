import type { BarisWaktu } from '../../contract/dokter/staff/jadwal.ts'
import type { Hari } from '../../contract/tanggal/hari.ts'

export interface Block {
	slot: BarisWaktu
	hari: Hari
	/** Hours from midnight. */
	from: number
	to: number
	/** The index of its lane; lanes lie side by side. */
	lane: number
}

export const HOUR_PX = 46

/** Identifies a slot on a day. Moving one day of several gives the slot a new row id. */
export const placeOf = (slot: Pick<BarisWaktu, 'dokterId' | 'poliKlinikId' | 'jamMulai'>, hari: Hari) =>
	`${slot.dokterId} ${slot.poliKlinikId} ${hari} ${slot.jamMulai}`

export const toHours = (jam: string): number => Number(jam.slice(0, 2)) + Number(jam.slice(3)) / 60

const MINUTES = 60

/** Hours from midnight as `HH:MM`, within the day. */
export function toJam(hours: number): string {
	const minutes = Math.min(Math.max(Math.round(hours * MINUTES), 0), 24 * MINUTES - 1)
	return `${String(Math.floor(minutes / MINUTES)).padStart(2, '0')}:${String(minutes % MINUTES).padStart(2, '0')}`
}

/** Places the slots of a day into lanes; slots at the same time get lanes side by side. */
export function layOutDay(waktu: readonly BarisWaktu[], hari: Hari): { blocks: Block[]; lanes: number } {
	const ends: number[] = []
	const blocks = waktu
		.filter((slot) => slot.hari.includes(hari))
		.toSorted((a, b) => a.jamMulai.localeCompare(b.jamMulai) || a.jamSelesai.localeCompare(b.jamSelesai))
		.map((slot) => {
			const [from, to] = [toHours(slot.jamMulai), toHours(slot.jamSelesai)]
			const free = ends.findIndex((end) => end <= from)
			const lane = free === -1 ? ends.length : free
			ends[lane] = to
			return { slot, hari, from, to, lane }
		})
	return { blocks, lanes: Math.max(1, ends.length) }
}

/** The hours that the grid shows: those of a usual clinic day, widened for earlier or later slots. */
export function shownHours(waktu: readonly BarisWaktu[]): { first: number; last: number } {
	return {
		first: Math.floor(Math.min(7, ...waktu.map((slot) => toHours(slot.jamMulai)))),
		last: Math.ceil(Math.max(21, ...waktu.map((slot) => toHours(slot.jamSelesai)))),
	}
}
