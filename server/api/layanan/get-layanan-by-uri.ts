import type { getLayananByUri as call } from '../../../contract/layanan.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { layananColumns } from './layanan-columns.ts'

export const getLayananByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const layanan = await db
		.selectFrom('layanan')
		.select([...layananColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.where(isShown('layanan'))
		.executeTakeFirst()
	return layanan ? { data: layanan } : fail('TIDAK_DITEMUKAN')
}
