import { sql } from 'kysely'
import type { Db } from '../../../database/schema.ts'
import { entities } from './entities.ts'
import type { StaffRecord } from './entity.ts'

/** Redirects the row's earlier `uri` to its new one, and removes a redirect from a `uri` that is in use again. */
export async function saveRedirect(
	db: Db,
	tabel: string,
	{ before, after }: { before?: StaffRecord; after: StaffRecord },
	now: number,
): Promise<void> {
	const uri = String(after.uri)
	if (before?.uri === uri) return
	await db.deleteFrom('alihan').where('tabel', '=', tabel).where('uri', '=', uri).execute()
	if (!before) return
	const target = { sumberId: after.id, createdAt: now }
	await db
		.insertInto('alihan')
		.values({ tabel, uri: String(before.uri), ...target })
		.onConflict((conflict) => conflict.columns(['tabel', 'uri']).doUpdateSet(target))
		.execute()
}

export const deleteRedirects = (db: Db, tabel: string, sumberId: string) =>
	db.deleteFrom('alihan').where('tabel', '=', tabel).where('sumberId', '=', sumberId).execute()

/** Paths that end in a row's `uri`: pages of the site, and the API calls that read them. */
export const pathsWithUri = entities.flatMap(({ table, sumber, uri }) =>
	uri?.page
		? [uri.page, `/api/v1/public/${sumber}/${table === 'artikel' ? 'detail' : 'detail-uri'}/`].map((path) => ({
				table,
				path,
			}))
		: [],
)

/** The new path of a page or API call whose `uri` has changed; null for every other path. */
export async function findRedirect(db: Db, path: string): Promise<string | null> {
	const known = pathsWithUri.find((each) => path.startsWith(each.path))
	const uri = known && path.slice(known.path.length).replace(/\/$/, '')
	if (!uri || !/^[a-z0-9-]{1,200}$/.test(uri)) return null
	const table = sql.table(known.table)
	const moved = await sql<{ uri: string }>`
		select ${table}."uri" from "alihan" join ${table} on ${table}."id" = "alihan"."sumberId"
		where "alihan"."tabel" = ${known.table} and "alihan"."uri" = ${uri}
		and not exists (select 1 from ${table} as "ada" where "ada"."uri" = ${uri})`.execute(db)
	return moved.rows[0] ? `${known.path}${moved.rows[0].uri}` : null
}
