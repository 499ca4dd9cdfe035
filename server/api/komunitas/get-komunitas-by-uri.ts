import type { getKomunitasByUri as call } from '../../../contract/komunitas.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { komunitasColumns } from './komunitas-columns.ts'

export const getKomunitasByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const komunitas = await db
		.selectFrom('komunitas')
		.select([...komunitasColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.where(isShown('komunitas'))
		.executeTakeFirst()
	return komunitas ? { data: komunitas } : fail('TIDAK_DITEMUKAN')
}
