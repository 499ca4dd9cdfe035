import { tanggalWib, waktuWib } from '../../../contract/tanggal.ts'
import { formatHariTanggal } from './format-tanggal.ts'

/** A moment in Indonesian: `Minggu, 15 November 2026 pukul 11.05 WIB`. */
export function formatWaktu(epochMs: number): string {
	const jam = waktuWib(epochMs).slice(11).replace(':', '.')
	return `${formatHariTanggal(tanggalWib(epochMs))} pukul ${jam} WIB`
}
