/** How many rows of gallery.css are as high as a column is wide. */
const ROWS_PER_COLUMN = 40

/** Free rows below a picture: the gap to the next one. */
const GAP_ROWS = 2

/** site.css has a class for each of these (`row-span-…`). */
const ROWS = { min: 12, max: 92 }

/** The row-span class that fits the proportions of a picture. */
export function pictureRows(lebar: number, tinggi: number): string {
	const rows = Math.round((tinggi / lebar) * ROWS_PER_COLUMN) + GAP_ROWS
	return `row-span-${Math.min(Math.max(rows, ROWS.min), ROWS.max)}`
}
