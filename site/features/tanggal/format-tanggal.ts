import { hariDari } from '../../../contract/tanggal.ts'

const namaBulan = [
	...['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni'],
	...['Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
]

/** A calendar day as people write it: `16 November 2026`. */
export function formatTanggal(tanggal: string): string {
	const [year, month, day] = tanggal.split('-')
	return `${day} ${namaBulan[Number(month) - 1]} ${year}`
}

/** `Senin, 16 November 2026` */
export const formatHariTanggal = (tanggal: string) => `${hariDari(tanggal)}, ${formatTanggal(tanggal)}`
