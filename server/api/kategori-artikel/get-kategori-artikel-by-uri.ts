import type { getKategoriArtikelByUri as call } from '../../../contract/kategori-artikel.ts'
import type { Handler } from '../context.ts'
import { fail } from '../failure.ts'

export const getKategoriArtikelByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const data = await db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return data ? { data } : fail('TIDAK_DITEMUKAN')
}
