import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { bumpOnWrite } from './revisi.ts'
import { int, tableCreator, text } from './table.ts'

/** What a picture shows reaches visitors; what a deletion takes along waits for its undoing. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.alterTable('gambar')
		.addColumn('hiasan', 'bigint', (column) => column.notNull().defaultTo(0))
		.execute()
	await bumpOnWrite(db, kind, 'gambar')
	await tableCreator(db, kind)(
		'ikutTerhapus',
		{ ...text('tabel', 'sumberId', 'isi'), ...int('createdAt') },
		{ primaryKey: ['tabel', 'sumberId'], index: [['createdAt']] },
	)
}
