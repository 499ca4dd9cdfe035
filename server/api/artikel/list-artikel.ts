import { sql } from 'kysely'
import type { listArtikel as call } from '../../../contract/artikel.ts'
import { contains } from '../../../database/contains.ts'
import type { Handler } from '../context.ts'
import { mapPage, paginate } from '../paginate.ts'
import { artikelQuery, readArtikelRingkas } from './artikel-query.ts'

export const listArtikel: Handler<typeof call> = async ({ query }, { db, database }) => {
	let articles = artikelQuery(db)
	if (query.searchByJudul) articles = articles.where(contains(database.kind, 'artikel', query.searchByJudul))
	if (query.filterKategoriArtikelId)
		articles = articles.where('artikel.kategoriArtikelId', '=', query.filterKategoriArtikelId)
	if (query.searchKategoriArtikelUri)
		articles = articles.where('kategoriArtikel.uri', '=', query.searchKategoriArtikelUri)
	// An article that nobody has read has no count; the databases disagree on where nothing is sorted.
	if (query.sortCountView) articles = articles.orderBy(sql`coalesce("countView", 0)`, query.sortCountView)
	articles = articles.orderBy('artikel.createdAt', 'desc').orderBy('artikel.id', 'desc')
	return mapPage(await paginate(articles, query), readArtikelRingkas)
}
