/** A row of a list that stays in its place while somebody points at it. */
export interface SteadyRow<Row> {
	row: Row
	/** It is not in the list any more. */
	isGone: boolean
}

/**
 * The new rows, arranged so that no row that is on the screen moves: those that left stay, and new ones that belong
 * before others wait. Rows in `own` were changed on this screen and follow at once.
 */
export function steadyRows<Row extends { id: string }>(
	shown: readonly SteadyRow<Row>[],
	next: readonly Row[],
	own: ReadonlySet<string>,
): SteadyRow<Row>[] {
	const nextIds = new Set(next.map(({ id }) => id))
	const shownIds = new Set(shown.map(({ row }) => row.id))
	const lastStaying = next.findLastIndex(({ id }) => shownIds.has(id))
	const rows = next
		.filter(({ id }, place) => shownIds.has(id) || own.has(id) || place > lastStaying)
		.map((row) => ({ row, isGone: false }))
	for (const [place, { row }] of shown.entries()) {
		if (nextIds.has(row.id) || own.has(row.id)) continue
		const before = shown.slice(0, place).findLast((each) => rows.some(({ row: { id } }) => id === each.row.id))
		const at = before ? rows.findIndex(({ row: { id } }) => id === before.row.id) + 1 : 0
		rows.splice(at, 0, { row, isGone: true })
	}
	return rows
}
