import type { Kysely } from 'kysely'

/** What patients change themselves until when, and the preparation notes of packages. */
export async function up(db: Kysely<unknown>): Promise<void> {
	const add = (table: string, column: string, type: 'text' | 'bigint', value: string | number) =>
		db.schema
			.alterTable(table)
			.addColumn(column, type, (definition) => definition.notNull().defaultTo(value))
			.execute()
	await add('shopItem', 'persiapan', 'text', '')
	await add('shopSetting', 'ubahMandiri', 'bigint', 1)
	await add('shopSetting', 'batasUbahJam', 'bigint', 0)
}
