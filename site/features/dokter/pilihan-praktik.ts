import { daftarWaktu, type PilihanPraktik } from '../../../contract/dokter/next-practice.ts'
import { namaHari } from '../../../contract/tanggal/hari.ts'

export const DOKTER_PATH = '/dokter'

export const HARI_PARAMETER = 'hari'
export const WAKTU_PARAMETER = 'waktu'
export const HALAMAN_PARAMETER = 'halaman'

/** The values of the address: `/dokter?hari=sabtu&waktu=pagi`. */
export const pilihanParameters = {
	[HARI_PARAMETER]: new RegExp(`^(${namaHari.join('|').toLowerCase()})$`),
	[WAKTU_PARAMETER]: new RegExp(`^(${daftarWaktu.join('|')})$`),
	[HALAMAN_PARAMETER]: /^[1-9]\d{0,2}$/,
}

export function readPilihan(search: string): PilihanPraktik & { halaman: number } {
	const parameters = new URLSearchParams(search)
	const halaman = parameters.get(HALAMAN_PARAMETER) ?? ''
	return {
		hari: namaHari.find((each) => each.toLowerCase() === parameters.get(HARI_PARAMETER)),
		waktu: daftarWaktu.find((each) => each === parameters.get(WAKTU_PARAMETER)),
		halaman: pilihanParameters.halaman.test(halaman) ? Number(halaman) : 1,
	}
}

/** A weekday names one of the next seven days, so a shared address never leads into the past. */
export function pilihanAddress({ hari, waktu }: PilihanPraktik, halaman = 1): string {
	const parameters = new URLSearchParams()
	if (hari) parameters.set(HARI_PARAMETER, hari.toLowerCase())
	if (waktu) parameters.set(WAKTU_PARAMETER, waktu)
	if (halaman > 1) parameters.set(HALAMAN_PARAMETER, String(halaman))
	return parameters.size > 0 ? `${DOKTER_PATH}?${parameters}` : DOKTER_PATH
}
