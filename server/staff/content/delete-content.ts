import { sql } from 'kysely'
import type { CallResponse } from '../../../contract/call.ts'
import type { Use } from '../../../contract/content/content-type.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { MAX_AT_ONCE } from '../../../contract/staff/isi.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { insertRows } from '../../content-rules/save-content.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { newId } from '../../ids/new-id.ts'
import { type AnyStaffRoute, type ChangeContext, changeRoute } from '../staff-route.ts'
import { isSeen, type Limited, ownsWhole } from './clinic-limit.ts'
import { orConstraintFailure } from './constraint-failure.ts'
import { callOf, type Entity, entryOf, labelOf, type StaffRecord, untyped } from './entity.ts'
import { isManaged } from './managed.ts'
import { readRecord } from './read-record.ts'
import { deleteRedirects } from './uri.ts'

export const deleteContent = (entity: Entity): AnyStaffRoute =>
	changeRoute(callOf(calls.deleteIsi, entity, 'hapus'), ({ params: { id }, staf }, context) =>
		deleteRecords(context, entity, staf, [id]),
	)

export const deleteContents = (entity: Entity): AnyStaffRoute =>
	changeRoute(callOf(calls.deleteManyIsi, entity, 'hapus'), ({ body, staf }, context) =>
		deleteRecords(context, entity, staf, body.id),
	)

async function deleteRecords(
	context: ChangeContext,
	entity: Entity,
	staf: Limited,
	ids: string[],
): Promise<CallResponse<typeof calls.deleteManyIsi> | Failure> {
	const { db, audit, database, now } = context
	for (const id of ids) {
		const before = await readRecord(db, entity, id, database.kind)
		if (!before || !(await isSeen(db, entity, staf, id))) return fail('TIDAK_DITEMUKAN')
		if (!ownsWhole(entity, staf, before)) return fail('TIDAK_BERHAK')
		if (entity.managed && isManaged(before)) return fail('DIKELOLA_SISTEM')
		const fields = await describeUses(db, entity.usedBy ?? [], id)
		if (Object.keys(fields).length > 0) return fail('MASIH_DIPAKAI', { fields })
		await saveCascaded(db, entity, id, now())
		await putIntoSampah(context, entity, before)
		const deleted = await orConstraintFailure(
			() => untyped(db).deleteFrom(entity.table).where('id', '=', id).executeTakeFirst(),
			{ onReference: fail('MASIH_DIPAKAI') },
		)
		if (isFailure(deleted)) return deleted
		await deleteRedirects(db, entity.table, id)
		await audit({ ...entryOf(entity, before), aksi: 'hapus', sebelum: before })
	}
	return { data: ids.map((id) => ({ id })) }
}

/** Rows that a sentence names; it counts the others. */
const MAX_NAMED = 3

/** The rows that refer to this one, in sentences: `{ artikel: '4 artikel: “A”, “B”, “C”, dan 1 lainnya' }`. */
export async function describeUses(
	db: Db,
	uses: readonly Use<keyof Schema>[],
	id: string,
): Promise<Record<string, string>> {
	const sentences: Record<string, string> = {}
	for (const { as, table, label, column, through } of uses) {
		const refersToRow = through
			? sql<boolean>`${sql.ref(`${table}.id`)} in (select ${sql.ref(through.own)} from ${sql.table(through.table)}
				where ${sql.ref(through.other)} = ${id})`
			: sql<boolean>`${sql.ref(`${table}.${column}`)} = ${id}`
		const rows = await untyped(db)
			.selectFrom(table)
			.select(`${table}.${label} as label`)
			.where(refersToRow)
			.orderBy(`${table}.${label}`)
			.limit(MAX_AT_ONCE)
			.execute()
		if (rows.length === 0) continue
		const named = rows.slice(0, MAX_NAMED).map((row) => `“${row.label}”`)
		const rest = rows.length > MAX_NAMED ? [`dan ${rows.length - MAX_NAMED} lainnya`] : []
		sentences[as] = `${rows.length} ${as}: ${[...named, ...rest].join(', ')}`
	}
	return sentences
}

/** Saves a row that is about to be deleted, so that staff can restore it from the trash. */
async function putIntoSampah({ db, now, staf }: ChangeContext, entity: Entity, record: StaffRecord) {
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
async function saveCascaded(db: Db, entity: Entity, id: string, now: number): Promise<void> {
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
