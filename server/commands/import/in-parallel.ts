/** Works on all of them, never on more than that many at once; the first failure ends it. */
export async function inParallel<Item, Result>(
	items: readonly Item[],
	atOnce: number,
	work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
	const results = new Array<Result>(items.length)
	const left = items.entries()
	let failed = false
	const worker = async () => {
		for (const [index, item] of left) {
			if (failed) return
			try {
				results[index] = await work(item)
			} catch (error) {
				failed = true
				throw error
			}
		}
	}
	await Promise.all(Array.from({ length: atOnce }, worker))
	return results
}
