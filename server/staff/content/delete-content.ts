import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Schema } from '../../../database/schema.ts'
import { fail, isFailure } from '../../http/failure.ts'
import type { ChangeContext, StaffResult } from '../staff-context.ts'
import { type AnyStaffRoute, staffRoute } from '../staff-route.ts'
import { forgetAlihan } from './alihan.ts'
import { anyDatabase } from './any-database.ts'
import type { Entity, Use } from './entity.ts'
import { labelOf } from './label-of.ts'
import { readRecord } from './read-record.ts'
import { orRefusal } from './refusal.ts'
import { keepTakenAlong } from './taken-along.ts'

export const MOST_AT_ONCE = 300
const NAMED = 3

export function deleteContent(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'DELETE',
		path: `/${entity.sumber}/:id`,
		rule: [entity.sumber, 'hapus'],
		change: ({ params }, context) => deleteAll(context, entity, [params.id ?? '']),
	})
}

/** Several at once: all of them or none. */
export function deleteContents(entity: Entity): AnyStaffRoute {
	return staffRoute({
		method: 'DELETE',
		path: `/${entity.sumber}`,
		rule: [entity.sumber, 'hapus'],
		body: z.object({ id: z.array(z.string().max(64)).min(1).max(MOST_AT_ONCE) }),
		change: ({ body }, context) => deleteAll(context, entity, body.id),
	})
}

async function deleteAll(context: ChangeContext, entity: Entity, ids: string[]): Promise<StaffResult> {
	const { db, audit, database, now } = context
	for (const id of ids) {
		const before = await readRecord(db, entity, id, database.kind)
		if (!before) return fail('TIDAK_DITEMUKAN')
		const fields = await usesOf(db, entity.usedBy ?? [], id)
		if (Object.keys(fields).length > 0) return fail('MASIH_DIPAKAI', { fields })
		await keepTakenAlong(db, entity, id, now())
		const deleted = await orRefusal(
			() => anyDatabase(db).deleteFrom(entity.table).where('id', '=', id).executeTakeFirst(),
			fail('MASIH_DIPAKAI'),
		)
		if (isFailure(deleted)) return deleted
		await forgetAlihan(db, entity.table, id)
		const label = labelOf(entity, before)
		await audit({ aksi: 'hapus', sumber: entity.sumber, sumberId: id, label, sebelum: before })
	}
	return { data: ids.map((id) => ({ id })) }
}

/** Who refers to the row, in sentences: `{ artikel: '4 artikel: “A”, “B”, “C”, dan 1 lainnya' }`. */
export async function usesOf(db: Kysely<Schema>, uses: readonly Use[], id: string): Promise<Record<string, string>> {
	const sentences: Record<string, string> = {}
	for (const { as, table, label, column, through } of uses) {
		let query = anyDatabase(db).selectFrom(table).select(`${table}.${label} as label`).orderBy(`${table}.${label}`)
		query = query.where(
			through
				? sql<boolean>`${sql.ref(`${table}.id`)} in (select ${sql.ref(through.own)} from ${sql.table(through.table)}
					where ${sql.ref(through.other)} = ${id})`
				: sql<boolean>`${sql.ref(`${table}.${column}`)} = ${id}`,
		)
		const names = (await query.limit(MOST_AT_ONCE).execute()).map((row) => `“${row.label}”`)
		if (names.length === 0) continue
		const rest = names.length > NAMED ? [`dan ${names.length - NAMED} lainnya`] : []
		sentences[as] = `${names.length} ${as}: ${[...names.slice(0, NAMED), ...rest].join(', ')}`
	}
	return sentences
}
