import type { Schema } from '../../database/schema.ts'
import { isBirthDate } from './birth-date.ts'

type Filled = Pick<
	Schema['memberPasien'],
	'nik' | 'nama' | 'noTelp' | 'tempatLahir' | 'tanggalLahir' | 'jenisKelamin' | 'alamatLengkap'
>

/** All seven fields present, a NIK of 16 digits, a real birth date that is not in the future. */
export function isComplete(row: Filled, now: number): boolean {
	return (
		/^\d{16}$/.test(row.nik) &&
		row.nama !== '' &&
		row.noTelp !== '' &&
		row.tempatLahir !== '' &&
		isBirthDate(row.tanggalLahir, now) &&
		row.jenisKelamin !== null &&
		row.alamatLengkap !== ''
	)
}
