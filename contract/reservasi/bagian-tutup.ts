import { jamDatangText } from './jam-datang.ts'

/** The part of a day that is closed; without hours the whole day. */
export interface BagianTutup {
	jamMulai: string | null
	jamSelesai: string | null
}

/** As a window of arrival is stored: `07:00-12:00`; empty for the whole day. */
export const bagianOf = ({ jamMulai, jamSelesai }: BagianTutup): string =>
	jamMulai && jamSelesai ? `${jamMulai}-${jamSelesai}` : ''

/** Whether it concerns a visit in this window of arrival, or in none: then the patient may come at any hour. */
export function concernsJam({ jamMulai, jamSelesai }: BagianTutup, jamDatang: string): boolean {
	if (!jamMulai || !jamSelesai || !jamDatang) return true
	const [mulai = '', selesai = ''] = jamDatang.split('-')
	return mulai < jamSelesai && selesai > jamMulai
}

/** `Tutup pukul 07.00–12.00 WIB: Rapat` */
export const bagianText = ({ keterangan, ...bagian }: BagianTutup & { keterangan: string }): string =>
	`Tutup pukul ${jamDatangText(bagianOf(bagian))}: ${keterangan}`
