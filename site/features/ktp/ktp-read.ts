import type { PasienBody } from '../../../contract/pasien.ts'

/** What an ID card tells of a patient; the phone number is not on it. */
export type KtpField = Exclude<keyof PasienBody, 'noTelp'>

export interface KtpValue {
	value: string
	/** The reader is not sure: the form marks the field 'periksa kembali'. */
	isDoubtful: boolean
}

/** The fields that could be read, as the patient form takes them: a date as `DD-MM-YYYY`, the sex as `l` or `p`. */
export type KtpRead = Partial<Record<KtpField, KtpValue>>
