import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'

export interface Paging {
	page: number
	limit: number
}

export interface Page<Row> {
	data: Row[]
	pagination: { page: number; limit: number; totalPage: number; totalData: number }
}

/**
 * Runs an ordered query for one page; the rest is counted only when the page does not tell.
 *
 * @param count for a query that joins what need not be counted
 */
export const paginate = <DB, Table extends keyof DB, Row>(
	query: SelectQueryBuilder<DB, Table, Row>,
	paging: Paging,
	count = async () => (await counting(query).executeTakeFirstOrThrow()).total,
): Promise<Page<Row>> => pageOf(paging, (limit, offset) => query.limit(limit).offset(offset).execute(), count)

export async function pageOf<Row>(
	paging: Paging,
	read: (limit: number, offset: number) => Promise<Row[]>,
	count: () => Promise<number>,
): Promise<Page<Row>> {
	const data = await read(paging.limit, skippedBefore(paging))
	return { data, pagination: await paginationOf(paging, data.length, count) }
}

export const skippedBefore = ({ page, limit }: Paging) => (page - 1) * limit

/** @param here how many the page has */
export async function paginationOf(
	paging: Paging,
	here: number,
	count: () => Promise<number>,
): Promise<Page<unknown>['pagination']> {
	const { page, limit } = paging
	const endIsHere = here < limit && (here > 0 || page === 1)
	const totalData = endIsHere ? skippedBefore(paging) + here : await count()
	return { page, limit, totalPage: Math.ceil(totalData / limit), totalData }
}

/** How many rows a query has, whatever it selects of them. */
export const counting = <DB, Table extends keyof DB, Row>(query: SelectQueryBuilder<DB, Table, Row>) =>
	query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total')) as SelectQueryBuilder<
		DB,
		Table,
		{ total: number }
	>

/** A list that has no pages, in the shape of one. */
export const wholeList = <Row>(data: Row[]): Page<Row> => ({
	data,
	pagination: { page: 1, limit: Math.max(data.length, 1), totalPage: data.length > 0 ? 1 : 0, totalData: data.length },
})

export const mapPage = <From, To>(page: Page<From>, map: (row: From) => To): Page<To> => ({
	...page,
	data: page.data.map(map),
})
