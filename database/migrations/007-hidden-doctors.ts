import type { Kysely } from 'kysely'

/** Staff can hide a doctor from the site; articles and schedules keep their references. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema
		.alterTable('dokter')
		.addColumn('tampil', 'bigint', (column) => column.notNull().defaultTo(1))
		.execute()
}
