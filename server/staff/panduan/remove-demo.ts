import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../database/schema.ts'
import { entities } from '../content/entities.ts'
import { untyped } from '../content/untyped-database.ts'
import type { Removal } from './plan-removal.ts'
import type { Changes } from './read-changes.ts'

/** Both databases accept this many parameters in one statement. */
const BATCH = 1000

/** Deletes the demo rows of the plan and empties the settings. Runs in the caller's transaction. */
export async function removeDemo(db: Db, { remove, settings }: Removal, changes: Changes): Promise<void> {
	for (const [table, ids] of remove)
		for (let start = 0; start < ids.length; start += BATCH) {
			const batch = ids.slice(start, start + BATCH)
			await untyped(db).deleteFrom(table).where('id', 'in', batch).execute()
			await db.deleteFrom('alihan').where('tabel', '=', table).where('sumberId', 'in', batch).execute()
		}
	for (const [table, id] of settings) await emptySetting(db, table, id, changes.get(table)?.get(id))
}

/** A setting that staff have not changed is deleted; else the fields that they have not changed become empty. */
async function emptySetting(db: Db, table: string, id: string, changed?: ReadonlySet<string>) {
	const fields = entities.find((entity) => entity.table === table)?.isian.shape ?? {}
	if (!changed?.size) {
		await untyped(db).deleteFrom(table).where('id', '=', id).execute()
		return
	}
	for (const [column, field] of Object.entries<z.ZodType>(fields)) {
		if (changed?.has(column)) continue
		const empty = field.safeParse(undefined)
		// A required number has no empty value and stays; a required text becomes empty.
		const value = empty.success ? empty.data : field.safeParse('').success || isText(field) ? '' : undefined
		if (value === undefined) continue
		await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value} where "id" = ${id}`.execute(db)
	}
}

const isText = (field: z.ZodType) => field.safeParse('teks').success
