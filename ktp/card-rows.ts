import type { Box, OcrLine, OcrWord } from './ocr-worker.ts'

/** The words of one line of the card, from left to right. The line may be tilted. */
export interface Row {
	words: OcrWord[]
	slope: number
}

interface Fragment extends Row {
	box: Box
	height: number
	/** A point on the baseline. */
	base: { x: number; y: number }
}

/** A line shorter than this many letter heights says nothing about the tilt. */
const TELLING_LENGTH = 6
/** The vertical tolerance for fragments of one row, as a part of their height. */
const SAME_ROW = 0.55

/** Joins labels and values that were recognised as separate lines on a tilted card, from top to bottom. */
export function cardRows(lines: OcrLine[]): Row[] {
	const fragments = lines.flatMap(toFragment)
	const tilt = median(fragments.filter(isTelling).map(({ slope }) => slope))
	for (const fragment of fragments) if (!isTelling(fragment)) fragment.slope = tilt
	const rows: Fragment[][] = []
	for (const fragment of fragments.toSorted((a, b) => a.box.x0 - b.box.x0)) {
		const near = rows
			.map((row) => ({ row, distance: distance(row.at(-1) as Fragment, fragment) }))
			.filter(({ distance }) => distance < SAME_ROW * fragment.height)
			.sort((a, b) => a.distance - b.distance)[0]
		if (near) near.row.push(fragment)
		else rows.push([fragment])
	}
	const level = ([first]: Fragment[]) => (first ? first.base.y - tilt * first.base.x : 0)
	return rows
		.toSorted((a, b) => level(a) - level(b))
		.map((row) => ({ words: row.flatMap(({ words }) => words), slope: slopeOf(row, tilt) }))
}

function toFragment({ words, baseline, bbox }: OcrLine): Fragment[] {
	const seen = words.filter(({ text }) => text.trim())
	if (!seen.length) return []
	const run = baseline.x1 - baseline.x0
	return [
		{
			words: seen,
			slope: run > 0 ? (baseline.y1 - baseline.y0) / run : 0,
			box: bbox,
			height: median(seen.map((word) => word.bbox.y1 - word.bbox.y0)),
			base: { x: (baseline.x0 + baseline.x1) / 2, y: (baseline.y0 + baseline.y1) / 2 },
		},
	]
}

const isTelling = ({ box, height }: Fragment) => box.x1 - box.x0 > TELLING_LENGTH * height

/** The vertical distance of two baselines midway between them; infinite if the fragments overlap. */
function distance(left: Fragment, right: Fragment): number {
	if (right.box.x0 < left.box.x1 - right.height) return Number.POSITIVE_INFINITY
	const x = (left.box.x1 + right.box.x0) / 2
	const at = ({ base, slope }: Fragment) => base.y + slope * (x - base.x)
	return Math.abs(at(left) - at(right))
}

/** The slope of the longest fragment. */
const slopeOf = (row: Fragment[], otherwise: number) =>
	row.filter(isTelling).sort((a, b) => b.box.x1 - b.box.x0 - (a.box.x1 - a.box.x0))[0]?.slope ?? otherwise

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
