import type { getFasilitasByUri as call } from '../../../contract/fasilitas.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

const fasilitasByUri = prepared(({ db, given }: Building<{ uri: string }>) =>
	db
		.selectFrom('fasilitas')
		.select([...fasilitasColumns, 'deskripsi'])
		.where('uri', '=', given.uri),
)

export const getFasilitasByUri: Handler<typeof call> = async ({ params }, { database }) => {
	const data = await fasilitasByUri.first(database, params)
	return data ? { data: readFoto(data) } : fail('TIDAK_DITEMUKAN')
}
