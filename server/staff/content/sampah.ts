import type { Db } from '../../../database/schema.ts'
import { insertRows } from '../../content-rules/save-content.ts'
import { newId } from '../../ids/new-id.ts'
import type { ChangeContext } from '../staff-route.ts'
import { type Entity, labelOf, type StaffRecord, untyped } from './entity.ts'

/** Saves a row that is about to be deleted, so that staff can restore it from the trash. */
export async function putIntoSampah({ db, now, staf }: ChangeContext, entity: Entity, record: StaffRecord) {
	const { id: sumberId } = record
	const createdAt = now()
	const saved = { label: labelOf(entity, record), isi: JSON.stringify(record), stafNama: staf.nama, createdAt }
	await db
		.insertInto('sampah')
		.values({ id: newId(createdAt), sumber: entity.sumber, sumberId, ...saved })
		.onConflict((conflict) => conflict.columns(['sumber', 'sumberId']).doUpdateSet(saved))
		.execute()
}

export const takeFromSampah = (db: Db, { sumber }: Entity, sumberId: string) =>
	db.deleteFrom('sampah').where('sumber', '=', sumber).where('sumberId', '=', sumberId).execute()

/** Saves the rows that the database is about to delete with this one, so that undo can restore them. */
export async function saveCascaded(db: Db, entity: Entity, id: string, now: number): Promise<void> {
	const rowsByTable: Record<string, unknown[]> = {}
	for (const { table, own, parent } of entity.cascades ?? []) {
		const rows = await untyped(db).selectFrom(table).selectAll().where(own, '=', id).execute()
		// Parents are restored before the rows that refer to them.
		if (rows.length > 0) rowsByTable[table] = parent ? rows.toSorted((a, b) => +!!a[parent] - +!!b[parent]) : rows
	}
	if (Object.keys(rowsByTable).length === 0) return
	const saved = { isi: JSON.stringify(rowsByTable), createdAt: now }
	await db
		.insertInto('ikutTerhapus')
		.values({ tabel: entity.table, sumberId: id, ...saved })
		.onConflict((conflict) => conflict.columns(['tabel', 'sumberId']).doUpdateSet(saved))
		.execute()
}

/** Restores them after the row itself is restored. */
export async function restoreCascaded(db: Db, entity: Entity, id: string): Promise<void> {
	const saved = await db
		.deleteFrom('ikutTerhapus')
		.where('tabel', '=', entity.table)
		.where('sumberId', '=', id)
		.returning('isi')
		.executeTakeFirst()
	if (!saved) return
	const rowsByTable = JSON.parse(saved.isi)
	for (const { table, own } of entity.cascades ?? []) {
		// A trigger has already created the view count of a restored article.
		await untyped(db).deleteFrom(table).where(own, '=', id).execute()
		await insertRows(db, table, rowsByTable[table] ?? [])
	}
}
