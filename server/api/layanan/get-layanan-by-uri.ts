import type { getLayananByUri as call } from '../../../contract/layanan.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { layananColumns } from './layanan-columns.ts'

export const getLayananByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const data = await db
		.selectFrom('layanan')
		.select([...layananColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
