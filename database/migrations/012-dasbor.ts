import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { int, tableCreator, text } from './table.ts'

/** What the dashboard shows without counting every visit again: sums of whole days, and words that found nothing. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const createTable = tableCreator(db, kind)
	await createTable(
		'ringkasanHarian',
		{ ...text('tanggal', 'jenis', 'kunci'), ...int('jumlah') },
		{ primaryKey: ['tanggal', 'jenis', 'kunci'] },
	)
	await createTable(
		'cariKosong',
		{ ...text('tanggal', 'kata', 'tempat'), ...int('jumlah') },
		{ primaryKey: ['tanggal', 'kata', 'tempat'] },
	)
	await db.schema
		.alterTable('artikelSetting')
		.addColumn('tinjauHari', 'bigint', (column) => column.notNull().defaultTo(365))
		.execute()
	await db.schema.createIndex('artikel_updatedAt_id').on('artikel').columns(['updatedAt', 'id']).execute()
}
