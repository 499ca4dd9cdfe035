import type { getHakPasien as call } from '../../contract/rumah-sakit/hak-pasien.ts'
import { hakPasienBawaan } from '../../contract/rumah-sakit/hak-pasien-bawaan.ts'
import type { Handler } from '../api/context.ts'

/** What staff wrote; the default texts until they save it for the first time. */
export const getHakPasien: Handler<typeof call> = async (_, { db }) => {
	const row = await db.selectFrom('hakPasien').select(['hak', 'kewajiban']).executeTakeFirst()
	return { data: row ?? hakPasienBawaan }
}
