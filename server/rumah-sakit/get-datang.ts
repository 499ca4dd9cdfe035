import type { getDatang as call } from '../../contract/rumah-sakit/datang.ts'
import { datangBawaan } from '../../contract/rumah-sakit/datang-bawaan.ts'
import type { Handler } from '../api/context.ts'

/** What staff wrote; the default texts until they save it for the first time. */
export const getDatang: Handler<typeof call> = async (_, { db }) => {
	const row = await db
		.selectFrom('datang')
		.select(['jamBesuk', 'parkir', 'pintuMasuk', 'transportasi', 'dibawa', 'bpjs', 'bpjsBerkas'])
		.executeTakeFirst()
	return { data: row ?? datangBawaan }
}
