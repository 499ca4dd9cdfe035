/** The most rows that one response holds. */
export const MAX_ROWS = 300

type Query = Record<string, string | number | boolean | readonly string[] | null | undefined>

export interface ListParams {
	pagination?: { page: number; perPage: number }
	sort?: { field: string; order: string }
	filter?: Query
}

/** What react-admin asks of a list, as the query of the API: `{ page: 1, limit: 25, sort: 'nama', order: 'asc', q: 'a' }`. */
export function listQuery({ pagination, sort, filter }: ListParams): Query {
	const { page = 1, perPage = 25 } = pagination ?? {}
	// react-admin sorts by `id` when a list names no order; the API has a better default.
	const sorted = sort && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {}
	return { page, limit: Math.min(perPage, MAX_ROWS), ...sorted, ...filter }
}
