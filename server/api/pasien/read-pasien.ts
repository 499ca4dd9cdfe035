import { maskNik } from '../../../contract/mask-nik.ts'
import type { Pasien } from '../../../contract/pasien.ts'
import type { Schema } from '../../../database/schema.ts'
import { isComplete } from '../../pasien/is-complete.ts'

type PasienRow = Omit<Schema['memberPasien'], 'idempotencyKey' | 'cari'>

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
