import type { listKategoriArtikel as call } from '../../../contract/kategori-artikel.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'

export const listKategoriArtikel: Handler<typeof call> = ({ query }, context) => {
	const kategori = context.db.selectFrom('kategoriArtikel').select(['id', 'nama', 'uri']).orderBy('cari').orderBy('id')
	return paginateContent(context, kategori, query)
}
