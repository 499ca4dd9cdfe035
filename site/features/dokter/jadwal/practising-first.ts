import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { isAbout, isOver, type Praktik, replacements, takesPlace } from '../../../../contract/dokter/takes-place.ts'
import { hariDari } from '../../../../contract/tanggal/tanggal.ts'

/**
 * The doctors of a clinic with their schedule there and their slots of today that are not over. Doctors who still
 * practise today come first, by hour; the others keep their order.
 */
export function practisingFirst(dokter: Dokter[], poliKlinikId: string, sekarang: string) {
	const hariIni = sekarang.slice(0, 10)
	const day = { tanggal: hariIni, hari: hariDari(hariIni) }
	const practices = dokter.map((each) => {
		const jadwal = jadwalIn(each.jadwal, poliKlinikId)
		const today = praktikOf(jadwal, sekarang)
			.filter((slot) => takesPlace(slot, day, jadwal.pengecualian) && !isOver(slot, hariIni, sekarang))
			.sort((a, b) => a.jamMulai.localeCompare(b.jamMulai))
		return { dokter: each, jadwal, today }
	})
	return practices.sort((a, b) => firstHour(a.today).localeCompare(firstHour(b.today)))
}

/** The part of a doctor's schedule in one clinic. */
export const jadwalIn = ({ waktu, keterangan, pengecualian }: Dokter['jadwal'], poliKlinikId: string) => ({
	waktu: waktu.filter((slot) => slot.poliKlinikId === poliKlinikId),
	keterangan,
	pengecualian: pengecualian.filter((each) => isAbout(each, poliKlinikId)),
})

/** Sorts after every hour of the day. */
const NOT_TODAY = '99:99'

const firstHour = (slots: Praktik[]) => slots[0]?.jamMulai ?? NOT_TODAY

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
