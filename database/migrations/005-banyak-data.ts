import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import type { SearchTable } from '../search/search-index.ts'
import { createVocabulary } from './vocabulary.ts'

const searchTables: SearchTable[] = ['poliKlinik', 'dokter', 'layanan', 'fasilitas', 'mitra', 'artikel', 'shopItem']

/** What keeps lists and search as quick with very many rows as with few. */
export async function up(db: Kysely<Schema>, kind: DatabaseKind): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	await countEveryArtikel(kind, run)
	// One or two letters are searched in this index alone: the rows beside it hold whole articles.
	await run('drop index "artikel_createdAt_id"')
	await run('create index "artikel_createdAt_id_cari" on "artikel" ("createdAt", "id", "cari")')
	if (kind === 'sqlite') for (const table of searchTables) await numberSearchRows(table, run)
	await createVocabulary(kind, searchTables, run)
}

type Run = (statement: string) => Promise<unknown>

/** An article that nobody has read counts zero, so that the most read ones come straight from the index of counts. */
async function countEveryArtikel(kind: DatabaseKind, run: Run): Promise<void> {
	await run(`insert into "artikelView" ("artikelId", "countView") select "id", 0 from "artikel"
		where "id" not in (select "artikelId" from "artikelView")`)
	if (kind === 'sqlite') {
		await run(`create trigger "artikelView_insert" after insert on "artikel" begin
			insert into "artikelView" ("artikelId", "countView") values (new."id", 0); end`)
		return
	}
	await run(`create function "hitungArtikelBaru"() returns trigger language plpgsql as $$
		begin
			insert into "artikelView" ("artikelId", "countView") values (new."id", 0);
			return null;
		end $$`)
	await run(`create trigger "artikelView_insert" after insert on "artikel"
		for each row execute function "hitungArtikelBaru"()`)
}

/** FTS5 finds a row by its number only; by the id, which it keeps but does not index, it reads them all. */
async function numberSearchRows(table: SearchTable, run: Run): Promise<void> {
	const index = `"${table}Cari"`
	const numbers = `"${table}CariNomor"`
	const numberOf = (row: 'old' | 'new') => `(select "nomor" from ${numbers} where "id" = ${row}."id")`
	await run(`create table ${numbers} ("nomor" integer primary key, "id" text not null unique)`)
	await run(`insert into ${numbers} ("nomor", "id") select "rowid", "id" from ${index}`)
	for (const event of ['insert', 'update', 'delete']) await run(`drop trigger "${table}Cari_${event}"`)
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
