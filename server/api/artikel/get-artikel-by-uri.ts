import { sql } from 'kysely'
import type { Artikel, getArtikelByUri as call } from '../../../contract/artikel.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { oneText, withFields } from '../answer-text.ts'
import type { Handler } from '../context.ts'
import { dokterColumns, dokterTexts } from '../dokter/read-dokter.ts'
import { fail } from '../failure.ts'
import { artikelQuery, artikelRingkas } from './artikel-query.ts'

const artikelByUri = prepared(({ given, ...building }: Building<{ uri: string; previewed?: string }>) =>
	artikelQuery(building, given.previewed).select('artikel.textContent').where('artikel.uri', '=', given.uri),
)

const dokterOf = prepared(({ db, given }: Building<{ artikelId: string }>) =>
	db
		.selectFrom('artikelDokter')
		.innerJoin('dokter', 'dokter.id', 'artikelDokter.dokterId')
		.select(dokterColumns)
		.where('artikelDokter.artikelId', '=', given.artikelId)
		.orderBy('artikelDokter.urutan'),
)

export const getArtikelByUri: Handler<typeof call> = async ({ params, query, header, preview }, context) => {
	const row = await artikelByUri.first(context.database, { ...params, previewed: preview?.artikel })
	if (!row) return fail('TIDAK_DITEMUKAN')
	const dokter = await dokterTexts(await dokterOf.all(context.database, { artikelId: row.id }), context)

	// A page that the browser fetches ahead has not been read.
	const isPrefetch = /prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
	if (query.isCount && !isPrefetch && row.id !== preview?.artikel) {
		const { countView } = await context.db
			.insertInto('artikelView')
			.values({ artikelId: row.id, countView: 1 })
			.onConflict((conflict) =>
				conflict.column('artikelId').doUpdateSet({ countView: sql`"artikelView"."countView" + 1` }),
			)
			.returning('countView')
			.executeTakeFirstOrThrow()
		row.countView = countView
	}
	const whole = { textContent: JSON.stringify(row.textContent), dokter: `[${dokter.join()}]` }
	return oneText(withFields<Artikel>(artikelRingkas(row), whole))
}
