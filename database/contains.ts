import { type RawBuilder, sql } from 'kysely'
import { foldText } from './fold-text.ts'
import type { DatabaseKind, SearchTable } from './migrations/search-index.ts'

/** A trigram index answers for three letters and more. */
const TRIGRAM = 3

/** A condition: the searched text of this table's row contains the term, whatever its case and accents. */
export function contains(kind: DatabaseKind, table: SearchTable, term: string): RawBuilder<boolean> {
	const folded = foldText(term)
	const cari = sql.ref(`${table}.cari`)
	if (kind === 'postgres') return sql<boolean>`${cari} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`
	if (Array.from(folded).length < TRIGRAM) return sql<boolean>`instr(${cari}, ${folded}) > 0`
	const index = sql.table(`${table}Cari`)
	const phrase = `"${folded.replaceAll('"', '""')}"`
	return sql<boolean>`${sql.ref(`${table}.id`)} in (select "id" from ${index} where ${index} match ${phrase})`
}
