import { isTanggal } from '../../../contract/tanggal/tanggal.ts'

/** The birth date as `YYYY-MM-DD`, from `DD-MM-YYYY` or `YYYY-MM-DD`; null when the day does not exist. */
export function readTanggalLahir(typed: string): string | null {
	const iso = typed.trim().replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1')
	return isTanggal(iso) ? iso : null
}

/** The age in whole years on `hariIni`; null when the birth date is unknown or in the future. */
export function hitungUmur(tanggalLahir: string, hariIni: string): number | null {
	const lahir = readTanggalLahir(tanggalLahir)
	if (!lahir || lahir > hariIni) return null
	const years = Number(hariIni.slice(0, 4)) - Number(lahir.slice(0, 4))
	return hariIni.slice(5) < lahir.slice(5) ? years - 1 : years
}
