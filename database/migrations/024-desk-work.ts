import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { pasienSearchText } from '../search/pasien-search-text.ts'
import { createSqliteIndex } from './005-search.ts'
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
	await createSearchIndex(db, kind)
	await createTable(db, 'simrs', { kolom: text })
}

async function createSearchIndex(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	if (kind === 'postgres') {
		await run('create index "memberPasien_cari_trgm" on "memberPasien" using gin ("cari" gin_trgm_ops)')
		return
	}
	await createSqliteIndex('memberPasien', run)
	// Deleted personal data leaves the index at once, not at its next merge.
	await run(`insert into "memberPasienCari" ("memberPasienCari", "rank") values ('secure-delete', 1)`)
	await run('insert into "memberPasienCariNomor" ("id") select "id" from "memberPasien"')
	await run(`insert into "memberPasienCari" ("rowid", "cari", "id")
		select "nomor", "cari", "id" from "memberPasienCariNomor" join "memberPasien" using ("id")`)
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
