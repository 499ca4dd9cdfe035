import type { Kysely } from 'kysely'

/** Settings that arrive with the content of another provider: its `webId`, and a first day of visits that is yet to come. */
export async function up(db: Kysely<unknown>): Promise<void> {
	await db.schema.alterTable('webSetting').addColumn('webId', 'text').execute()
	await db.schema.alterTable('shopSetting').addColumn('mulaiTanggal', 'text').execute()
}
