import { maskNik } from '../../../contract/mask-nik.ts'
import type { Pasien } from '../../../contract/pasien.ts'
import type { MemberPasienTable } from '../../../database/schema.ts'
import { isBirthDate } from './birth-date.ts'

type PasienRow = Omit<MemberPasienTable, 'idempotencyKey'>

/** @param row as `NikCipher.open` returns it */
export function readPasien(row: PasienRow, now: number): Pasien {
	const { id, nik, nama, noTelp, tempatLahir, tanggalLahir, jenisKelamin, alamatLengkap } = row
	return {
		id,
		nik,
		nama,
		noTelp,
		tempatLahir,
		tanggalLahir,
		jenisKelamin,
		alamatLengkap,
		isComplete: isComplete(row, now),
	}
}

/** For everywhere but the edit form. */
export function readMaskedPasien(row: PasienRow, now: number): Pasien {
	return { ...readPasien(row, now), nik: maskNik(row.nik).whole }
}

/** All seven fields present, a NIK of 16 digits, a real birth date that is not in the future. */
export function isComplete(
	row: Omit<PasienRow, 'id' | 'memberId' | 'own' | 'nikKunciId' | 'createdAt'>,
	now: number,
): boolean {
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
