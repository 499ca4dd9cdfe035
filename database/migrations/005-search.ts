import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from './table.ts'

type Run = (statement: string) => Promise<unknown>

/**
 * Trigram indexes of `cari` in reservations and patients, so that a search for a part of a word does not read the whole
 * table. Content is searched in the process (server/search).
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	if (kind === 'postgres') await run('create extension if not exists pg_trgm')
	const createIndex = kind === 'postgres' ? createPostgresIndex : createSqliteIndex
	for (const table of ['shopReservasi', 'memberPasien']) await createIndex(table, run)
}

const createPostgresIndex = (table: string, run: Run) =>
	run(`create index "${table}_cari_trgm" on "${table}" using gin ("cari" gin_trgm_ops)`)

/** The text is folded already. The tokenizer folds differently, for example ς to σ, and would find more. */
const TRIGRAM = `tokenize = 'trigram case_sensitive 1'`

/**
 * FTS5 finds a row quickly only by its rowid, and SQLite may renumber the rows of a table with a text key. So every id
 * gets a number of its own.
 */
async function createSqliteIndex(table: string, run: Run): Promise<void> {
	const index = `"${table}Cari"`
	const numbers = `"${table}CariNomor"`
	const numberOf = (row: 'old' | 'new') => `(select "nomor" from ${numbers} where "id" = ${row}."id")`
	await run(`create virtual table ${index} using fts5("cari", "id" unindexed, ${TRIGRAM})`)
	// Deleted personal data leaves the index at once, not at its next merge.
	await run(`insert into ${index} (${index}, "rank") values ('secure-delete', 1)`)
	await run(`create table ${numbers} ("nomor" integer primary key, "id" text not null unique)`)
	await run(`create trigger "${table}Cari_insert" after insert on "${table}" begin
		insert into ${numbers} ("id") values (new."id");
		insert into ${index} ("rowid", "cari", "id") values (${numberOf('new')}, new."cari", new."id"); end`)
	await run(`create trigger "${table}Cari_update" after update of "cari", "id" on "${table}" begin
		update ${index} set "cari" = new."cari", "id" = new."id" where "rowid" = ${numberOf('old')};
		update ${numbers} set "id" = new."id" where "id" = old."id"; end`)
	await run(`create trigger "${table}Cari_delete" after delete on "${table}" begin
		delete from ${index} where "rowid" = ${numberOf('old')};
		delete from ${numbers} where "id" = old."id"; end`)
}
