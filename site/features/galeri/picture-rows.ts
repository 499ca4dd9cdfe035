/** The rows of gallery.css that fit into the width of a column. */
const ROWS_PER_COLUMN = 40

/** Rows kept free below a picture: the gap to the next one. */
const GAP_ROWS = 2

/** site.css has a class for each of these (`row-span-…`). */
const ROWS = { min: 12, max: 92 }

/** The class that gives a picture as many rows as its proportions ask for. */
export function pictureRows(lebar: number, tinggi: number): string {
	const rows = Math.round((tinggi / lebar) * ROWS_PER_COLUMN) + GAP_ROWS
	return `row-span-${Math.min(Math.max(rows, ROWS.min), ROWS.max)}`
}
