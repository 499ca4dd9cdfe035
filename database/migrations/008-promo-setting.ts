import type { Kysely } from 'kysely'

/** A hospital without promos hides their pages; a new one has none. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable('webSetting')
		.addColumn('promo', 'bigint', (column) => column.notNull().defaultTo(0))
		.execute()
}
