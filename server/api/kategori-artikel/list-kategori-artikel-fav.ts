import type { listKategoriArtikelFav as call } from '../../../contract/kategori-artikel.ts'
import type { Handler } from '../context.ts'
import { mapPage, paginate } from '../paginate.ts'

export const listKategoriArtikelFav: Handler<typeof call> = async ({ query }, { db }) => {
	const favourites = db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('favorit', 'is not', null)
		.orderBy('favorit')
		.orderBy('id')
	return mapPage(await paginate(favourites, query), (kategori) => ({ id: kategori.id, kategiArtikel: kategori }))
}
