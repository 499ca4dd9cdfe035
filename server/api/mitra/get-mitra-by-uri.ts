import type { getMitraByUri as call } from '../../../contract/mitra.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { mitraColumns } from './mitra-columns.ts'

const mitraByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
	db
		.selectFrom('mitra')
		.select([...mitraColumns, 'deskripsi'])
		.where('uri', '=', given.uri),
)

export const getMitraByUri: Handler<typeof call> = async ({ params }, { database }) => {
	const data = await mitraByUri.first(database, params)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
