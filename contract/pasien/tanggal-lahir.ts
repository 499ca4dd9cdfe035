import { readTanggal } from '../tanggal/read-tanggal.ts'

/** `DD-MM-YYYY`, the form in which it is stored; what is no date stays as typed. */
export const writeTanggalLahir = (typed: string): string => readTanggal(typed)?.split('-').reverse().join('-') ?? typed

/** The age in whole months on `hariIni`; null when the birth date is unknown or in the future. */
function hitungBulan(tanggalLahir: string, hariIni: string): number | null {
	const lahir = readTanggal(tanggalLahir)
	if (!lahir || lahir > hariIni) return null
	const monthsOf = (tanggal: string) => Number(tanggal.slice(0, 4)) * 12 + Number(tanggal.slice(5, 7))
	const months = monthsOf(hariIni) - monthsOf(lahir)
	return hariIni.slice(8) < lahir.slice(8) ? months - 1 : months
}

/** The age in whole years on `hariIni`; null when the birth date is unknown or in the future. */
export function hitungUmur(tanggalLahir: string, hariIni: string): number | null {
	const months = hitungBulan(tanggalLahir, hariIni)
	return months === null ? null : Math.floor(months / 12)
}

/** `36 tahun`; `8 bulan` for a child under two. */
export function sebutUmur(tanggalLahir: string, hariIni: string): string | null {
	const months = hitungBulan(tanggalLahir, hariIni)
	if (months === null) return null
	if (months === 0) return 'kurang dari 1 bulan'
	return months < 24 ? `${months} bulan` : `${Math.floor(months / 12)} tahun`
}
