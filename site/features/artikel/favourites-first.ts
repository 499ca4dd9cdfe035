/** The favourites in their order, then the newest others, up to `count` articles; more favourites are all shown. */
export function favouritesFirst<Item extends { id: string }>(
	favourites: Item[],
	newest: Item[],
	count: number,
): Item[] {
	const ids = new Set(favourites.map(({ id }) => id))
	return [...favourites, ...newest.filter(({ id }) => !ids.has(id))].slice(0, Math.max(count, favourites.length))
}
