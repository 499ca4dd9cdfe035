/** The most rows that one response holds. */
export const MAX_ROWS = 300

interface ListParams {
	pagination?: { page: number; perPage: number }
	sort?: { field: string; order: string }
	filter?: Record<string, unknown>
}

/** What react-admin asks of a list, as the query string of the API: `?page=1&limit=25&sort=nama&order=asc&q=a`. */
export function listQuery({ pagination, sort, filter }: ListParams): string {
	const { page = 1, perPage = 25 } = pagination ?? {}
	// react-admin sorts by `id` when a list names no order; the API has a better default.
	const sorted = sort && sort.field !== 'id' ? { sort: sort.field, order: sort.order.toLowerCase() } : {}
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries({ page, limit: Math.min(perPage, MAX_ROWS), ...sorted, ...filter })) {
		if (value === undefined || value === null || value === '') continue
		parameters.set(name, Array.isArray(value) ? value.join(',') : String(value))
	}
	return `?${parameters}`
}
