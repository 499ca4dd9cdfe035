import pLimit from 'p-limit'

/** Six requests at a time are fast enough, and little load for a site that has visitors. */
export const CONCURRENCY = 6

/** Runs `work` for every item, a few at a time. After the first failure no further item is started. */
export async function concurrentMap<Item, Result>(
	items: readonly Item[],
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const limit = pLimit(CONCURRENCY)
	try {
		return await limit.map(items, work)
	} catch (error) {
		limit.clearQueue()
		throw error
	}
}
