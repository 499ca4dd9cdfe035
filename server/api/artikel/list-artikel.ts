import type { listArtikel as call } from '../../../contract/artikel.ts'
import type { Handler } from '../context.ts'
import { countContent } from '../count-content.ts'
import { mapPage } from '../paginate.ts'
import { type Match, searchPage } from '../search-page.ts'
import { artikelQuery, readArtikelRingkas } from './artikel-query.ts'

export const listArtikel: Handler<typeof call> = async ({ query }, context) => {
	const { searchByJudul, filterKategoriArtikelId, searchKategoriArtikelUri, sortCountView } = query
	const found = (matches: Match) => {
		let articles = artikelQuery(context.db)
		if (searchByJudul) articles = articles.where(matches('artikel', searchByJudul))
		if (filterKategoriArtikelId) articles = articles.where('artikel.kategoriArtikelId', '=', filterKategoriArtikelId)
		if (searchKategoriArtikelUri)
			articles = articles.where('artikel.kategoriArtikelId', '=', (where) =>
				where.selectFrom('kategoriArtikel').select('id').where('uri', '=', searchKategoriArtikelUri),
			)
		return articles
	}
	const sorted = (matches: Match) => {
		const articles = found(matches)
		if (!sortCountView) return articles.orderBy('artikel.createdAt', 'desc').orderBy('artikel.id', 'desc')
		// An id begins with its time: of those read equally often the newest come first, straight from the index.
		return articles
			.innerJoin('artikelView', 'artikelView.artikelId', 'artikel.id')
			.orderBy('artikelView.countView', sortCountView)
			.orderBy('artikelView.artikelId', sortCountView) as typeof articles
	}
	const count = (matches: Match) => countContent(context, found(matches))
	const page = await searchPage(context, [['artikel', searchByJudul]], query, sorted, count)
	return mapPage(page, readArtikelRingkas)
}
