import type { Dokter, JadwalWaktu } from '../../../contract/dokter.ts'
import { hariDari } from '../../../contract/tanggal.ts'

/**
 * The doctors of a clinic with their slots there, of the week and of today. Those who practise today come first, by the
 * hour; the others keep their order.
 */
export function practisingFirst(dokter: Dokter[], poliKlinikId: string, hariIni: string) {
	const hari = hariDari(hariIni)
	const practices = dokter.map((each) => {
		const waktu = each.jadwal.waktu
			.filter((slot) => slot.poliKlinikId === poliKlinikId)
			.sort((a, b) => a.jamMulai.localeCompare(b.jamMulai))
		return { dokter: each, waktu, today: waktu.filter((slot) => slot.hari.includes(hari)) }
	})
	return practices.sort((a, b) => firstHour(a.today).localeCompare(firstHour(b.today)))
}

/** Sorts behind every hour of the day. */
const NOT_TODAY = '99:99'

const firstHour = (slots: JadwalWaktu[]) => slots[0]?.jamMulai ?? NOT_TODAY
