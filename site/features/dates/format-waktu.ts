import { tanggalWib } from '../../../contract/tanggal.ts'
import { formatHariTanggal } from './format-tanggal.ts'

const WIB_MS = 7 * 3_600_000

/** A moment in Indonesian: `Minggu, 15 November 2026 pukul 11.05 WIB`. */
export function formatWaktu(epochMs: number): string {
	const jam = new Date(epochMs + WIB_MS).toISOString().slice(11, 16).replace(':', '.')
	return `${formatHariTanggal(tanggalWib(epochMs))} pukul ${jam} WIB`
}
