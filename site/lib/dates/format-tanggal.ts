import type { JadwalWaktu } from '../../../contract/dokter/dokter.ts'
import { hariDari, tanggalWib, waktuWib } from '../../../contract/tanggal/tanggal.ts'

const namaBulan = [
	...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
	...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
]

/** A calendar day in Indonesian: `16 November 2026`. */
export function formatTanggal(tanggal: string): string {
	return `${tanggal.slice(8)} ${namaBulan[Number(tanggal.slice(5, 7)) - 1]} ${tanggal.slice(0, 4)}`
}

/** `Senin, 16 November 2026` */
export const formatHariTanggal = (tanggal: string) => `${hariDari(tanggal)}, ${formatTanggal(tanggal)}`

/** `08.00–12.00 WIB` */
export const formatJam = ({ jamMulai, jamSelesai }: Pick<JadwalWaktu, 'jamMulai' | 'jamSelesai'>) =>
	`${jamMulai.replace(':', '.')}–${jamSelesai.replace(':', '.')} WIB`

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
