import type { Db } from '../../../database/schema.ts'
import { type Entity, type StaffRecord, untyped } from '../content/entity.ts'
import { addLinks, columnsOf, toRecord } from '../content/read-record.ts'

/** Every record of an entity with its links, without its parts. */
export async function readAll(db: Db, entity: Entity): Promise<StaffRecord[]> {
	const rows = await untyped(db)
		.selectFrom(entity.table)
		.select(columnsOf(entity))
		.orderBy(entity.sort[0])
		.orderBy('id')
		.execute()
	const records = rows.map((row) => toRecord(row, entity.json))
	await addLinks(db, entity, records)
	return records
}
