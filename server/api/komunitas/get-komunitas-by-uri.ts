import type { getKomunitasByUri as call } from '../../../contract/komunitas.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { komunitasColumns } from './komunitas-columns.ts'

export const getKomunitasByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const komunitas = await db
		.selectFrom('komunitas')
		.select([...komunitasColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return komunitas ? { data: komunitas } : fail('TIDAK_DITEMUKAN')
}
