import type { getMitraByUri as call } from '../../../contract/mitra.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { mitraColumns } from './mitra-columns.ts'

export const getMitraByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const data = await db
		.selectFrom('mitra')
		.select([...mitraColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
