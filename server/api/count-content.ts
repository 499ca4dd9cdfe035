import { LRUCache } from 'lru-cache'
import type { Database } from '../../database/connect.ts'
import { countRows, type Page, type Paging, paginate, type Select } from '../../database/paginate.ts'
import type { ApiContext } from './context.ts'

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
