import type { Calls } from '../../../contract/calls.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import type { Handler } from '../../api/context.ts'
import { paginateContent } from '../../api/count-content.ts'
import { orNotFound } from '../../http/failure.ts'

const kategoriQuery = (db: Db) => db.selectFrom('kategoriArtikel').select(['id', 'nama', 'uri'])

export const listKategoriArtikel: Handler<Calls['listKategoriArtikel']> = ({ query }, context) =>
	paginateContent(context, kategoriQuery(context.db).orderBy('cari').orderBy('id'), query)

export const listKategoriArtikelFav: Handler<Calls['listKategoriArtikelFav']> = async ({ query }, context) => {
	const favourites = kategoriQuery(context.db).where('favorit', 'is not', null).orderBy('favorit').orderBy('id')
	const page = await paginateContent(context, favourites, query)
	return mapPage(page, (kategori) => ({ id: kategori.id, kategiArtikel: kategori }))
}

export const getKategoriArtikelByUri: Handler<Calls['getKategoriArtikelByUri']> = async ({ params }, { db }) =>
	orNotFound(await kategoriQuery(db).where('uri', '=', params.uri).executeTakeFirst())
