import type { JadwalWaktu } from '../../../contract/dokter.ts'
import { hariDari, tambahHari } from '../../../contract/tanggal.ts'

const WEEK = 7

/** The first day from today on which the doctor holds a practice, or null without a schedule. */
export function nextPracticeDay(waktu: JadwalWaktu[], hariIni: string): string | null {
	const days = new Set(waktu.flatMap((slot) => slot.hari))
	for (let ahead = 0; ahead < WEEK; ahead += 1) {
		const tanggal = tambahHari(hariIni, ahead)
		if (days.has(hariDari(tanggal))) return tanggal
	}
	return null
}

/** `Hari ini`, `Besok`, or the weekday and day. */
export function nextPracticeLabel(tanggal: string, hariIni: string): string {
	if (tanggal === hariIni) return 'Hari ini'
	if (tanggal === tambahHari(hariIni, 1)) return 'Besok'
	return hariDari(tanggal)
}

/** `08.00–12.00 WIB` */
export const formatJam = ({ jamMulai, jamSelesai }: Pick<JadwalWaktu, 'jamMulai' | 'jamSelesai'>) =>
	`${jamMulai.replace(':', '.')}–${jamSelesai.replace(':', '.')} WIB`
