import type { BarisWaktu, WaktuValues } from '../../contract/dokter/staff/jadwal.ts'
import { type Hari, pekan } from '../../contract/tanggal/hari.ts'
import { toHours, toJam } from './lay-out-day.ts'

/** The size of a step with the arrow keys; a dragged slot snaps to it. */
export const STEP_HOURS = 0.5

const DAY_HOURS = 24

/** One day of a slot, moved by days and hours; null if it would leave the week or the day. */
export function moveSlot(slot: BarisWaktu, hari: Hari, days: number, hours: number): WaktuValues | null {
	const to = pekan[pekan.indexOf(hari) + days]
	const [from, until] = [toHours(slot.jamMulai) + hours, toHours(slot.jamSelesai) + hours]
	if (!to || from < 0 || until >= DAY_HOURS || (days === 0 && hours === 0)) return null
	const { dokterId, poliKlinikId, keteranganWaktu, kuota } = slot
	return { dokterId, poliKlinikId, keteranganWaktu, kuota, hari: [to], jamMulai: toJam(from), jamSelesai: toJam(until) }
}
