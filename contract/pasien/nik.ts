import { isTanggal } from '../tanggal/tanggal.ts'

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

/** The birth date and the sex in a NIK. Its year has two digits: the latest one that is not after the day `latest`. */
export function birthOfNik(nik: string, latest: string): { tanggalLahir: string; sex: Sex } | undefined {
	if (!isNik(nik)) return undefined
	const [digits, month, year] = [Number(nik.slice(6, 8)), nik.slice(8, 10), nik.slice(10, 12)]
	const sex: Sex = digits > WOMAN ? 'p' : 'l'
	const day = String(sex === 'p' ? digits - WOMAN : digits).padStart(2, '0')
	const century = `20${year}-${month}-${day}` <= latest ? 20 : 19
	const tanggalLahir = `${day}-${month}-${century}${year}`
	return isPrintedDate(tanggalLahir) ? { tanggalLahir, sex } : undefined
}

interface Birth {
	tanggalLahir: string
	jenisKelamin: string
}

/** What a form holds, and which of it the NIK filled in. */
export interface Filled<Values extends Birth> {
	values: Values
	ofNik: Partial<Values>
}

/** Birth date and sex from the NIK, where they are empty or come from the NIK before it. */
export function fillFromNik<Values extends Birth>(
	before: Filled<Values>,
	nik: string,
	hariIni: string,
): Filled<Values> {
	const birth = birthOfNik(nik.trim(), hariIni)
	if (!birth) return before
	const { values, ofNik } = before
	const given: Birth = { tanggalLahir: birth.tanggalLahir, jenisKelamin: birth.sex }
	const names: (keyof Birth)[] = ['tanggalLahir', 'jenisKelamin']
	const free = names.filter((name) => values[name].trim() === '' || values[name] === ofNik[name])
	const filled = Object.fromEntries(free.map((name) => [name, given[name]]))
	return { values: { ...values, ...filled }, ofNik: { ...ofNik, ...filled } }
}
