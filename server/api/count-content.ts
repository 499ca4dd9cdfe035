import type { Database } from '../../database/connect.ts'
import type { ReadQuery } from '../../database/prepared.ts'
import type { ApiContext } from './context.ts'

/** Lists whose totals are kept; far more than are asked for between two changes of content. */
const MAX_TOTALS = 1000

interface Totals {
	revision: number
	of: Map<string, number>
}

const totals = new WeakMap<Database, Totals>()

/**
 * The total that a query of `counting` gives for a list of content. Counting is the one part of a page that takes longer
 * for every row there is, so a total is kept until content changes.
 *
 * @param revision where it was read already
 */
export async function countContent(
	{ database }: Pick<ApiContext, 'database'>,
	query: ReadQuery,
	revision?: number,
): Promise<number> {
	// Asked before counting: a total that is newer than its revision is dropped too early, never too late.
	const current = revision ?? (await database.revision())
	let known = totals.get(database)
	if (known?.revision !== current) {
		known = { revision: current, of: new Map() }
		totals.set(database, known)
	}
	const list = (query.name ?? query.sql) + JSON.stringify(query.parameters)
	const total = known.of.get(list) ?? (await database.read<{ total: number }>(query))[0]?.total ?? 0
	known.of.delete(list)
	known.of.set(list, total)
	if (known.of.size > MAX_TOTALS) known.of.delete(known.of.keys().next().value as string)
	return total
}
