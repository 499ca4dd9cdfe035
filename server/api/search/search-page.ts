import { type RawBuilder, sql } from 'kysely'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { isOneOf } from '../../../database/is-one-of.ts'
import { counting, type Page, type Paging, pageOf } from '../../../database/paginate.ts'
import type { Building, Select, Shapes } from '../../../database/prepared.ts'
import { type ReadyTable, withTexts } from '../../../database/ready-text.ts'
import { contains, containsOnPage } from '../../../database/search/contains.ts'
import { containsWords } from '../../../database/search/contains-words.ts'
import { findSimilar } from '../../../database/search/find-similar.ts'
import type { SearchTable } from '../../../database/search/search-index.ts'
import { BETWEEN, listText } from '../answer-text.ts'
import type { ApiContext } from '../context.ts'
import { countContent } from '../count-content.ts'
import { preparedPage, preparedTexts } from '../prepared-page.ts'

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
	build: Build<Given, Shape, Row>,
	counted: Build<Given, Shape, unknown> = build,
) {
	const whole = preparedPage<Row, Given, Shape>(unsearched(build), unsearched(counted))
	return wholeOrSearched({ terms, build, counted, shown: (_, rows) => rows }, whole, (page) => page)
}

/**
 * The same of rows whose text stands ready.
 *
 * @param text what is answered of a row
 */
export function searchableTexts<Answer, Given extends object, Shape extends Shapes = void>(
	terms: Terms<Given>,
	text: (building: Building<Given, Shape>) => RawBuilder<string>,
	build: Build<Given, Shape, { id: string }>,
	counted: Build<Given, Shape, unknown> = build,
) {
	const listed = Object.values(terms)[0] as ReadyTable
	const shown = (building: Building<Given, Shape>, rows: Select<{ id: string }>) =>
		withTexts(building, listed, rows, text(building))
	const whole = preparedTexts<Answer, Given, Shape>(unsearched(build), shown, unsearched(counted))
	return wholeOrSearched({ terms, build, counted, shown }, whole, ({ data, pagination }) =>
		listText<Answer>(data.map((row) => row.text).join(BETWEEN), pagination),
	)
}

type Build<Given, Shape, Row> = (searching: Searching<Given, Shape>) => Select<Row>

const unsearched =
	<Given, Shape, Row>(build: Build<Given, Shape, Row>) =>
	(building: Building<Given, Shape>) =>
		build({ ...building, matches: () => sql<boolean>`true` })

interface Searchable<Given, Shape, Found extends { id: string }, Row> {
	terms: Terms<Given>
	build: Build<Given, Shape, Found>
	counted: Build<Given, Shape, unknown>
	/** What of those that were found is read. */
	shown: (building: Building<Given, Shape>, found: Select<Found>) => Select<Row>
}

function wholeOrSearched<
	Found extends { id: string },
	Row extends { id: string },
	Given extends object,
	Shape extends Shapes,
	Answer,
>(
	{ terms, build, counted, shown }: Searchable<Given, Shape, Found, Row>,
	whole: (context: ApiContext, paging: Paging, given: Given, shape: Shape) => Promise<Answer>,
	answer: (found: Page<Row>) => Answer,
) {
	const tables = Object.entries(terms) as [keyof Given, SearchTable][]
	const noTerms = Object.fromEntries(tables.map(([name]) => [name, undefined]))
	return async (context: ApiContext, paging: Paging, given: Given, shape: Shape): Promise<Answer> => {
		const searched = tables.flatMap(([name, table]): [SearchTable, string][] => {
			const term = given[name] as string | undefined
			return term?.trim() ? [[table, term]] : []
		})
		if (searched.length === 0) return whole(context, paging, { ...given, ...noTerms }, shape)
		const building = { db: context.db, kind: context.database.kind, given, shape }
		const found = await searchPage(context, searched, tables[0]?.[1] as SearchTable, paging, {
			query: (matches) => build({ ...building, matches }),
			shown: (rows) => shown(building, rows),
			count: (matches) => countContent(context, counting(counted({ ...building, matches })).compile()),
		})
		return answer(found)
	}
}

interface Search<Found, Row> {
	query: (match: Match) => Select<Found>
	shown: (found: Select<Found>) => Select<Row>
	count: (match: Match) => Promise<number>
}

/**
 * A page of what contains the term. Where nothing does, of what contains its words in another order; where nothing
 * does either, of what is written nearly like it, the nearest first.
 */
async function searchPage<Found extends { id: string }, Row extends { id: string }>(
	{ database, db, emptySearches }: ApiContext,
	searched: [SearchTable, string][],
	listed: SearchTable,
	paging: Paging,
	{ query, shown, count }: Search<Found, Row>,
): Promise<Page<Row>> {
	const { kind } = database
	const read = <Each>(list: Select<Each>) => database.read<Each>(list.compile())
	const page = (match: Match, counted: Match) => {
		const list = query(match)
		return pageOf(
			paging,
			(limit, offset) => read(shown(list.limit(limit).offset(offset))),
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
	const nearestFirst = <Each extends { id: string }>(rows: Each[]) => rows.sort((a, b) => rank(a) - rank(b))

	// In two steps: all are put in order by their ids, and only those of the page are read.
	const id = sql<string>`${sql.ref(`${listed}.id`)}`.as('id')
	const found = nearestFirst(await read(nearly.clearSelect().select(id).$castTo<{ id: string }>().limit(MAX_LIMIT)))
	const { limit } = paging
	const ids = found.slice((paging.page - 1) * limit, paging.page * limit).map((row) => row.id)
	return {
		data: ids.length > 0 ? nearestFirst(await read(shown(nearly.where(isOneOf(kind, `${listed}.id`, ids))))) : [],
		pagination: { page: paging.page, limit, totalPage: Math.ceil(found.length / limit), totalData: found.length },
	}
}
