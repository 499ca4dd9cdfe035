import { sql } from 'kysely'
import type { Db, Schema } from '../../../database/schema.ts'
import { slug } from '../../ids/slug.ts'
import { entities } from './entities.ts'
import { type StaffRecord, untyped } from './entity.ts'

const MAX_LENGTH = 80

/** `Demam Berdarah: kapan ke IGD?` → `demam-berdarah-kapan-ke-igd`; a long name is cut between words. */
export function uriOf(name: string): string {
	const words = slug(name)
	if (words.length <= MAX_LENGTH) return words || 'halaman'
	const cut = words.slice(0, MAX_LENGTH + 1).lastIndexOf('-')
	return words.slice(0, cut > 0 ? cut : MAX_LENGTH)
}

/** The wanted one, or it with the first free number: `demam-2`. */
export async function freeUri(db: Db, table: keyof Schema, wanted: string, ownId: string): Promise<string> {
	const taken = await untyped(db)
		.selectFrom(table)
		.select('uri')
		.where('id', '!=', ownId)
		.where((eb) => eb.or([eb('uri', '=', wanted), eb('uri', 'like', `${wanted}-%`)]))
		.execute()
	const used = new Set(taken.map(({ uri }) => uri))
	let uri = wanted
	for (let number = 2; used.has(uri); number++) uri = `${wanted}-${number}`
	return uri
}

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
