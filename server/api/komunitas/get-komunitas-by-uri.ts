import type { getKomunitasByUri as call } from '../../../contract/komunitas.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { komunitasColumns } from './komunitas-columns.ts'

export const getKomunitasByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const data = await db
		.selectFrom('komunitas')
		.select([...komunitasColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
