import type { listKategoriArtikelFav as call } from '../../../contract/kategori-artikel.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Handler } from '../context.ts'
import { preparedPage } from '../prepared-page.ts'

const favourites = preparedPage(({ db }) =>
	db
		.selectFrom('kategoriArtikel')
		.select(['id', 'nama', 'uri'])
		.where('favorit', 'is not', null)
		.orderBy('favorit')
		.orderBy('id'),
)

export const listKategoriArtikelFav: Handler<typeof call> = async ({ query }, context) =>
	mapPage(await favourites(context, query), (kategori) => ({ id: kategori.id, kategiArtikel: kategori }))
