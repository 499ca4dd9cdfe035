import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { bumpOnWrite } from './revisi.ts'
import { fk, int, tableCreator, text } from './table.ts'

/** Everyday words for what ails somebody, and whether visits are recorded at once or only after consent. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.alterTable('webSetting')
		.addColumn('persetujuanPelacakan', 'text', (column) => column.notNull().defaultTo('langsung'))
		.execute()
	await tableCreator(db, kind)(
		'keluhan',
		{ ...text('kata'), ...fk('poliKlinikId', 'poliKlinik'), ...int('darurat', 'urutan') },
		{ unique: [['poliKlinikId', 'kata']], index: [['urutan', 'id']] },
	)
	await bumpOnWrite(db, kind, 'keluhan')
}
