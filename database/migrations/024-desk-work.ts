import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { pasienSearchText } from '../search/pasien-search-text.ts'
import { createTable, foldedText, text } from './table.ts'

const BATCH = 500

interface After {
	memberPasien: { id: string; nama: string; noTelp: string; cari: string }
}

/** The search for patients at the desk, and the columns that it copies for the hospital's information system. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	await db.schema
		.alterTable('memberPasien')
		.addColumn('cari', foldedText(kind).type, (column) => column.notNull().defaultTo(''))
		.execute()
	await fillCari(db as Kysely<After>)
	// SQLite reads this index from end to end, which is quick: it holds no other column.
	if (kind === 'sqlite') await db.schema.createIndex('memberPasien_cari').on('memberPasien').column('cari').execute()
	else await sql`create index "memberPasien_cari_trgm" on "memberPasien" using gin ("cari" gin_trgm_ops)`.execute(db)
	await createTable(db, 'simrs', { kolom: text })
}

async function fillCari(db: Kysely<After>): Promise<void> {
	let last = ''
	while (true) {
		const batch = await db
			.selectFrom('memberPasien')
			.select(['id', 'nama', 'noTelp'])
			.where('id', '>', last)
			.orderBy('id')
			.limit(BATCH)
			.execute()
		for (const { id, ...pasien } of batch)
			await db
				.updateTable('memberPasien')
				.set({ cari: pasienSearchText(pasien) })
				.where('id', '=', id)
				.execute()
		if (batch.length < BATCH) return
		last = batch.at(-1)?.id ?? ''
	}
}
