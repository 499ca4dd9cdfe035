import { type Kysely, type RawBuilder, sql } from 'kysely'
import { searchedWords } from './contains-words.ts'
import type { DatabaseKind, SearchTable } from './migrations/search-index.ts'
import type { Schema } from './schema.ts'
import { typingMistakes } from './typing-mistakes.ts'

/** Rows that share the most with the term; only these are compared letter by letter. */
const MAX_CANDIDATES = 200

/** Parts of the term that are looked up; beyond them a longer term only costs more. */
const MAX_PARTS = 80

const TRIGRAM = 3

/** Words that name no thing in a hospital: what is sought is in the words beside them. */
const FILLERS = new Set([
	...['dokter', 'dr', 'dr.', 'drg', 'drg.', 'spesialis', 'poli', 'klinik', 'poliklinik', 'jadwal', 'layanan'],
	...['rumah', 'sakit', 'rs', 'di', 'ke', 'dan', 'yang', 'untuk', 'pada', 'dengan'],
])

/**
 * The rows written nearly like the term, each with the number of typing mistakes between them: every word of the term
 * must be found in the row, as it is or with a mistake or two. Found by shared letters in the trigram index, counted
 * by the same code for both databases.
 */
export async function findSimilar(
	db: Kysely<Schema>,
	kind: DatabaseKind,
	table: SearchTable,
	term: string,
): Promise<Map<string, number>> {
	const words = tellingWords(term)
	const parts = [...new Set(words.flatMap(partsOf))].slice(0, MAX_PARTS)
	if (parts.length === 0) return new Map()
	const { rows } = await candidates(kind, table, parts).execute(db)
	const similar = new Map<string, number>()
	for (const { id, cari } of rows) {
		const mistakes = words.map((word) => typingMistakes(word, cari))
		if (mistakes.every((count) => count !== null))
			similar.set(
				id,
				mistakes.reduce((sum, count) => sum + count, 0),
			)
	}
	return similar
}

function tellingWords(term: string): string[] {
	const words = searchedWords(term)
	const telling = words.filter((word) => !FILLERS.has(word))
	return telling.length > 0 ? telling : words
}

/** Every three letters in a row. A blank around the word lets its first and last two letters count as well. */
function partsOf(word: string): string[] {
	const letters = Array.from(word)
	const padded = letters.length > TRIGRAM ? [' ', ...letters, ' '] : letters
	return padded.slice(TRIGRAM - 1).map((_, index) => padded.slice(index, index + TRIGRAM).join(''))
}

type Candidates = RawBuilder<{ id: string; cari: string }>

function candidates(kind: DatabaseKind, table: SearchTable, parts: string[]): Candidates {
	if (kind === 'postgres') {
		const patterns = parts.map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`)
		return sql`select "id", "cari" from ${sql.table(table)} where "cari" like any (${patterns}::text[])
			order by (select count(*) from unnest(${parts}::text[]) as "part" where position("part" in "cari") > 0) desc,
			"cari", "id" collate "C" limit ${MAX_CANDIDATES}`
	}
	const index = sql.table(`${table}Cari`)
	const phrases = parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' OR ')
	return sql`select "id", "cari" from ${index} where ${index} match ${phrases}
		order by (select count(*) from json_each(${JSON.stringify(parts)}) where instr("cari", "value") > 0) desc,
		"cari", "id" limit ${MAX_CANDIDATES}`
}
