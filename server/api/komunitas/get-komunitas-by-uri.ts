import type { getKomunitasByUri as call } from '../../../contract/komunitas.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { komunitasColumns } from './komunitas-columns.ts'

const komunitasByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
	db
		.selectFrom('komunitas')
		.select([...komunitasColumns, 'deskripsi'])
		.where('uri', '=', given.uri),
)

export const getKomunitasByUri: Handler<typeof call> = async ({ params }, { database }) => {
	const data = await komunitasByUri.first(database, params)
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
