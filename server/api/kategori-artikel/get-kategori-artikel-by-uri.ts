import type { getKategoriArtikelByUri as call } from '../../../contract/kategori-artikel.ts'
import { fail } from '../../http/failure.ts'
import type { Handler } from '../context.ts'

export const getKategoriArtikelByUri: Handler<typeof call> = async ({ params }, { db }) => {
	const kategori = await db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('uri', '=', params.uri)
		.executeTakeFirst()
	return kategori ? { data: kategori } : fail('TIDAK_DITEMUKAN')
}
