import { namaIsian } from '../contract/pasien/isian.ts'
import type { PasienBody } from '../contract/pasien/pasien.ts'

/** The fields of a patient that an ID card contains. */
export type KtpField = Exclude<keyof PasienBody, 'noTelp'>

export interface KtpValue {
	value: string
	/** The reader is not sure: the form marks the field 'periksa kembali'. */
	isDoubtful: boolean
}

/** The fields that were read, in the formats of the patient form: `DD-MM-YYYY`, `l` or `p`. */
export type KtpRead = Partial<Record<KtpField, KtpValue>>

const entriesOf = (read: KtpRead) => Object.entries(read).filter(([, value]) => value) as [KtpField, KtpValue][]

/** The values for the form; fields that were not read are absent. */
export const valuesOfKtp = (read: KtpRead) =>
	Object.fromEntries(entriesOf(read).map(([field, { value }]) => [field, value])) as Partial<Record<KtpField, string>>

export const doubtfulOfKtp = (read: KtpRead): KtpField[] =>
	entriesOf(read)
		.filter(([, { isDoubtful }]) => isDoubtful)
		.map(([field]) => field)

/** What was filled in and what to check, as a sentence. */
export function describeKtp(read: KtpRead): string {
	const count = entriesOf(read).length
	if (count === 0) return ''
	const filled = `${count} isian diisi dari KTP.`
	const unsure = doubtfulOfKtp(read)
	if (unsure.length === 0) return `${filled} Cocokkan dengan kartunya sebelum menyimpan.`
	return `${filled} Periksa kembali: ${unsure.map((field) => namaIsian[field]).join(', ')}.`
}
