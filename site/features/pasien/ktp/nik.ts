import { isTanggal } from '../../../../contract/tanggal/tanggal.ts'

export type Sex = 'l' | 'p'

export const isNik = (text: string) => /^\d{16}$/.test(text)

/** Whether the text is a plausible birth date that exists, written `DD-MM-YYYY`. */
export const isPrintedDate = (text: string) =>
	/-(19|20)..$/.test(text) && isTanggal(text.split('-').reverse().join('-'))

/** The NIK of a woman has 40 added to the day of birth. */
const WOMAN = 40

/**
 * Digits 7 to 12 of the NIK.
 *
 * @example
 * birthDigits('31-10-1998', 'p') // '711098'
 */
export function birthDigits(tanggalLahir: string, sex: Sex): string {
	const [day = '', month = '', year = ''] = tanggalLahir.split('-')
	return `${sex === 'p' ? Number(day) + WOMAN : day}${month}${year.slice(2)}`
}

/** The birth date and the sex in a NIK. The year has two digits: the latest year that fits the minimum age. */
export function birthOfNik(nik: string, thisYear: number): { tanggalLahir: string; sex: Sex } | undefined {
	if (!isNik(nik)) return undefined
	const [day, month, year] = [Number(nik.slice(6, 8)), nik.slice(8, 10), Number(nik.slice(10, 12))]
	const sex: Sex = day > WOMAN ? 'p' : 'l'
	const century = 2000 + year + OLD_ENOUGH <= thisYear ? 2000 : 1900
	const tanggalLahir = `${String(sex === 'p' ? day - WOMAN : day).padStart(2, '0')}-${month}-${century + year}`
	return isPrintedDate(tanggalLahir) ? { tanggalLahir, sex } : undefined
}

/** The minimum age for the card. */
const OLD_ENOUGH = 17
