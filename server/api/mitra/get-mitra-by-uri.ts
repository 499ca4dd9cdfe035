import type { getMitraByUri as call } from '../../../contract/mitra.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { mitraColumns } from './mitra-columns.ts'

export const getMitraByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const mitra = await db
		.selectFrom('mitra')
		.select([...mitraColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.where(isShown('mitra'))
		.executeTakeFirst()
	return mitra ? { data: mitra } : fail('TIDAK_DITEMUKAN')
}
