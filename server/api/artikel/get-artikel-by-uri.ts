import type { getArtikelByUri as call } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import { fail } from '../../http/failure.ts'
import { isView } from '../../http/visit-signals.ts'
import type { ApiContext, Handler } from '../context.ts'
import { artikelQuery, readArtikel, readDokterOf, readWhole, wholeColumns } from './read-artikel.ts'
import { readKonsep } from './read-konsep.ts'

export const getArtikelByUri: Handler<typeof call> = async (request, context) => {
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
