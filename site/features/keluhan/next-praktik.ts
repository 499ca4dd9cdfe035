import type { KeluhanPoli } from '../../../contract/dokter/keluhan.ts'
import { daysFrom, isOver } from '../../../contract/dokter/takes-place.ts'
import { hariDari } from '../../../contract/tanggal/tanggal.ts'
import { formatJam } from '../../lib/dates/format-tanggal.ts'

/** From this many days ahead, the name of the weekday alone is ambiguous. */
const WEEK = 7

/** The next hours that are not over: `besok` and `08.00–12.00 WIB`; null without any. */
export function nextPraktik(praktik: KeluhanPoli['praktik'], sekarang: string): { hari: string; jam: string } | null {
	const today = sekarang.slice(0, 10)
	const next = praktik.find((each) => each.tanggal >= today && !isOver(each, each.tanggal, sekarang))
	return next ? { hari: dayOf(next.tanggal, sekarang), jam: formatJam(next) } : null
}

function dayOf(tanggal: string, sekarang: string): string {
	const days = daysFrom(sekarang, WEEK - 1)
	const ahead = days.findIndex((day) => day.tanggal === tanggal)
	if (ahead === 0) return 'hari ini'
	if (ahead === 1) return 'besok'
	return days[ahead]?.hari ?? `${hariDari(tanggal)} ${tanggal.slice(8)}/${tanggal.slice(5, 7)}`
}
