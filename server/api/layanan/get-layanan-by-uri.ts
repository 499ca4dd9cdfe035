import type { getLayananByUri as call } from '../../../contract/layanan.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { layananColumns } from './layanan-columns.ts'

const layananByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
	db
		.selectFrom('layanan')
		.select([...layananColumns, 'deskripsi'])
		.where('uri', '=', given.uri),
)

export const getLayananByUri: Handler<typeof call> = async ({ params }, { database }) => {
	const data = await layananByUri.first(database, params)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
