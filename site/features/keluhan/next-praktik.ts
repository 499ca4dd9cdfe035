import type { KeluhanPoli } from '../../../contract/dokter/keluhan.ts'
import { isOver } from '../../../contract/dokter/takes-place.ts'
import { formatJam, hariPraktik } from '../../lib/dates/format-tanggal.ts'

/** The next hours that are not over: `besok` and `08.00–12.00 WIB`; null without any. */
export function nextPraktik(praktik: KeluhanPoli['praktik'], sekarang: string): { hari: string; jam: string } | null {
	const today = sekarang.slice(0, 10)
	const next = praktik.find((each) => each.tanggal >= today && !isOver(each, each.tanggal, sekarang))
	return next ? { hari: hariPraktik(next.tanggal, sekarang), jam: formatJam(next) } : null
}
