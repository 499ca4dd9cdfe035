import { type BagianTutup, concernsJam } from '../../contract/reservasi/bagian-tutup.ts'
import type { KalenderStaf } from '../../contract/reservasi/staff/kalender.ts'

/** A day that closes, or a part of it, and its reservations. */
export interface AffectedDay {
	tanggal: string
	bagian: BagianTutup
	jumlah: number
	/** Those of them without a window of arrival. */
	tanpaJam: number
}

export const WHOLE_DAY: BagianTutup = { jamMulai: null, jamSelesai: null }

/**
 * The days with reservations that close.
 *
 * @param closingOf what of a day closes; undefined when it stays open
 */
export function affectedDays(
	terisi: KalenderStaf['terisi'],
	closingOf: (tanggal: string) => BagianTutup | undefined,
): AffectedDay[] {
	const days = Map.groupBy(terisi, ({ tanggal }) => tanggal)
	return [...days].flatMap(([tanggal, rows]) => {
		const bagian = closingOf(tanggal)
		const affected = bagian ? rows.filter(({ jamDatang }) => concernsJam(bagian, jamDatang)) : []
		if (!bagian || affected.length === 0) return []
		const tanpaJam = affected.filter(({ jamDatang }) => jamDatang === '')
		return [{ tanggal, bagian, jumlah: sumOf(affected), tanpaJam: sumOf(tanpaJam) }]
	})
}

const sumOf = (rows: { jumlah: number }[]) => rows.reduce((sum, { jumlah }) => sum + jumlah, 0)
