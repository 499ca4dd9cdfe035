import type { listKategoriArtikelFav as call } from '../../../contract/kategori-artikel.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { paginateContent } from '../count-content.ts'

export const listKategoriArtikelFav: Handler<typeof call> = async ({ query }, context) => {
	const favourites = context.db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('favorit', 'is not', null)
		.orderBy('favorit')
		.orderBy('id')
	const page = await paginateContent(context, favourites, query)
	return mapPage(page, (kategori) => ({ id: kategori.id, kategiArtikel: kategori }))
}
