import { sql } from 'kysely'
import type { getArtikelByUri as call } from '../../../contract/artikel.ts'
import { isPublished } from '../../../database/is-published.ts'
import { jsonList } from '../../../database/json-rows.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { joinReady, readyId, withTexts } from '../../../database/ready-text.ts'
import { fail } from '../../http/failure.ts'
import { JsonText, oneJson } from '../answer-text.ts'
import type { ApiContext, Handler } from '../context.ts'
import { type Announced, announced, dokterText } from '../dokter/dokter-text.ts'
import { artikelText } from './artikel-text.ts'

interface Given extends Announced {
	uri: string
	previewed?: string
	counted?: number
}

const artikelByUri = prepared(({ db, kind, given }: Building<Given>) => {
	const textContent = kind === 'postgres' ? sql`to_json("textContent")` : sql`json_quote("textContent")`
	const dokterId = 'artikelDokter.dokterId'
	const dokter = jsonList(
		kind,
		sql`concat(${dokterText(kind, given, dokterId)}, '}')`,
		sql`from "artikelDokter" ${joinReady(kind, 'dokter', dokterId)} where "artikelId" = ${sql.ref(readyId(kind, 'artikel'))}`,
		['artikelDokter.urutan', dokterId],
	)
	const artikel = db
		.selectFrom('artikel')
		.select(['artikel.id', 'artikel.textContent'])
		.where(isPublished('artikel', given.previewed))
		.where('artikel.uri', '=', given.uri)
	const text = sql<string>`concat(${artikelText({ kind }, given.counted)}, ',"textContent":', ${textContent}, ',"dokter":', ${dokter})`
	return withTexts({ db, kind }, 'artikel', artikel, oneJson(kind, text))
})

export const getArtikelByUri: Handler<typeof call> = async ({ params, query, header, preview }, context) => {
	// A page that the browser fetches ahead has not been read.
	const isPrefetch = /prefetch/.test(header('sec-purpose') ?? header('purpose') ?? '')
	const counted = query.isCount && !isPrefetch ? await countReader(context, params.uri, preview?.artikel) : undefined
	const given = { uri: params.uri, previewed: preview?.artikel, counted, ...announced(context.now()) }
	const artikel = await artikelByUri.first(context.database, given)
	return artikel ? new JsonText(artikel.text) : fail('TIDAK_DITEMUKAN')
}

/** @param previewed the article that staff look at before it is published, which is no reading */
async function countReader({ db }: ApiContext, uri: string, previewed = ''): Promise<number | undefined> {
	const view = await db
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
		.returning('countView')
		.executeTakeFirst()
	return view?.countView
}
