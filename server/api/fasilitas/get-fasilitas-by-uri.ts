import type { getFasilitasByUri as call } from '../../../contract/fasilitas.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'
import { fasilitasColumns, readFoto } from './fasilitas-columns.ts'

export const getFasilitasByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const fasilitas = await db
		.selectFrom('fasilitas')
		.select([...fasilitasColumns, 'deskripsi'])
		.where('uri', '=', params.uri)
		.where(isShown('fasilitas'))
		.executeTakeFirst()
	return fasilitas ? { data: readFoto(fasilitas) } : fail('TIDAK_DITEMUKAN')
}
