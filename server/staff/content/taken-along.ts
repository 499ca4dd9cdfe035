import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { insertRows } from '../../content/save-content.ts'
import { anyDatabase } from './any-database.ts'
import type { Entity } from './entity.ts'

/** Keeps the rows that the deletion of this one is about to take along. */
export async function keepTakenAlong(db: Kysely<Schema>, entity: Entity, id: string, now: number): Promise<void> {
	const taken: Record<string, unknown[]> = {}
	for (const { table, own, parent } of entity.takesAlong ?? []) {
		const rows = await anyDatabase(db).selectFrom(table).selectAll().where(own, '=', id).execute()
		// What others refer to comes back before them.
		if (rows.length > 0) taken[table] = parent ? rows.toSorted((a, b) => +!!a[parent] - +!!b[parent]) : rows
	}
	if (Object.keys(taken).length === 0) return
	const kept = { isi: JSON.stringify(taken), createdAt: now }
	await db
		.insertInto('ikutTerhapus')
		.values({ tabel: entity.table, sumberId: id, ...kept })
		.onConflict((conflict) => conflict.columns(['tabel', 'sumberId']).doUpdateSet(kept))
		.execute()
}

/** Puts them back beside the row that is there again. */
export async function bringTakenAlong(db: Kysely<Schema>, entity: Entity, id: string): Promise<void> {
	const kept = await db
		.deleteFrom('ikutTerhapus')
		.where('tabel', '=', entity.table)
		.where('sumberId', '=', id)
		.returning('isi')
		.executeTakeFirst()
	if (!kept) return
	const taken = JSON.parse(kept.isi) as Record<string, never[]>
	for (const { table, own } of entity.takesAlong ?? []) {
		// A new article has a count of its own already.
		await anyDatabase(db).deleteFrom(table).where(own, '=', id).execute()
		await insertRows(db, table, taken[table] ?? [])
	}
}
