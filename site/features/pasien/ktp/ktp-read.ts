import type { PasienBody } from '../../../../contract/pasien/pasien.ts'

/** The fields of a patient that an ID card contains. */
export type KtpField = Exclude<keyof PasienBody, 'noTelp'>

export interface KtpValue {
	value: string
	/** The reader is not sure: the form marks the field 'periksa kembali'. */
	isDoubtful: boolean
}

/** The fields that were read, in the formats of the patient form: `DD-MM-YYYY`, `l` or `p`. */
export type KtpRead = Partial<Record<KtpField, KtpValue>>
