import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { DatabaseKind } from '../database-kind.ts'
import type { Schema } from '../schema.ts'
import { foldText } from './fold-text.ts'
import type { SearchTable } from './search-index.ts'

/** A trigram index answers for three letters and more. */
const TRIGRAM = 3

/** Rows with a term, from which on going along the list soon meets a page of them. */
const COMMON = 200

/** A condition: the searched text of this table's row contains the term, whatever its case and accents. */
export function contains(kind: DatabaseKind, table: SearchTable, term: string): RawBuilder<boolean> {
	const folded = foldText(term)
	if (!isIndexed(folded)) return containsRead(kind, table, folded)
	if (kind === 'postgres') return sql<boolean>`${cariOf(table)} like ${`%${folded.replace(/[\\%_]/g, '\\$&')}%`}`
	return sql<boolean>`${sql.ref(`${table}.id`)} in (select "id" ${matching(table, folded)})`
}

/**
 * The same for the page of a list. SQLite would collect and sort every row that has the term; where there are very many,
 * it goes along the list instead. PostgreSQL chooses by itself.
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

/** Without the index. PostgreSQL takes this for more frequent than `like`, as so few letters are, and goes along the list. */
const containsRead = (kind: DatabaseKind, table: SearchTable, folded: string) =>
	sql<boolean>`${sql.raw(kind === 'postgres' ? 'strpos' : 'instr')}(${cariOf(table)}, ${folded}) > 0`

function matching(table: SearchTable, folded: string): RawBuilder<unknown> {
	const index = sql.table(`${table}Cari`)
	return sql`from ${index} where ${index} match ${`"${folded.replaceAll('"', '""')}"`}`
}
