import type { Insertable } from 'kysely'
import type { Db, Schema } from '../../database/schema.ts'
import type { ContentTable } from './content-rules.ts'
import { type ContentInput, prepareContent } from './prepare-content.ts'

/** Inserts content, all rows or none. */
export async function insertContent<Table extends ContentTable>(
	db: Db,
	table: Table,
	rows: readonly ContentInput<Table>[],
): Promise<void> {
	const prepared = rows.map((row) => prepareContent(table, row))
	const insert = (transaction: Db) => insertRows(transaction, table, prepared)
	await (db.isTransaction ? insert(db) : db.transaction().execute(insert))
}

/** SQLite allows 32,766 parameters per statement, PostgreSQL 65,535. */
const MAX_PARAMETERS = 32_000

/** Inserts any number of rows that have the same columns. */
export async function insertRows<Table extends keyof Schema>(
	db: Db,
	table: Table,
	rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
	const columns = Object.keys(rows[0] ?? {}).length
	const batch = Math.floor(MAX_PARAMETERS / Math.max(columns, 1))
	for (let start = 0; start < rows.length; start += batch)
		await db
			.insertInto(table)
			.values(rows.slice(start, start + batch) as never)
			.execute()
}
