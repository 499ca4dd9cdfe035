import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { int, tableCreator, text } from './table.ts'

/** Draft, scheduled, published; and what staff need to look after comments. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	for (const table of ['artikel', 'berandaBanner', 'popupInformation', 'shopItem'] as const) {
		await db.schema
			.alterTable(table)
			.addColumn('status', 'text', (column) => column.notNull().defaultTo('terbit'))
			.execute()
		await db.schema.alterTable(table).addColumn('terbitPada', 'bigint').execute()
		await run(`create index "${table}_terjadwal" on "${table}" ("terbitPada") where "status" = 'terjadwal'`)
	}
	// Lists of visitors hold published articles only. With all of them in it, the index would answer for the order but
	// every row beside it, a whole article, would have to be looked at too.
	await run('drop index "artikel_createdAt_id_cari"')
	await run(`create index "artikel_terbit_createdAt_id_cari" on "artikel" ("createdAt", "id", "cari")
		where "status" = 'terbit'`)
	await run('create index "artikel_createdAt_id" on "artikel" ("createdAt", "id")')
	await run(`create index "artikel_terbit_kategoriArtikelId_createdAt_id" on "artikel"
		("kategoriArtikelId", "createdAt", "id") where "status" = 'terbit'`)

	await db.schema
		.alterTable('artikelKomentar')
		.addColumn('dariRs', 'bigint', (column) => column.notNull().defaultTo(0))
		.execute()
	await tableCreator(db, kind)(
		'kataKomentar',
		{ ...text('kata', 'tindakan'), ...int('createdAt') },
		{ unique: [['kata']] },
	)
}
