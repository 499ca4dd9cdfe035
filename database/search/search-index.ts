import { type Kysely, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'

/** The tables that can be searched by a part of a name. */
export type SearchTable = 'poliKlinik' | 'dokter' | 'layanan' | 'fasilitas' | 'mitra' | 'artikel' | 'shopItem'

/** Creates a trigram index of `cari`, so that finding a part of a word does not read the whole table. */
export async function createSearch(db: Kysely<Schema>, kind: DatabaseKind, table: SearchTable): Promise<void> {
	const run = (statement: string) => sql.raw(statement).execute(db)
	if (kind === 'postgres') {
		await run('create extension if not exists pg_trgm')
		await run(`create index "${table}_cari_trgm" on "${table}" using gin ("cari" gin_trgm_ops)`)
		return
	}
	// The index stores the id beside the text: SQLite may renumber the rows of a table with a text key. The text is
	// already folded; the tokenizer's own folding differs (it takes ς for σ) and would find more.
	const tokenize = 'trigram case_sensitive 1'
	await run(`create virtual table "${table}Cari" using fts5("cari", "id" unindexed, tokenize = '${tokenize}')`)
	await run(`create trigger "${table}Cari_insert" after insert on "${table}" begin
		insert into "${table}Cari" ("cari", "id") values (new."cari", new."id"); end`)
	await run(`create trigger "${table}Cari_update" after update of "cari", "id" on "${table}" begin
		update "${table}Cari" set "cari" = new."cari", "id" = new."id" where "id" = old."id"; end`)
	await run(`create trigger "${table}Cari_delete" after delete on "${table}" begin
		delete from "${table}Cari" where "id" = old."id"; end`)
}
