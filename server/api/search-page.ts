import { sql } from 'kysely'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import { contains, containsOnPage } from '../../database/contains.ts'
import { containsWords } from '../../database/contains-words.ts'
import { findSimilar } from '../../database/find-similar.ts'
import { isOneOf } from '../../database/is-one-of.ts'
import type { SearchTable } from '../../database/migrations/search-index.ts'
import type { Building, Shapes } from '../../database/prepared.ts'
import type { ApiContext } from './context.ts'
import { countContent } from './count-content.ts'
import { counting, type Page, type Paging, pageOf } from './paginate.ts'
import { preparedPage, type Select } from './prepared-page.ts'

/** A condition on a row of this table: it is found by the term. */
export type Match = (table: SearchTable, term: string) => ReturnType<typeof contains>

export interface Searching<Given, Shape = void> extends Building<Given, Shape> {
	matches: Match
}

type Terms<Given> = { [Name in keyof Given]?: SearchTable }

/**
 * A list that can be searched. Without a term it is a prepared one.
 *
 * @param terms what of the given is searched in which table; the first table is the one whose rows are listed
 * @param build the whole ordered list under the given way of finding
 * @param counted the same rows, where there is a cheaper way to count them
 */
export function searchable<Row extends { id: string }, Given extends object, Shape extends Shapes = void>(
	terms: Terms<Given>,
	build: (searching: Searching<Given, Shape>) => Select<Row>,
	counted: (searching: Searching<Given, Shape>) => Select<unknown> = build,
) {
	const unsearched = { matches: () => sql<boolean>`true` }
	const whole = preparedPage<Row, Given, Shape>(
		(building) => build({ ...building, ...unsearched }),
		(building) => counted({ ...building, ...unsearched }),
	)
	const tables = Object.entries(terms) as [keyof Given, SearchTable][]
	const noTerms = Object.fromEntries(tables.map(([name]) => [name, undefined]))
	return (context: ApiContext, paging: Paging, given: Given, shape: Shape): Promise<Page<Row>> => {
		const searched = tables.flatMap(([name, table]): [SearchTable, string][] => {
			const term = given[name] as string | undefined
			return term?.trim() ? [[table, term]] : []
		})
		if (searched.length === 0) return whole(context, paging, { ...given, ...noTerms }, shape)
		const { kind } = context.database
		const list = (matches: Match) => ({ db: context.db, kind, given, shape, matches })
		return searchPage(context, searched, tables[0]?.[1] as SearchTable, paging, {
			query: (matches) => build(list(matches)),
			count: (matches) => countContent(context, counting(counted(list(matches))).compile()),
		})
	}
}

/**
 * A page of what contains the term. Where nothing does, of what contains its words in another order; where nothing
 * does either, of what is written nearly like it, the nearest first.
 */
async function searchPage<Row extends { id: string }>(
	{ database, db, emptySearches }: ApiContext,
	searched: [SearchTable, string][],
	listed: SearchTable,
	paging: Paging,
	{ query, count }: { query: (match: Match) => Select<Row>; count: (match: Match) => Promise<number> },
): Promise<Page<Row>> {
	const { kind } = database
	const read = <Found>(list: Select<Found>) => database.read<Found>(list.compile())
	const page = (match: Match, counted: Match) => {
		const list = query(match)
		return pageOf(
			paging,
			(limit, offset) => read(list.limit(limit).offset(offset)),
			() => count(counted),
		)
	}
	const onPage = new Map(
		await Promise.all(
			searched.map(async ([table, term]) => [table, await containsOnPage(db, kind, table, term)] as const),
		),
	)
	const inTable: Match = (table, term) => contains(kind, table, term)
	const alongPage: Match = (table, term) => onPage.get(table) ?? inTable(table, term)
	const exact = await page(alongPage, inTable)
	if (exact.pagination.totalData > 0) return exact

	if (searched.some(([, term]) => /\S\s+\S/.test(term))) {
		const anyOrder: Match = (table, term) => containsWords(kind, table, term)
		const words = await page(anyOrder, anyOrder)
		if (words.pagination.totalData > 0) return words
	}

	const similar = new Map(
		await Promise.all(
			searched.map(async ([table, term]) => [table, await findSimilar(db, kind, table, term)] as const),
		),
	)
	if ([...similar.values()].every((rows) => rows.size === 0)) {
		if (paging.page === 1) for (const [table, term] of searched) emptySearches?.count(table, term)
		return exact
	}
	const nearly = query((table) => isOneOf(kind, `${table}.id`, [...(similar.get(table)?.keys() ?? [])]))
	const rank = ({ id }: { id: string }) => similar.get(listed)?.get(id) ?? Number.MAX_SAFE_INTEGER
	const nearestFirst = <Found extends { id: string }>(found: Found[]) => found.sort((a, b) => rank(a) - rank(b))

	// In two steps: all are put in order by their ids, and only those of the page are read.
	const id = sql<string>`${sql.ref(`${listed}.id`)}`.as('id')
	const found = nearestFirst(await read(nearly.clearSelect().select(id).$castTo<{ id: string }>().limit(MAX_LIMIT)))
	const { limit } = paging
	const ids = found.slice((paging.page - 1) * limit, paging.page * limit).map((row) => row.id)
	return {
		data: ids.length > 0 ? nearestFirst(await read(nearly.where(isOneOf(kind, `${listed}.id`, ids)))) : [],
		pagination: { page: paging.page, limit, totalPage: Math.ceil(found.length / limit), totalData: found.length },
	}
}
