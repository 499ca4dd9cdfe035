import type { Dokter, JadwalWaktu } from '../../../contract/dokter.ts'
import { hariDari } from '../../../contract/tanggal.ts'

/** The doctor's slots of that day in that clinic, the earliest first. */
export const slotsOn = (dokter: Dokter, poliKlinikId: string, tanggal: string): JadwalWaktu[] =>
	dokter.jadwal.waktu
		.filter((slot) => slot.poliKlinikId === poliKlinikId && slot.hari.includes(hariDari(tanggal)))
		.sort((a, b) => a.jamMulai.localeCompare(b.jamMulai))

/** Those who practise in the clinic today come first, by the hour; the others keep their order. */
export function practisingFirst(dokter: Dokter[], poliKlinikId: string, hariIni: string) {
	const withToday = dokter.map((each) => ({ dokter: each, today: slotsOn(each, poliKlinikId, hariIni) }))
	return withToday.sort((a, b) => firstHour(a.today).localeCompare(firstHour(b.today)))
}

/** Sorts behind every hour of the day. */
const NOT_TODAY = '99:99'

const firstHour = (slots: JadwalWaktu[]) => slots[0]?.jamMulai ?? NOT_TODAY
