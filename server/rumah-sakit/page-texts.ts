import type { Calls } from '../../contract/calls.ts'
import { datangBawaan } from '../../contract/rumah-sakit/datang-bawaan.ts'
import { hakPasienBawaan } from '../../contract/rumah-sakit/hak-pasien-bawaan.ts'
import type { Handler } from '../api/context.ts'

// What staff wrote; the default texts until they save it for the first time.

export const getDatang: Handler<Calls['getDatang']> = async (_, { db }) => {
	const row = await db
		.selectFrom('datang')
		.select(['jamBesuk', 'parkir', 'pintuMasuk', 'transportasi', 'dibawa', 'bpjs', 'bpjsBerkas'])
		.executeTakeFirst()
	return { data: row ?? datangBawaan }
}

export const getHakPasien: Handler<Calls['getHakPasien']> = async (_, { db }) => {
	const row = await db.selectFrom('hakPasien').select(['hak', 'kewajiban']).executeTakeFirst()
	return { data: row ?? hakPasienBawaan }
}
