import { type SelectQueryBuilder, sql } from 'kysely'

export interface Paging {
	page: number
	limit: number
}

export interface Page<Row> {
	data: Row[]
	pagination: { page: number; limit: number; totalPage: number; totalData: number }
}

/** A query over any tables. */
// biome-ignore lint/suspicious/noExplicitAny: only the rows matter here
export type Select<Row> = SelectQueryBuilder<any, any, Row>

/**
 * Runs an ordered query for one page. It counts all rows only if the page does not tell their number.
 *
 * @param count counts the rows of the whole list
 */
export async function paginate<Row>(
	query: Select<Row>,
	{ page, limit }: Paging,
	count = async () => (await countRows(query).executeTakeFirstOrThrow()).total,
): Promise<Page<Row>> {
	const offset = (page - 1) * limit
	const data = await query.limit(limit).offset(offset).execute()
	const isLastPage = data.length < limit && (data.length > 0 || page === 1)
	const totalData = isLastPage ? offset + data.length : await count()
	return { data, pagination: paginationOf({ page, limit }, totalData) }
}

export const paginationOf = ({ page, limit }: Paging, totalData: number): Page<unknown>['pagination'] => ({
	page,
	limit,
	totalPage: Math.ceil(totalData / limit),
	totalData,
})

export const countRows = (query: Select<unknown>): Select<{ total: number }> =>
	query.clearSelect().clearOrderBy().select(sql<number>`count(*)`.as('total'))

const LARGEST_PAGE = 300

/** A list without pages, in the shape of one page. */
export const wholeList = <Row>(data: Row[]): Page<Row> => ({
	data,
	pagination: paginationOf({ page: 1, limit: Math.max(data.length, LARGEST_PAGE) }, data.length),
})

export const mapPage = <From, To>(page: Page<From>, map: (row: From) => To): Page<To> => ({
	...page,
	data: page.data.map(map),
})
