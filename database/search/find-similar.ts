import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { searchedWords } from './contains-words.ts'
import type { SearchTable } from './search-index.ts'
import { typingMistakes, wordsOf } from './typing-mistakes.ts'

/** Only this many words of the vocabulary, those that share the most trigrams, are compared letter by letter. */
const MAX_WORDS = 100

/** The most rows that are compared; the newest come first. */
const MAX_ROWS = 60

/** The most trigrams of a word that are looked up. */
const MAX_PARTS = 40

const TRIGRAM = 3

/** Words without meaning in a hospital's search: the words beside them matter. */
const FILLERS = new Set([
	'dokter',
	'dr',
	'dr.',
	'drg',
	'drg.',
	'spesialis',
	'poli',
	'klinik',
	'poliklinik',
	'jadwal',
	'layanan',
	'rumah',
	'sakit',
	'rs',
	'di',
	'ke',
	'dan',
	'yang',
	'untuk',
	'pada',
	'dengan',
])

/**
 * The ids of rows that are similar to the term, with the number of typing mistakes. Every word of the term must be in the
 * row, with at most two mistakes. The vocabulary gives the candidate words; both databases share the code that counts.
 */
export async function findSimilar(
	db: Kysely<Schema>,
	kind: DatabaseKind,
	table: SearchTable,
	term: string,
): Promise<Map<string, number>> {
	const words = await Promise.all(
		meaningfulWords(term).map(async (word) => ({ word, candidates: await candidateWords(db, kind, word) })),
	)
	const spellings = words
		.map(({ word, candidates }) => shortest([word, ...candidates.keys()]))
		.filter((each) => each.length > 0)
	if (spellings.length === 0) return new Map()
	const { rows } = await rowsWith(kind, table, spellings).execute(db)
	const similar = new Map<string, number>()
	for (const { id, cari } of rows) {
		const inRow = wordsOf(cari)
		const mistakes = words.map(({ word, candidates }) =>
			cari.includes(word) ? 0 : Math.min(...inRow.map((other) => candidates.get(other) ?? Number.POSITIVE_INFINITY)),
		)
		const sum = mistakes.reduce((a, b) => a + b, 0)
		if (Number.isFinite(sum)) similar.set(id, sum)
	}
	return similar
}

function meaningfulWords(term: string): string[] {
	const words = searchedWords(term)
	const meaningful = words.filter((word) => !FILLERS.has(word))
	return meaningful.length > 0 ? meaningful : words
}

/** The words of the vocabulary that the word may be a typing mistake of, with the number of mistakes. */
async function candidateWords(db: Kysely<Schema>, kind: DatabaseKind, word: string): Promise<Map<string, number>> {
	const parts = trigramsOf(word)
	if (parts.length === 0) return new Map()
	const { rows } = await wordsSharing(kind, parts).execute(db)
	const others = rows.flatMap(({ kata }) => wordsOf(kata))
	return new Map(
		others.flatMap((other) => {
			const mistakes = typingMistakes(word, other)
			return mistakes === null ? [] : [[other, mistakes]]
		}),
	)
}

/** The spellings that the index can find, without those that contain another one. */
const shortest = (spellings: string[]) =>
	spellings.filter(
		(one) =>
			lettersIn(one) >= TRIGRAM &&
			!spellings.some((other) => other !== one && lettersIn(other) >= TRIGRAM && one.includes(other)),
	)

const lettersIn = (text: string) => Array.from(text).length

/** The trigrams of a word that is long enough to be mistyped, with the blanks around it. */
function trigramsOf(word: string): string[] {
	const padded = [' ', ...word, ' ']
	const parts = padded.slice(TRIGRAM - 1).map((_, index) => padded.slice(index, index + TRIGRAM).join(''))
	return lettersIn(word) > TRIGRAM ? [...new Set(parts)].slice(0, MAX_PARTS) : []
}

/** A phrase of SQLite's full-text query. */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`

/** One `like` each: PostgreSQL does not use its trigram index for `like any`. */
const likeOneOf = (column: 'kata' | 'cari', texts: string[]) =>
	sql`(${sql.join(
		texts.map((text) => sql`${sql.ref(column)} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`),
		sql` or `,
	)})`

function wordsSharing(kind: DatabaseKind, parts: string[]): RawBuilder<{ kata: string }> {
	const found = kind === 'postgres' ? likeOneOf('kata', parts) : sql`"kosakata" match ${parts.map(phrase).join(' OR ')}`
	const has = (part: string) =>
		kind === 'postgres' ? sql`(strpos("kata", ${part}) > 0)::int` : sql`(instr("kata", ${part}) > 0)`
	return sql`select "kata" from "kosakata" where ${found}
		order by ${sql.join(parts.map(has), sql` + `)} desc, "kata" limit ${MAX_WORDS}`
}

function rowsWith(
	kind: DatabaseKind,
	table: SearchTable,
	spellings: string[][],
): RawBuilder<{ id: string; cari: string }> {
	if (kind === 'postgres') {
		const each = spellings.map((words) => likeOneOf('cari', words))
		return sql`select "id", "cari" from ${sql.table(table)} where ${sql.join(each, sql` and `)}
			order by "id" desc limit ${MAX_ROWS}`
	}
	const index = sql.table(`${table}Cari`)
	const every = spellings.map((words) => `(${words.map(phrase).join(' OR ')})`).join(' AND ')
	return sql`select "id", "cari" from ${index} where ${index} match ${every} order by "rowid" desc limit ${MAX_ROWS}`
}
