import type { listArtikel as call } from '../../../contract/artikel.ts'
import type { Handler } from '../context.ts'
import { listOrSearch } from '../search/search-page.ts'
import { artikelByViewsQuery, artikelQuery, readArtikel, readWholeArtikel } from './read-artikel.ts'

export const listArtikel: Handler<typeof call> = async ({ query }, context) => {
	const { searchByJudul, filterKategoriArtikelId, searchKategoriArtikelUri, sortCountView } = query
	// An id begins with its time, so the newest of equally read articles come first, straight from the index.
	let artikel = sortCountView
		? artikelByViewsQuery(context.db)
				.orderBy('artikelView.countView', sortCountView)
				.orderBy('artikelView.artikelId', sortCountView)
		: artikelQuery(context.db).orderBy('artikel.createdAt', 'desc').orderBy('artikel.id', 'desc')
	if (filterKategoriArtikelId) artikel = artikel.where('artikel.kategoriArtikelId', '=', filterKategoriArtikelId)
	if (searchKategoriArtikelUri)
		artikel = artikel.where('artikel.kategoriArtikelId', '=', (where) =>
			where.selectFrom('kategoriArtikel').select('id').where('uri', '=', searchKategoriArtikelUri),
		)

	const page = await listOrSearch(context, artikel, 'artikel', { ...query, term: searchByJudul })
	const isRingkas = query.bentuk === 'ringkas'
	return { ...page, data: isRingkas ? page.data.map(readArtikel) : await readWholeArtikel(context, page.data) }
}
