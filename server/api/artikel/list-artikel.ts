import type { listArtikel as call } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import { pageText } from '../answer-text.ts'
import type { Handler } from '../context.ts'
import { type Match, type Searching, searchable } from '../search-page.ts'
import { artikelColumns, artikelQuery, artikelRingkas } from './artikel-query.ts'

type Given = { searchByJudul?: string; kategoriId?: string; kategoriUri?: string }
type Shape = { sortCountView?: 'asc' | 'desc' }

function found({ given, matches, ...building }: Searching<Given, Shape>) {
	return narrowed(artikelQuery(building), given, matches)
}

type Articles = ReturnType<typeof artikelQuery>

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
	const { db, kind, given, shape, matches } = searching
	const { sortCountView } = shape
	if (!sortCountView) return found(searching).orderBy('artikel.createdAt', 'desc').orderBy('artikel.id', 'desc')
	// SQLite goes through a cross join in the order in which it is written, here along the counts.
	const byCount = db
		.selectFrom('artikelView')
		.crossJoin('artikel')
		.whereRef('artikel.id', '=', 'artikelView.artikelId')
		.where(isPublished('artikel'))
		.select(artikelColumns(kind))
		// An id begins with its time: of those read equally often the newest come first, straight from the index.
		.orderBy('artikelView.countView', sortCountView)
		.orderBy('artikelView.artikelId', sortCountView)
	return narrowed(byCount as unknown as Articles, given, matches)
}

const artikel = searchable({ searchByJudul: 'artikel' }, sorted, found)

export const listArtikel: Handler<typeof call> = async ({ query }, context) => {
	const { searchByJudul, filterKategoriArtikelId, searchKategoriArtikelUri, sortCountView } = query
	const given = {
		searchByJudul,
		kategoriId: filterKategoriArtikelId || undefined,
		kategoriUri: searchKategoriArtikelUri || undefined,
	}
	return pageText(await artikel(context, query, given, { sortCountView }), artikelRingkas)
}
