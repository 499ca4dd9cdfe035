import type { getFasilitasByUri as call } from '../../../contract/fasilitas.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

export const getFasilitasByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const data = await db
		.selectFrom('fasilitas')
		.select([...fasilitasColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return data ? { data: readFoto(data) } : fail('TIDAK_DITEMUKAN')
}
