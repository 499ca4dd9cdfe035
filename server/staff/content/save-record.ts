import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { newId } from '../../content/new-id.ts'
import { prepareContent } from '../../content/prepare-content.ts'
import { anyDatabase } from './any-database.ts'
import type { Entity } from './entity.ts'

/** The columns of the row itself, as they are stored; `whole` has everything that the rules of a column look at. */
export function prepareRow(entity: Entity, whole: Record<string, unknown>): Record<string, unknown> {
	const apart = [...Object.keys(entity.links ?? {}), ...Object.keys(entity.parts ?? {})]
	const row = Object.fromEntries(
		Object.entries(whole)
			.filter(([column]) => !apart.includes(column))
			.map(([column, value]) => [
				column,
				(entity.json as readonly string[] | undefined)?.includes(column) && value !== null
					? JSON.stringify(value)
					: value,
			]),
	)
	return prepareContent(entity.table, row as never) as Record<string, unknown>
}

/** Puts links and parts in place of those that were there. */
export async function saveBelongings(
	db: Kysely<Schema>,
	entity: Entity,
	id: string,
	values: Record<string, unknown>,
	now: number,
): Promise<void> {
	const any = anyDatabase(db)
	for (const [field, { table, own, other, ordered }] of Object.entries(entity.links ?? {})) {
		if (values[field] === undefined) continue
		await any.deleteFrom(table).where(own, '=', id).execute()
		const others = [...new Set(values[field] as string[])]
		const rows = others.map((each, place) => ({ [own]: id, [other]: each, ...(ordered && { urutan: place + 1 }) }))
		if (rows.length > 0) await any.insertInto(table).values(rows).execute()
	}
	for (const [field, { table, own, json = [] }] of Object.entries(entity.parts ?? {})) {
		if (values[field] === undefined) continue
		const before = await any.selectFrom(table).select('id').where(own, '=', id).execute()
		const known = new Set(before.map((row) => row.id))
		await any.deleteFrom(table).where(own, '=', id).execute()
		const rows = (values[field] as Record<string, unknown>[]).map((part, place) => {
			const row: Record<string, unknown> = {
				...part,
				...Object.fromEntries(json.map((column) => [column, JSON.stringify(part[column])])),
				// A part keeps its id; one that belongs to another row is not taken away from it.
				id: known.delete(part.id) ? part.id : newId(now),
				[own]: id,
				urutan: place + 1,
			}
			return prepareContent(table, row as never) as Record<string, unknown>
		})
		if (rows.length > 0) await any.insertInto(table).values(rows).execute()
	}
}
