import { sql } from 'kysely'
import type { CallResponse } from '../../../contract/call.ts'
import type { Use } from '../../../contract/content/content-type.ts'
import * as calls from '../../../contract/staff/calls.ts'
import { MAX_AT_ONCE } from '../../../contract/staff/isi.ts'
import type { Db, Schema } from '../../../database/schema.ts'
import { type Failure, fail, isFailure } from '../../http/failure.ts'
import { type AnyStaffRoute, type ChangeContext, changeRoute } from '../staff-route.ts'
import { isSeen, type Limited, ownsWhole } from './clinic-limit.ts'
import { orConstraintFailure } from './constraint-failure.ts'
import { callOf, type Entity, entryOf, untyped } from './entity.ts'
import { isManaged } from './managed.ts'
import { readRecord } from './read-record.ts'
import { putIntoSampah, saveCascaded } from './sampah.ts'
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
