import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { createTable, int, text } from './table.ts'

/** The content that visitors search by the `cari` column. */
const contentTables = ['poliKlinik', 'dokter', 'layanan', 'fasilitas', 'mitra', 'artikel', 'shopItem']
const RESERVATIONS = 'shopReservasi'

type Run = (statement: string) => Promise<unknown>

/**
 * Trigram indexes of `cari`, so that a search for a part of a word does not read the whole table; the vocabulary that
 * typing mistakes are compared with; and the searches that found nothing.
 */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	await (kind === 'postgres' ? createPostgresSearch(run) : createSqliteSearch(run))
	await createTable(
		db,
		'cariKosong',
		{ tanggal: text, kata: text, tempat: text, jumlah: int },
		{ primaryKey: ['tanggal', 'kata', 'tempat'] },
	)
}

async function createPostgresSearch(run: Run): Promise<void> {
	await run('create extension if not exists pg_trgm')
	for (const table of [...contentTables, RESERVATIONS])
		await run(`create index "${table}_cari_trgm" on "${table}" using gin ("cari" gin_trgm_ops)`)

	// The vocabulary: every word of the searched content once, with a blank on each side so that its first and last
	// letters count. It has far fewer rows than the content.
	await run('create table "kosakata" ("kata" text collate "C" primary key)')
	await run('create index "kosakata_kata_trgm" on "kosakata" using gin ("kata" gin_trgm_ops)')
	// The words are sorted: two transactions that insert the same words in different orders would deadlock.
	await run(`create function "catatKata"() returns trigger language plpgsql as $$
		begin
			insert into "kosakata" select distinct ' ' || "satu" || ' ' as "kata"
			from string_to_table(new."cari", ' ') as "satu" where "satu" <> '' order by 1 on conflict do nothing;
			return null;
		end $$`)
	for (const table of contentTables)
		await run(`create trigger "${table}_kata" after insert or update of "cari" on "${table}"
			for each row execute function "catatKata"()`)
}

/** The text is folded already. The tokenizer folds differently, for example ς to σ, and would find more. */
const TRIGRAM = `tokenize = 'trigram case_sensitive 1'`

async function createSqliteSearch(run: Run): Promise<void> {
	for (const table of [...contentTables, RESERVATIONS]) await createSqliteIndex(table, run)
	// Deleted personal data leaves the index at once, not at its next merge.
	await run(`insert into "${RESERVATIONS}Cari" ("${RESERVATIONS}Cari", "rank") values ('secure-delete', 1)`)

	// The same vocabulary as on PostgreSQL. A word between its blanks matches only itself.
	await run(`create virtual table "kosakata" using fts5("kata", ${TRIGRAM})`)
	const words = `json_each('[' || replace(json_quote(new."cari"), ' ', '","') || ']')`
	const isKnown = `exists (select 1 from "kosakata" where "kosakata" match '" ' || replace("value", '"', '""') || ' "')`
	for (const table of contentTables)
		for (const event of ['insert', 'update of "cari"'])
			await run(`create trigger "${table}_kata_${event.slice(0, 6)}" after ${event} on "${table}" begin
				insert into "kosakata" ("kata")
				select distinct ' ' || "value" || ' ' from ${words} where "value" <> '' and not ${isKnown}; end`)
}

/**
 * FTS5 finds a row quickly only by its rowid, and SQLite may renumber the rows of a table with a text key. So every id
 * gets a number of its own.
 */
export async function createSqliteIndex(table: string, run: Run): Promise<void> {
	const index = `"${table}Cari"`
	const numbers = `"${table}CariNomor"`
	const numberOf = (row: 'old' | 'new') => `(select "nomor" from ${numbers} where "id" = ${row}."id")`
	await run(`create virtual table ${index} using fts5("cari", "id" unindexed, ${TRIGRAM})`)
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
