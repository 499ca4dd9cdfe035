import { type RawBuilder, sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { contentType, publicNames } from '../../contract/content/content-types.ts'
import { callName, isPublic, type publicLists } from '../../contract/content/public-lists.ts'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import type { KelompokPencarian } from '../../contract/web/kelompok-pencarian.ts'
import type { Database } from '../../database/connect.ts'
import { type HideableTable, isShown } from '../../database/is-shown.ts'
import { countRows, type Page, type Paging, paginate, paginationOf, type Select } from '../../database/paginate.ts'
import { foldText } from '../../database/search/fold-text.ts'
import type { SearchTable } from '../../database/search/search-table.ts'
import { anyTable } from '../isi/content-tables.ts'
import { currentIndex } from '../search/search-content.ts'
import type { Hit } from '../search/search-index.ts'
import type { ApiContext, Handler } from './context.ts'

/** Far more lists than visitors request between two content changes. */
const MAX_TOTALS = 1000

interface Total {
	revision: number
	total: number
}

const totals = new WeakMap<Database, LRUCache<string, Total>>()

/**
 * Counts the rows of a list of content. Counting is the one part of a page that takes longer with every row, so a total
 * is cached until content changes.
 */
export async function countContent({ database }: Pick<ApiContext, 'database'>, list: Select<unknown>): Promise<number> {
	const cache = totals.get(database) ?? new LRUCache<string, Total>({ max: MAX_TOTALS })
	totals.set(database, cache)
	const query = countRows(list)
	const { sql, parameters } = query.compile()
	const key = sql + JSON.stringify(parameters)
	// Read before counting: a total newer than its revision is dropped too early, never too late.
	const revision = await database.revision()
	const cached = cache.get(key)
	if (cached?.revision === revision) return cached.total
	const { total } = await query.executeTakeFirstOrThrow()
	cache.set(key, { revision, total })
	return total
}

/** One page of a list of content, with a cached total. */
export const paginateContent = <Row>(
	context: Pick<ApiContext, 'database'>,
	list: Select<Row>,
	paging: Paging,
): Promise<Page<Row>> => paginate(list, paging, () => countContent(context, list))

interface Search<Row> {
	listed: SearchTable
	terms: { [Table in SearchTable]?: string | undefined }
	paging: Paging
	list: (matches: Matches) => Select<Row>
}

/** The condition that a row of this table matches its term. */
type Matches = (table: SearchTable) => RawBuilder<boolean>

export const hasTerm = (term: string | undefined): term is string => term !== undefined && term.trim() !== ''

const kelompokOf = (table: SearchTable): KelompokPencarian => (table === 'shopItem' ? 'paket' : table)

/** One page of a list; with a term, of those rows whose name matches it. */
export const listOrSearch = <Row extends { id: string }>(
	context: ApiContext,
	list: Select<Row>,
	listed: SearchTable,
	{ term, ...paging }: Paging & { term: string | undefined },
): Promise<Page<Row>> =>
	hasTerm(term)
		? searchPage(context, { listed, terms: { [listed]: term }, paging, list: (matches) => list.where(matches(listed)) })
		: paginateContent(context, list, paging)

/**
 * One page of a search: rows whose name contains the term, in the order of the list; if there are none, what the search
 * finds by other words, the best first.
 *
 * @example
 * const list = (matches) => db.selectFrom('layanan').select('id').where(matches('layanan')).orderBy('urutan')
 * const page = await searchPage(context, { listed: 'layanan', terms: { layanan: 'igd' }, paging, list })
 */
export async function searchPage<Row extends { id: string }>(
	context: ApiContext,
	{ terms, listed, paging, list }: Search<Row>,
): Promise<Page<Row>> {
	const index = await currentIndex(context.database)
	const exact = await paginateContent(
		context,
		list((table) =>
			hasName(context, table, terms[table] ?? '', index.findNames(kelompokOf(table), terms[table] ?? '')),
		),
		paging,
	)
	if (exact.pagination.totalData > 0) return exact

	const hitsOf = (table: SearchTable) =>
		hasTerm(terms[table]) ? index.find(terms[table]).filter(({ kelompok }) => kelompok === kelompokOf(table)) : []
	const found = list((table) => hasId(context, table, idsOf(hitsOf(table))))
	return pageOfRanked(found, hitsOf(listed), paging)
}

/** With more matches than this, a walk along the list soon fills a page; fewer are collected by their ids. */
const COMMON = 200

function hasName(context: ApiContext, table: SearchTable, term: string, ids: string[]): RawBuilder<boolean> {
	if (ids.length <= COMMON) return hasId(context, table, ids)
	const position = sql.raw(context.database.kind === 'postgres' ? 'strpos' : 'instr')
	return sql<boolean>`${position}(${sql.ref(`${table}.cari`)}, ${foldText(term)}) > 0`
}

/** The most rows that are found by other words; the best ones. */
const MAX_RANKED = 36

const idsOf = (hits: Hit[]) => hits.slice(0, MAX_RANKED).map(({ id }) => id)

/** Few rows are found by other words, so they are sorted here. Equally good ones keep the order of the list. */
async function pageOfRanked<Row extends { id: string }>(
	list: Select<Row>,
	hits: Hit[],
	paging: Paging,
): Promise<Page<Row>> {
	const scores = new Map(hits.map(({ id, score }) => [id, score]))
	const scoreOf = ({ id }: Row) => scores.get(id) ?? 0
	const rows = (await list.limit(MAX_LIMIT).execute()).sort((a, b) => scoreOf(b) - scoreOf(a))
	const offset = (paging.page - 1) * paging.limit
	return { data: rows.slice(offset, offset + paging.limit), pagination: paginationOf(paging, rows.length) }
}

/** The ids are one parameter, however many they are. */
function hasId({ database }: ApiContext, table: SearchTable, ids: string[]): RawBuilder<boolean> {
	const column = sql.ref(`${table}.id`)
	if (database.kind === 'postgres') return sql<boolean>`${column} = any(${ids}::text[])`
	return sql<boolean>`${column} in (select "value" from json_each(${JSON.stringify(ids)}))`
}

type Lists = typeof publicLists

/** The use cases of declared lists: the rows that staff show, in their order. */
export const publicListHandlers = Object.fromEntries(
	publicNames.map((name) => {
		const { table, fields } = contentType(name)
		const columns = Object.entries(fields).flatMap(([column, field]) => (isPublic(field) ? [column] : []))
		const list = ({ query }: { query: Paging }, context: ApiContext) => {
			const rows = anyTable(context.db)
				.selectFrom(table)
				.select(['id', ...columns])
			const shown = rows.where(isShown(table as HideableTable))
			return paginateContent(context, shown.orderBy('urutan').orderBy('id'), query)
		}
		return [callName(name), list]
	}),
) as unknown as { [Name in keyof Lists]: Handler<Lists[Name]> }
