import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { searchedWords } from './contains-words.ts'
import type { SearchTable } from './search-index.ts'
import { typingMistakes, wordsOf } from './typing-mistakes.ts'

/** Words of the vocabulary that share the most letters with a word; only these are compared letter by letter. */
const MAX_WORDS = 100

/** Rows that hold such words; of more the newest are taken. */
const MAX_ROWS = 60

/** Parts of a word that are looked up; beyond them a longer one only costs more. */
const MAX_PARTS = 40

const TRIGRAM = 3

/** Words that name no thing in a hospital: what is sought is in the words beside them. */
const FILLERS = new Set([
	...['dokter', 'dr', 'dr.', 'drg', 'drg.', 'spesialis', 'poli', 'klinik', 'poliklinik', 'jadwal', 'layanan'],
	...['rumah', 'sakit', 'rs', 'di', 'ke', 'dan', 'yang', 'untuk', 'pada', 'dengan'],
])

/**
 * The rows written nearly like the term, each with the number of typing mistakes between them: every word of the term
 * must be found in the row, as it is or with a mistake or two. What words may have been meant, the vocabulary tells;
 * mistakes are counted by the same code for both databases.
 */
export async function findSimilar(
	db: Kysely<Schema>,
	kind: DatabaseKind,
	table: SearchTable,
	term: string,
): Promise<Map<string, number>> {
	const words = await Promise.all(
		tellingWords(term).map(async (word) => ({ word, meant: await meantWords(db, kind, word) })),
	)
	const spellings = words.map(({ word, meant }) => shortest([word, ...meant.keys()])).filter((each) => each.length > 0)
	if (spellings.length === 0) return new Map()
	const { rows } = await rowsWith(kind, table, spellings).execute(db)
	const similar = new Map<string, number>()
	for (const { id, cari } of rows) {
		const inRow = wordsOf(cari)
		const mistakes = words.map(({ word, meant }) =>
			cari.includes(word) ? 0 : Math.min(...inRow.map((other) => meant.get(other) ?? Number.POSITIVE_INFINITY)),
		)
		const sum = mistakes.reduce((a, b) => a + b, 0)
		if (Number.isFinite(sum)) similar.set(id, sum)
	}
	return similar
}

function tellingWords(term: string): string[] {
	const words = searchedWords(term)
	const telling = words.filter((word) => !FILLERS.has(word))
	return telling.length > 0 ? telling : words
}

/** The words of the vocabulary that the word may stand for, with the mistakes that it then has. */
async function meantWords(db: Kysely<Schema>, kind: DatabaseKind, word: string): Promise<Map<string, number>> {
	const parts = partsOf(word)
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

/** What can be looked up, without those that another one finds as well. */
const shortest = (spellings: string[]) =>
	spellings.filter(
		(one) =>
			lettersIn(one) >= TRIGRAM &&
			!spellings.some((other) => other !== one && lettersIn(other) >= TRIGRAM && one.includes(other)),
	)

const lettersIn = (text: string) => Array.from(text).length

/** Every three letters in a row of a word that is long enough to be mistyped, and of the blanks around it. */
function partsOf(word: string): string[] {
	const padded = [' ', ...word, ' ']
	const parts = padded.slice(TRIGRAM - 1).map((_, index) => padded.slice(index, index + TRIGRAM).join(''))
	return lettersIn(word) > TRIGRAM ? [...new Set(parts)].slice(0, MAX_PARTS) : []
}

/** As SQLite's index understands it. */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`

/** One by one: PostgreSQL does not use its trigram index for `like any`. */
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
