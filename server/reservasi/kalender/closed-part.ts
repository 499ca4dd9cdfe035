import { bagianText } from '../../../contract/reservasi/bagian-tutup.ts'
import type { HariBuka, JamKunjungan } from '../../../contract/reservasi/kalender.ts'
import { waktuWib } from '../../../contract/tanggal/tanggal.ts'

/** The part of a day that staff closed. */
export interface ClosedPart {
	jamMulai: string
	jamSelesai: string
	keterangan: string
}

export const isPart = <T extends { jamMulai: string | null; jamSelesai: string | null }>(
	closing: T,
): closing is T & ClosedPart => closing.jamMulai !== null && closing.jamSelesai !== null

type Hours = Pick<HariBuka, 'jamMulai' | 'jamSelesai'>

interface Arrivals {
	jamTerakhir: string | null
	isVisitor: boolean
	now: number
}

/** The hours of a day without its closed part, as far as that is one stretch; null when no arrival is left. */
export function hoursLeft(
	{ jamMulai, jamSelesai }: Hours,
	part: ClosedPart,
	tanggal: string,
	{ jamTerakhir, isVisitor, now }: Arrivals,
): Hours | null {
	const isFromStart = part.jamMulai <= (jamMulai ?? '00:00')
	const isUntilEnd = [jamSelesai, jamTerakhir].some((end) => end !== null && part.jamSelesai >= end)
	const isOver = isVisitor && waktuWib(now) >= `${tanggal}T${part.jamMulai}`
	if (isUntilEnd && (isFromStart || isOver)) return null
	if (jamMulai === null || jamSelesai === null) return { jamMulai, jamSelesai }
	return {
		jamMulai: isFromStart ? part.jamSelesai : jamMulai,
		jamSelesai: part.jamSelesai >= jamSelesai ? part.jamMulai : jamSelesai,
	}
}

/** Why nobody can arrive on an open day; empty if somebody can. */
export function withoutArrivals(windows: JamKunjungan[], part: ClosedPart | undefined, hasHours: boolean): string {
	if (windows.length === 0) return part && !hasHours ? bagianText(part) : ''
	if (windows.some(({ keadaan }) => keadaan === 'buka' || keadaan === 'penuh')) return ''
	return part && windows.every(({ keadaan }) => keadaan === 'tutup')
		? bagianText(part)
		: 'Jam kedatangan hari ini sudah lewat'
}
