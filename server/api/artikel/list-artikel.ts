import { sql } from 'kysely'
import type { listArtikel as call } from '../../../contract/artikel.ts'
import type { Handler } from '../context.ts'
import { mapPage } from '../paginate.ts'
import { searchPage } from '../search-page.ts'
import { artikelQuery, readArtikelRingkas } from './artikel-query.ts'

export const listArtikel: Handler<typeof call> = async ({ query }, context) => {
	const { searchByJudul, filterKategoriArtikelId, searchKategoriArtikelUri, sortCountView } = query
	const page = await searchPage(context, [['artikel', searchByJudul]], query, (matches) => {
		let articles = artikelQuery(context.db)
		if (searchByJudul) articles = articles.where(matches('artikel', searchByJudul))
		if (filterKategoriArtikelId) articles = articles.where('artikel.kategoriArtikelId', '=', filterKategoriArtikelId)
		if (searchKategoriArtikelUri) articles = articles.where('kategoriArtikel.uri', '=', searchKategoriArtikelUri)
		// An article that nobody has read has no count; the databases disagree on where nothing is sorted.
		if (sortCountView) articles = articles.orderBy(sql`coalesce("countView", 0)`, sortCountView)
		return articles.orderBy('artikel.createdAt', 'desc').orderBy('artikel.id', 'desc')
	})
	return mapPage(page, readArtikelRingkas)
}
