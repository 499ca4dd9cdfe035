import type { getArtikelByUri as call } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import { isShown } from '../../../database/is-shown.ts'
import { fail } from '../../http/failure.ts'
import type { ApiContext, Handler } from '../context.ts'
import { dokterColumns, readDokter } from '../dokter/read-dokter.ts'
import { artikelQuery, readArtikel } from './read-artikel.ts'

export const getArtikelByUri: Handler<typeof call> = async ({ params, query, header, preview }, context) => {
	// A prefetch by the browser is not a view.
	const isPrefetch = /prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
	const counted = query.isCount && !isPrefetch ? await addView(context, params.uri, preview?.artikel) : undefined
	const artikel = await artikelQuery(context.db, preview?.artikel)
		.select('artikel.textContent')
		.where('artikel.uri', '=', params.uri)
		.executeTakeFirst()
	if (!artikel) return fail('TIDAK_DITEMUKAN')
	const dokter = await context.db
		.selectFrom('artikelDokter')
		.innerJoin('dokter', 'dokter.id', 'artikelDokter.dokterId')
		.select(dokterColumns)
		.where('artikelDokter.artikelId', '=', artikel.id)
		.where(isShown('dokter'))
		.orderBy('artikelDokter.urutan')
		.orderBy('artikelDokter.dokterId')
		.execute()
	const { textContent, countView } = artikel
	return {
		data: {
			...readArtikel({ ...artikel, countView: counted ?? countView }),
			textContent,
			dokter: await readDokter(context, dokter),
		},
	}
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
