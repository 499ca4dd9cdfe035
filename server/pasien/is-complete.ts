import { type PasienField, pasienFields } from '../../contract/pasien/isian.ts'
import { readTanggal } from '../../contract/tanggal/read-tanggal.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'

type Filled = Record<PasienField, string | null>

/** The fields that are empty, a NIK that has not 16 digits, a birth date that is no real day or in the future. */
export const missingFields = (pasien: Filled, now: number): PasienField[] =>
	pasienFields.filter((field) => {
		const value = pasien[field] ?? ''
		if (field === 'nik') return !/^\d{16}$/.test(value)
		if (field !== 'tanggalLahir') return value === ''
		const lahir = readTanggal(value)
		return lahir === null || lahir > tanggalWib(now)
	})

export const isComplete = (pasien: Filled, now: number): boolean => missingFields(pasien, now).length === 0
