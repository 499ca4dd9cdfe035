import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { entities } from './entities.ts'

/** Remembers the address that a row had; one that is in use again leads nowhere else. */
export async function keepAlihan(
	db: Kysely<Schema>,
	row: { tabel: string; sumberId: string; before?: string; after: string },
	now: number,
): Promise<void> {
	const { tabel, sumberId, before, after } = row
	if (before === after) return
	await db.deleteFrom('alihan').where('tabel', '=', tabel).where('uri', '=', after).execute()
	if (before === undefined) return
	await db
		.insertInto('alihan')
		.values({ tabel, uri: before, sumberId, createdAt: now })
		.onConflict((conflict) => conflict.columns(['tabel', 'uri']).doUpdateSet({ sumberId, createdAt: now }))
		.execute()
}

export const forgetAlihan = (db: Kysely<Schema>, tabel: string, sumberId: string) =>
	db.deleteFrom('alihan').where('tabel', '=', tabel).where('sumberId', '=', sumberId).execute()

/** Below these an address ends in the name that staff gave: the site's pages, and the calls by which a link in it reads them. */
export const namedPages = entities.flatMap(({ table, sumber, uri }) =>
	uri?.page
		? [uri.page, `/api/v1/public/${sumber}/${table === 'artikel' ? 'detail' : 'detail-uri'}/`].map((page) => ({
				table,
				page,
			}))
		: [],
)

/** Where a page or what it reads has moved to, if its address is one that is used no longer; null for every other. */
export async function findAlihan(db: Kysely<Schema>, path: string): Promise<string | null> {
	const known = namedPages.find(({ page }) => path.startsWith(page))
	const uri = known && path.slice(known.page.length).replace(/\/$/, '')
	if (!uri || !/^[a-z0-9-]{1,200}$/.test(uri)) return null
	const table = sql.table(known.table)
	const moved = await sql<{ uri: string }>`
		select ${table}."uri" from "alihan" join ${table} on ${table}."id" = "alihan"."sumberId"
		where "alihan"."tabel" = ${known.table} and "alihan"."uri" = ${uri}
		and not exists (select 1 from ${table} as "ada" where "ada"."uri" = ${uri})`.execute(db)
	return moved.rows[0] ? `${known.page}${moved.rows[0].uri}` : null
}
