import type { getPoliKlinikByUri as call } from '../../../contract/poli-klinik.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'

export const getPoliKlinikByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const data = await db
		.selectFrom('poliKlinik')
		.select(['id', 'nama', 'uri', 'icon', 'deskripsi'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
