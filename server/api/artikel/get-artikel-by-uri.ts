import { sql } from 'kysely'
import type { getArtikelByUri as call } from '../../../contract/artikel.ts'
import type { Handler } from '../context.ts'
import { dokterColumns, readDokter } from '../dokter/read-dokter.ts'
import { fail } from '../failure.ts'
import { artikelQuery, readArtikelRingkas } from './artikel-query.ts'

export const getArtikelByUri: Handler<typeof call> = async ({ params, query, header }, context) => {
	const { db } = context
	const row = await artikelQuery(db)
		.select(['artikel.textContent'])
		.where('artikel.uri', '=', params.uri)
		.executeTakeFirst()
	if (!row) return fail('TIDAK_DITEMUKAN')

	const doctors = await db
		.selectFrom('artikelDokter')
		.innerJoin('dokter', 'dokter.id', 'artikelDokter.dokterId')
		.select(dokterColumns)
		.where('artikelDokter.artikelId', '=', row.id)
		.orderBy('artikelDokter.urutan')
		.execute()
	const dokter = await readDokter(doctors, context)
	const artikel = { ...readArtikelRingkas(row), textContent: row.textContent, dokter }

	// A page that the browser fetches ahead has not been read.
	const isPrefetch = /prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
	if (query.isCount && !isPrefetch) {
		const { countView } = await db
			.insertInto('artikelView')
			.values({ artikelId: row.id, countView: 1 })
			.onConflict((conflict) =>
				conflict.column('artikelId').doUpdateSet({ countView: sql`"artikelView"."countView" + 1` }),
			)
			.returning('countView')
			.executeTakeFirstOrThrow()
		artikel.countView = countView
	}
	return { data: artikel }
}
