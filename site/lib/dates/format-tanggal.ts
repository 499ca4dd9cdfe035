import type { JadwalWaktu } from '../../../contract/dokter/dokter.ts'
import { hariDari, tambahHari, tanggalWib, waktuWib } from '../../../contract/tanggal/tanggal.ts'

const namaBulan = [
	...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
	...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
]

/** A calendar day in Indonesian: `16 November 2026`. */
export const formatTanggal = (tanggal: string): string =>
	`${tanggal.slice(8)} ${namaBulan[Number(tanggal.slice(5, 7)) - 1]} ${tanggal.slice(0, 4)}`

/** `Senin, 16 November 2026` */
export const formatHariTanggal = (tanggal: string) => `${hariDari(tanggal)}, ${formatTanggal(tanggal)}`

/** `08.00–12.00 WIB` */
export const formatJam = ({ jamMulai, jamSelesai }: Pick<JadwalWaktu, 'jamMulai' | 'jamSelesai'>) =>
	`${jamMulai.replace(':', '.')}–${jamSelesai.replace(':', '.')} WIB`

/** `hari ini`, `besok` or the weekday, with the date from a week ahead on, where a weekday alone is ambiguous. */
export function hariPraktik(tanggal: string, sekarang: string): string {
	const hariIni = sekarang.slice(0, 10)
	if (tanggal === hariIni) return 'hari ini'
	if (tanggal === tambahHari(hariIni, 1)) return 'besok'
	const hari = hariDari(tanggal)
	return tanggal < tambahHari(hariIni, 7) ? hari : `${hari} ${tanggal.slice(8)}/${tanggal.slice(5, 7)}`
}

/** The same where a sentence or a line begins. */
export const namaHariPraktik = (tanggal: string, sekarang: string) =>
	hariPraktik(tanggal, sekarang).replace(/^./, (first) => first.toUpperCase())

/** A range of days, with month and year once where both share them: `12–31 Agustus 2024`. */
export function formatRentang(mulai: string, selesai: string): string {
	if (mulai === selesai) return formatTanggal(mulai)
	const [day, month, year] = formatTanggal(mulai).split(' ')
	const end = formatTanggal(selesai)
	if (mulai.slice(0, 7) === selesai.slice(0, 7)) return `${day}–${end}`
	return mulai.slice(0, 4) === selesai.slice(0, 4) ? `${day} ${month} – ${end}` : `${day} ${month} ${year} – ${end}`
}

/** A moment in Indonesian: `Minggu, 15 November 2026 pukul 11.05 WIB`. */
export function formatWaktu(epochMs: number): string {
	const jam = waktuWib(epochMs).slice(11).replace(':', '.')
	return `${formatHariTanggal(tanggalWib(epochMs))} pukul ${jam} WIB`
}
