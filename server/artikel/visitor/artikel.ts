import type { Calls } from '../../../contract/calls.ts'
import { isPublished } from '../../../database/is-published.ts'
import { mapPage } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'
import type { ApiContext, Handler } from '../../api/context.ts'
import { listOrSearch, paginateContent } from '../../api/list-content.ts'
import { fail, orNotFound } from '../../http/failure.ts'
import { isView } from '../../http/visit-signals.ts'
import {
	artikelByViewsQuery,
	artikelQuery,
	readArtikel,
	readDokterOf,
	readKonsep,
	readWhole,
	readWholeArtikel,
	wholeColumns,
} from '../read-artikel.ts'

export const listArtikel: Handler<Calls['listArtikel']> = async ({ query }, context) => {
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

export const getArtikelByUri: Handler<Calls['getArtikelByUri']> = async (request, context) => {
	const { params, query, preview } = request
	const counted = query.isCount && isView(request) ? await addView(context, params.uri, preview?.artikel) : undefined
	const artikel = await artikelQuery(context.db, preview?.artikel)
		.select(wholeColumns)
		.where('artikel.uri', '=', params.uri)
		.executeTakeFirst()
	if (!artikel) return fail('TIDAK_DITEMUKAN')
	const { id, countView } = artikel
	const ringkas = readArtikel({ ...artikel, countView: counted ?? countView })
	const dokter = (await readDokterOf(context, [id])).get(id) ?? []
	if (preview?.artikelVersi) {
		const konsep = await readKonsep(context, preview.artikelVersi, ringkas)
		if (konsep) return { data: konsep }
	}
	return { data: { ...ringkas, kategoriId: ringkas.kategoriArtikel, ...readWhole(artikel), dokter } }
}

/**
 * Adds one view and returns the new count.
 *
 * @param previewed an article that staff preview, whose views do not count
 */
async function addView({ db }: ApiContext, uri: string, previewed = ''): Promise<number | undefined> {
	const view = await db
		.updateTable('artikelView')
		.set((view) => ({ countView: view('countView', '+', 1) }))
		.where('artikelId', '=', (from) =>
			from
				.selectFrom('artikel')
				.select('id')
				.where('uri', '=', uri)
				.where(isPublished('artikel'))
				.where('id', '!=', previewed),
		)
		.returning('countView')
		.executeTakeFirst()
	return view?.countView
}

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
