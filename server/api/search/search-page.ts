import { type RawBuilder, sql } from 'kysely'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { type Page, type Paging, paginate, paginationOf, type Select } from '../../../database/paginate.ts'
import { contains, containsOnPage } from '../../../database/search/contains.ts'
import { containsWords } from '../../../database/search/contains-words.ts'
import { findSimilar } from '../../../database/search/find-similar.ts'
import type { SearchTable } from '../../../database/search/search-table.ts'
import type { ApiContext } from '../context.ts'
import { countContent, paginateContent } from '../count-content.ts'

export interface Search<Row> {
	/** The table whose rows are listed. */
	listed: SearchTable
	/** What is searched for in which table. */
	terms: { [Table in SearchTable]?: string | undefined }
	paging: Paging
	/** The ordered list of rows that match. */
	list: (matches: Matches) => Select<Row>
}

/** The condition that a row of this table matches its term. */
type Matches = (table: SearchTable) => RawBuilder<boolean>

const SEVERAL_WORDS = /\S\s+\S/

export const hasTerm = (term: string | undefined): term is string => term !== undefined && term.trim() !== ''

/**
 * One page of a search: rows that contain a term, else rows that contain its words in any order, else similar rows.
 *
 * @example
 * const list = (matches) => db.selectFrom('layanan').select('id').where(matches('layanan')).orderBy('urutan')
 * const page = await searchPage(context, { listed: 'layanan', terms: { layanan: 'igd' }, paging, list })
 */
export async function searchPage<Row extends { id: string }>(context: ApiContext, search: Search<Row>) {
	const containing = await pageContainingTerm(context, search)
	if (containing.pagination.totalData > 0) return containing

	if (termsOf(search).some(([, term]) => SEVERAL_WORDS.test(term))) {
		const anyOrder = await pageContainingWords(context, search)
		if (anyOrder.pagination.totalData > 0) return anyOrder
	}

	const similar = await similarRows(context, search)
	if (similar.size > 0) return pageOfSimilar(similar, search)

	if (search.paging.page === 1) for (const [table, term] of termsOf(search)) context.emptySearches?.count(table, term)
	return containing
}

async function pageContainingTerm<Row>(context: ApiContext, search: Search<Row>): Promise<Page<Row>> {
	const { db, database } = context
	const isContained: Matches = (table) => contains(database.kind, table, search.terms[table] ?? '')
	const onPage = new Map<SearchTable, RawBuilder<boolean>>()
	for (const [table, term] of termsOf(search)) onPage.set(table, await containsOnPage(db, database.kind, table, term))
	const page = search.list((table) => onPage.get(table) ?? isContained(table))
	return paginate(page, search.paging, () => countContent(context, search.list(isContained)))
}

function pageContainingWords<Row>(context: ApiContext, { list, terms, paging }: Search<Row>): Promise<Page<Row>> {
	const words = list((table) => containsWords(context.database.kind, table, terms[table] ?? ''))
	return paginateContent(context, words, paging)
}

/** Similar rows of each table: their ids, with the number of typing mistakes. */
async function similarRows<Row>({ db, database }: ApiContext, search: Search<Row>) {
	const similar = new Map<SearchTable, Map<string, number>>()
	for (const [table, term] of termsOf(search)) {
		const mistakes = await findSimilar(db, database.kind, table, term)
		if (mistakes.size > 0) similar.set(table, mistakes)
	}
	return similar
}

/** The rows with the fewest typing mistakes come first. There are few similar rows, so they are sorted here. */
async function pageOfSimilar<Row extends { id: string }>(
	similar: Map<SearchTable, Map<string, number>>,
	{ listed, list, paging }: Search<Row>,
): Promise<Page<Row>> {
	const rows = await list((table) => hasId(table, [...(similar.get(table)?.keys() ?? [])]))
		.limit(MAX_LIMIT)
		.execute()
	const mistakes = ({ id }: Row) => similar.get(listed)?.get(id) ?? Number.MAX_SAFE_INTEGER
	rows.sort((a, b) => mistakes(a) - mistakes(b))
	const offset = (paging.page - 1) * paging.limit
	return { data: rows.slice(offset, offset + paging.limit), pagination: paginationOf(paging, rows.length) }
}

/** An empty list is not valid SQL, and no id equals null. */
const hasId = (table: SearchTable, ids: string[]) =>
	sql<boolean>`${sql.ref(`${table}.id`)} in (${sql.join(ids.length > 0 ? ids : [null])})`

const termsOf = ({ terms }: Search<unknown>) =>
	(Object.entries(terms) as [SearchTable, string | undefined][]).flatMap(([table, term]): [SearchTable, string][] =>
		hasTerm(term) ? [[table, term]] : [],
	)
