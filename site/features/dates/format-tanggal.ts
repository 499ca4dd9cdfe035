import { hariDari } from '../../../contract/tanggal.ts'

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
