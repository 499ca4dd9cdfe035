import type { Dokter } from '../../../contract/dokter.ts'
import { hariDari } from '../../../contract/tanggal.ts'
import { type Praktik, replacements, takesPlace } from './takes-place.ts'

/** The weekly slots, then the replacement hours of single days that are still to come. */
export function praktikOf({ waktu, pengecualian }: Dokter['jadwal'], hariIni: string): Praktik[] {
	const single = replacements(pengecualian)
		.map(({ poliKlinikId, tanggal, jamMulai, jamSelesai, alasan }) => ({
			poliKlinikId,
			tanggal,
			hari: [hariDari(tanggal)],
			keteranganWaktu: alasan || 'Jam pengganti',
			jamMulai: jamMulai ?? '',
			jamSelesai: jamSelesai ?? '',
		}))
		.filter((slot) => {
			const { tanggal, hari } = slot
			return tanggal >= hariIni && takesPlace(slot, { tanggal, hari: hari[0] as (typeof hari)[number] }, pengecualian)
		})
	return [...waktu, ...single]
}
