import type { Dokter } from '../../../../contract/dokter.ts'
import { isOver, type Praktik, replacements, takesPlace } from '../../../../contract/takes-place.ts'
import { hariDari } from '../../../../contract/tanggal.ts'

/** The weekly slots, then the replacement hours of single days that are still to come. */
export function praktikOf({ waktu, pengecualian }: Dokter['jadwal'], sekarang: string): Praktik[] {
	const single = replacements(pengecualian)
		.map(({ poliKlinikId, tanggal, jamMulai, jamSelesai, alasan }) => ({
			poliKlinikId,
			tanggal,
			hari: [hariDari(tanggal)],
			keteranganWaktu: alasan || 'Jam pengganti',
			jamMulai,
			jamSelesai,
		}))
		.filter((slot) => {
			const { tanggal, hari } = slot
			if (tanggal < sekarang.slice(0, 10) || isOver(slot, tanggal, sekarang)) return false
			return takesPlace(slot, { tanggal, hari: hari[0] as (typeof hari)[number] }, pengecualian)
		})
	return [...waktu, ...single]
}
