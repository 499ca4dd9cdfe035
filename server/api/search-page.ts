import { type SelectQueryBuilder, sql } from 'kysely'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { contains, containsOnPage } from '../../database/contains.ts'
import { containsWords } from '../../database/contains-words.ts'
import { findSimilar } from '../../database/find-similar.ts'
import type { DatabaseKind, SearchTable } from '../../database/migrations/search-index.ts'
import type { Schema } from '../../database/schema.ts'
import type { ApiContext } from './context.ts'
import { countContent } from './count-content.ts'
import { type Page, type Paging, paginate } from './paginate.ts'

/** A condition on a row of this table: it is found by the term. */
export type Match = (table: SearchTable, term: string) => ReturnType<typeof contains>

/**
 * A page of what contains the term. Where nothing does, of what contains its words in another order; where nothing
 * does either, of what is written nearly like it, the nearest first.
 *
 * @param terms what is searched in which table; the first table is the one whose rows are listed
 * @param query the whole list under the given way of finding
 * @param count counts that list, where there is a cheaper way than by the query itself
 */
export async function searchPage<DB extends Schema, Table extends keyof DB, Row extends { id: string }>(
	context: ApiContext,
	terms: [SearchTable, string | undefined][],
	paging: Paging,
	query: (match: Match) => SelectQueryBuilder<DB, Table, Row>,
	count = (match: Match) => countContent(context, query(match)),
): Promise<Page<Row>> {
	const { database, db } = context
	const { kind } = database
	const searched = terms.filter((each): each is [SearchTable, string] => Boolean(each[1]?.trim()))
	const onPage = new Map(
		await Promise.all(
			searched.map(async ([table, term]) => [table, await containsOnPage(db, kind, table, term)] as const),
		),
	)
	const inTable: Match = (table, term) => contains(kind, table, term)
	const alongPage: Match = (table, term) => onPage.get(table) ?? inTable(table, term)
	const exact = await paginate(query(alongPage), paging, () => count(inTable))
	if (exact.pagination.totalData > 0 || searched.length === 0) return exact

	if (searched.some(([, term]) => /\S\s+\S/.test(term))) {
		const anyOrder: Match = (table, term) => containsWords(kind, table, term)
		const words = await paginate(query(anyOrder), paging, () => count(anyOrder))
		if (words.pagination.totalData > 0) return words
	}

	const similar = new Map(
		await Promise.all(
			searched.map(async ([table, term]) => [table, await findSimilar(db, kind, table, term)] as const),
		),
	)
	if ([...similar.values()].every((rows) => rows.size === 0)) return exact
	const nearly = query((table) => isOneOf(kind, table, [...(similar.get(table)?.keys() ?? [])]))
	const listed = terms[0]?.[0] as SearchTable
	const rank = ({ id }: { id: string }) => similar.get(listed)?.get(id) ?? Number.MAX_SAFE_INTEGER
	const nearestFirst = <Found extends { id: string }>(found: Found[]) => found.sort((a, b) => rank(a) - rank(b))

	// In two steps: all are put in order by their ids, and only those of the page are read.
	const id = sql<string>`${sql.ref(`${listed}.id`)}`.as('id')
	const found = nearestFirst(await nearly.clearSelect().select(id).$castTo<{ id: string }>().limit(MAX_LIMIT).execute())
	const { page, limit } = paging
	const ids = found.slice((page - 1) * limit, page * limit).map((row) => row.id)
	return {
		data: ids.length > 0 ? nearestFirst(await nearly.where(isOneOf(kind, listed, ids)).execute()) : [],
		pagination: { page, limit, totalPage: Math.ceil(found.length / limit), totalData: found.length },
	}
}

/** One parameter for all ids, so that the statement stays the same for any number of them. */
const isOneOf = (kind: DatabaseKind, table: SearchTable, ids: string[]) =>
	kind === 'postgres'
		? sql<boolean>`${sql.ref(`${table}.id`)} = any (${ids}::text[])`
		: sql<boolean>`${sql.ref(`${table}.id`)} in (select "value" from json_each(${JSON.stringify(ids)}))`
