import type { DatabaseKind } from '../database-kind.ts'
import type { SearchTable } from '../search/search-index.ts'

/**
 * Every word that is or was in a searched text, once, with a blank on each side so that its first and last letters
 * count. There are far fewer words than rows, so a mistyped one is looked up here and not in the rows.
 */
export async function createVocabulary(
	kind: DatabaseKind,
	tables: SearchTable[],
	run: (statement: string) => Promise<unknown>,
): Promise<void> {
	if (kind === 'postgres') {
		await run('create table "kosakata" ("kata" text collate "C" primary key)')
		await run('create index "kosakata_kata_trgm" on "kosakata" using gin ("kata" gin_trgm_ops)')
		// In order, so that two writers of the same words do not wait for each other in a circle.
		const words = (cari: string) => `select distinct ' ' || "satu" || ' ' as "kata"
			from string_to_table(${cari}, ' ') as "satu" where "satu" <> '' order by 1 on conflict do nothing`
		await run(`create function "catatKata"() returns trigger language plpgsql as $$
			begin
				insert into "kosakata" ${words('new."cari"')};
				return null;
			end $$`)
		for (const table of tables) {
			await run(`insert into "kosakata" select distinct ' ' || "satu" || ' '
				from "${table}", string_to_table("cari", ' ') as "satu" where "satu" <> '' on conflict do nothing`)
			await run(`create trigger "${table}_kata" after insert or update of "cari" on "${table}"
				for each row execute function "catatKata"()`)
		}
		return
	}
	await run(`create virtual table "kosakata" using fts5("kata", tokenize = 'trigram case_sensitive 1')`)
	const wordsOf = (cari: string) => `json_each('[' || replace(json_quote(${cari}), ' ', '","') || ']')`
	// Between its blanks a word is found only by itself.
	const known = `(select 1 from "kosakata" where "kosakata" match '" ' || replace("value", '"', '""') || ' "')`
	const unknownWords = (from: string) => `insert into "kosakata" ("kata")
		select distinct ' ' || "value" || ' ' from ${from} where "value" <> '' and not exists ${known}`
	for (const table of tables) {
		await run(unknownWords(`"${table}", ${wordsOf(`"${table}"."cari"`)}`))
		for (const event of ['insert', 'update of "cari"'])
			await run(`create trigger "${table}_kata_${event.slice(0, 6)}" after ${event} on "${table}" begin
				${unknownWords(wordsOf('new."cari"'))}; end`)
	}
}
