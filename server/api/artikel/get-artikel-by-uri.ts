import { sql } from 'kysely'
import type { getArtikelByUri as call } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import { fail } from '../../http/failure.ts'
import type { ApiContext, Handler } from '../context.ts'
import { dokterColumns, readDokter } from '../dokter/read-dokter.ts'
import { artikelQuery, readArtikel } from './read-artikel.ts'

export const getArtikelByUri: Handler<typeof call> = async ({ params, query, header, preview }, context) => {
	// A browser's prefetch is not a reading.
	const isPrefetch = /prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
	if (query.isCount && !isPrefetch) await countReader(context, params.uri, preview?.artikel)
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
		.orderBy('artikelDokter.urutan')
		.orderBy('artikelDokter.dokterId')
		.execute()
	return {
		data: { ...readArtikel(artikel), textContent: artikel.textContent, dokter: await readDokter(context, dokter) },
	}
}

/** @param previewed an article that staff preview, whose views do not count */
async function countReader({ db }: ApiContext, uri: string, previewed = ''): Promise<void> {
	await db
		.insertInto('artikelView')
		.columns(['artikelId', 'countView'])
		.expression(
			db
				.selectFrom('artikel')
				.select(['id', sql<number>`1`.as('countView')])
				.where('uri', '=', uri)
				.where(isPublished('artikel'))
				.where('id', '!=', previewed),
		)
		.onConflict((conflict) =>
			conflict.column('artikelId').doUpdateSet({ countView: sql`"artikelView"."countView" + 1` }),
		)
		.execute()
}
