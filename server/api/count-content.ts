import type { SelectQueryBuilder } from 'kysely'
import type { Database } from '../../database/connect.ts'
import type { ApiContext } from './context.ts'
import { counting } from './paginate.ts'

/** Lists whose totals are kept; far more than are asked for between two changes of content. */
const MAX_TOTALS = 1000

interface Totals {
	revision: number
	of: Map<string, number>
}

const totals = new WeakMap<Database, Totals>()

/**
 * How many rows a list of content has. Counting is the one part of a page that takes longer for every row there is, so
 * a total is kept until content changes.
 */
export async function countContent<DB, Table extends keyof DB, Row>(
	{ database }: Pick<ApiContext, 'database'>,
	query: SelectQueryBuilder<DB, Table, Row>,
): Promise<number> {
	// Asked before counting: a total that is newer than its revision is dropped too early, never too late.
	const revision = await database.revision()
	let known = totals.get(database)
	if (known?.revision !== revision) {
		known = { revision, of: new Map() }
		totals.set(database, known)
	}
	const { sql, parameters } = counting(query).compile()
	const list = JSON.stringify([sql, parameters])
	const total = known.of.get(list) ?? (await counting(query).executeTakeFirstOrThrow()).total
	known.of.delete(list)
	known.of.set(list, total)
	if (known.of.size > MAX_TOTALS) known.of.delete(known.of.keys().next().value as string)
	return total
}
