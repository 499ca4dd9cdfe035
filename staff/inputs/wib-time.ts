import { JAM } from '../../contract/tanggal/read-jam.ts'
import { epochWib, isTanggal, waktuWib } from '../../contract/tanggal/tanggal.ts'

/** A moment as two inputs take it, on the hospital's clock; or what was typed. */
export interface WibTime {
	tanggal: string
	jam: string
}

export function toWibTime(moment: number | null): WibTime {
	const [tanggal = '', jam = ''] = moment === null || Number.isNaN(moment) ? [] : waktuWib(moment).split('T')
	return { tanggal, jam }
}

/** Null without a day; NaN for what is no moment, so that it is not saved as an empty one. */
export function fromWibTime({ tanggal, jam }: WibTime): number | null {
	if (tanggal === '') return null
	return isTanggal(tanggal) && JAM.test(jam) ? epochWib(tanggal, jam) : Number.NaN
}
