import type { SelectQueryBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../database/schema.ts'

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
export const paginate = <DB extends Schema, Table extends keyof DB, Row>(
	query: SelectQueryBuilder<DB, Table, Row>,
	paging: Paging,
	count = async () => (await counting(query).executeTakeFirstOrThrow()).total,
): Promise<Page<Row>> => pageOf(paging, (limit, offset) => query.limit(limit).offset(offset).execute(), count)

export async function pageOf<Row>(
	{ page, limit }: Paging,
	read: (limit: number, offset: number) => Promise<Row[]>,
	count: () => Promise<number>,
): Promise<Page<Row>> {
	const skipped = (page - 1) * limit
	const data = await read(limit, skipped)
	const endIsHere = data.length < limit && (data.length > 0 || page === 1)
	const totalData = endIsHere ? skipped + data.length : await count()
	return { data, pagination: { page, limit, totalPage: Math.ceil(totalData / limit), totalData } }
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
