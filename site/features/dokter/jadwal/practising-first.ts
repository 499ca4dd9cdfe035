import type { Dokter } from '../../../../contract/dokter.ts'
import { isAbout, isOver, type Praktik, takesPlace } from '../../../../contract/takes-place.ts'
import { hariDari } from '../../../../contract/tanggal.ts'
import { praktikOf } from './praktik-of.ts'

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
