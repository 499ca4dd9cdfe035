import type { ArtikelRingkas, listArtikel as call } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import type { Handler } from '../context.ts'
import { type Match, type Searching, searchableTexts } from '../search/search-page.ts'
import { artikelText, publishedArtikel } from './artikel-text.ts'

type Given = { searchByJudul?: string; kategoriId?: string; kategoriUri?: string }
type Shape = { sortCountView?: 'asc' | 'desc' }

function found({ given, matches, ...building }: Searching<Given, Shape>) {
	return narrowed(publishedArtikel(building), given, matches)
}

type Articles = ReturnType<typeof publishedArtikel>

function narrowed(all: Articles, { searchByJudul, kategoriId, kategoriUri }: Given, matches: Match): Articles {
	let articles = all
	if (searchByJudul) articles = articles.where(matches('artikel', searchByJudul))
	if (kategoriId) articles = articles.where('artikel.kategoriArtikelId', '=', kategoriId)
	if (kategoriUri)
		articles = articles.where('artikel.kategoriArtikelId', '=', (where) =>
			where.selectFrom('kategoriArtikel').select('id').where('uri', '=', kategoriUri),
		)
	return articles
}

function sorted(searching: Searching<Given, Shape>) {
	const { db, given, shape, matches } = searching
	const { sortCountView } = shape
	if (!sortCountView) return found(searching).orderBy('artikel.createdAt', 'desc').orderBy('artikel.id', 'desc')
	// SQLite goes through a cross join in the order in which it is written, here along the counts.
	const byCount = db
		.selectFrom('artikelView')
		.crossJoin('artikel')
		.whereRef('artikel.id', '=', 'artikelView.artikelId')
		.where(isPublished('artikel'))
		.select('artikel.id')
		// An id begins with its time: of those read equally often the newest come first, straight from the index.
		.orderBy('artikelView.countView', sortCountView)
		.orderBy('artikelView.artikelId', sortCountView)
	return narrowed(byCount as unknown as Articles, given, matches)
}

const artikel = searchableTexts<ArtikelRingkas, Given, Shape>({ searchByJudul: 'artikel' }, artikelText, sorted, found)

export const listArtikel: Handler<typeof call> = ({ query }, context) => {
	const { searchByJudul, filterKategoriArtikelId, searchKategoriArtikelUri, sortCountView } = query
	const given = {
		searchByJudul,
		kategoriId: filterKategoriArtikelId || undefined,
		kategoriUri: searchKategoriArtikelUri || undefined,
	}
	return artikel(context, query, given, { sortCountView })
}
