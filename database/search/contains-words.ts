import { type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import { contains } from './contains.ts'
import { foldText } from './fold-text.ts'
import type { SearchTable } from './search-index.ts'

/** More words than a search needs; each word is one condition. */
const MAX_WORDS = 12

export const searchedWords = (term: string) =>
	[...new Set(foldText(term).split(' '))].filter((word) => word !== '').slice(0, MAX_WORDS)

/** The condition that the row contains every word of the term, in any order. */
export function containsWords(kind: DatabaseKind, table: SearchTable, term: string): RawBuilder<boolean> {
	const words = searchedWords(term).map((word) => contains(kind, table, word))
	return words.length > 0 ? sql<boolean>`(${sql.join(words, sql` and `)})` : contains(kind, table, term)
}
