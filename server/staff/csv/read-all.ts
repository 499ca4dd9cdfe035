import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { anyDatabase } from '../content/any-database.ts'
import type { Entity, StaffRecord } from '../content/entity.ts'
import { readLinks, toRecord } from '../content/read-record.ts'

/** Below what both databases take as parameters of one statement. */
const BATCH = 1000

/** Every record of an entity with its links, as staff list them; without its parts. */
export async function readAll(db: Kysely<Schema>, entity: Entity): Promise<StaffRecord[]> {
	const rows = await anyDatabase(db)
		.selectFrom(entity.table)
		.selectAll()
		.orderBy(entity.sort[0])
		.orderBy('id')
		.execute()
	const records = rows.map((row) => toRecord(row, entity.json))
	for (const [field, links] of Object.entries(entity.links ?? {}))
		for (let start = 0; start < records.length; start += BATCH) {
			const batch = records.slice(start, start + BATCH)
			const linked = await readLinks(
				db,
				links,
				batch.map(({ id }) => id),
			)
			for (const record of batch) record[field] = linked.get(record.id) ?? []
		}
	return records
}
