import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { foldText } from './fold-text.ts'
import type { SearchTable } from './search-index.ts'

/** A trigram index needs at least three letters. */
const TRIGRAM = 3

/** With at least this many matching rows, a walk along the list soon fills a page. */
const COMMON = 200

/** The condition that a row of this table contains the term, regardless of case and accents. */
export function contains(kind: DatabaseKind, table: SearchTable, term: string): RawBuilder<boolean> {
	const folded = foldText(term)
	if (!isIndexed(folded)) return containsRead(kind, table, folded)
	if (kind === 'postgres') return sql<boolean>`${cariOf(table)} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`
	return sql<boolean>`${sql.ref(`${table}.id`)} in (select "id" ${matching(table, folded)})`
}

/**
 * The same for one page of a list. For a common term SQLite walks along the list instead of sorting all rows that match.
 * PostgreSQL's planner chooses by itself.
 */
export async function containsOnPage(
	db: Kysely<Schema>,
	kind: DatabaseKind,
	table: SearchTable,
	term: string,
): Promise<RawBuilder<boolean>> {
	const folded = foldText(term)
	if (kind === 'postgres' || !isIndexed(folded)) return contains(kind, table, term)
	const counted = sql<{
		many: number
	}>`select count(*) as "many" from (select 1 ${matching(table, folded)} limit ${COMMON})`
	const { rows } = await counted.execute(db)
	return rows[0]?.many === COMMON ? containsRead(kind, table, folded) : contains(kind, table, term)
}

const cariOf = (table: SearchTable) => sql.ref(`${table}.cari`)
const isIndexed = (folded: string) => Array.from(folded).length >= TRIGRAM

/** Without the trigram index. PostgreSQL estimates more matches for `strpos` than for `like`, and walks along the list. */
const containsRead = (kind: DatabaseKind, table: SearchTable, folded: string) =>
	sql<boolean>`${sql.raw(kind === 'postgres' ? 'strpos' : 'instr')}(${cariOf(table)}, ${folded}) > 0`

function matching(table: SearchTable, folded: string): RawBuilder<unknown> {
	const index = sql.table(`${table}Cari`)
	return sql`from ${index} where ${index} match ${`"${folded.replaceAll('"', '""')}"`}`
}
