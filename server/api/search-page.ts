import { type SelectQueryBuilder, sql } from 'kysely'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { contains } from '../../database/contains.ts'
import { containsWords } from '../../database/contains-words.ts'
import { findSimilar } from '../../database/find-similar.ts'
import type { SearchTable } from '../../database/migrations/search-index.ts'
import type { Schema } from '../../database/schema.ts'
import type { ApiContext } from './context.ts'
import { type Page, type Paging, paginate } from './paginate.ts'

/** A condition on a row of this table: it is found by the term. */
export type Match = (table: SearchTable, term: string) => ReturnType<typeof contains>

/**
 * A page of what contains the term. Where nothing does, of what contains its words in another order; where nothing
 * does either, of what is written nearly like it, the nearest first.
 *
 * @param terms what is searched in which table; the first table is the one whose rows are listed
 * @param query the whole list under the given way of finding
 */
export async function searchPage<DB extends Schema, Table extends keyof DB, Row extends { id: string }>(
	{ database: { kind }, db }: ApiContext,
	terms: [SearchTable, string | undefined][],
	paging: Paging,
	query: (match: Match) => SelectQueryBuilder<DB, Table, Row>,
): Promise<Page<Row>> {
	const page = (match: Match) => paginate(query(match), paging)
	const exact = await page((table, term) => contains(kind, table, term))
	const searched = terms.filter((each): each is [SearchTable, string] => Boolean(each[1]?.trim()))
	if (exact.pagination.totalData > 0 || searched.length === 0) return exact

	if (searched.some(([, term]) => /\S\s+\S/.test(term))) {
		const words = await page((table, term) => containsWords(kind, table, term))
		if (words.pagination.totalData > 0) return words
	}

	const similar = new Map(
		await Promise.all(
			searched.map(async ([table, term]) => [table, await findSimilar(db, kind, table, term)] as const),
		),
	)
	if ([...similar.values()].every((rows) => rows.size === 0)) return exact
	const found = await query((table) => isOneOf(table, [...(similar.get(table)?.keys() ?? [])]))
		.limit(MAX_LIMIT)
		.execute()
	const mistakes = similar.get(terms[0]?.[0] as SearchTable)
	const rank = ({ id }: Row) => mistakes?.get(id) ?? Number.MAX_SAFE_INTEGER
	const nearest = found.sort((a, b) => rank(a) - rank(b))
	const { page: number, limit } = paging
	return {
		data: nearest.slice((number - 1) * limit, number * limit),
		pagination: {
			page: number,
			limit,
			totalPage: Math.ceil(nearest.length / limit),
			totalData: nearest.length,
		},
	}
}

const isOneOf = (table: SearchTable, ids: string[]) =>
	ids.length > 0 ? sql<boolean>`${sql.ref(`${table}.id`)} in (${sql.join(ids)})` : sql<boolean>`1 = 0`
