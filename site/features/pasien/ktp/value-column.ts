import type { Labelled, LabelledRow } from './card-labels.ts'
import { median } from './card-rows.ts'
import type { Box } from './ocr-worker.ts'

/**
 * The left edge of the column of values at a height of the page, by the median: one missed first letter ('I MADE' read
 * as 'MADE') does not move it. The NIK is larger and starts further left.
 */
export function valueColumn({ nik: _, ...rows }: Labelled['rows']): (y: number) => number {
	const starts = Object.values(rows).flatMap(({ value: [first] }: LabelledRow) => (first ? [start(first.bbox)] : []))
	const leanings = starts.flatMap((a, index) =>
		starts.slice(index + 1).flatMap((b) => (a.y === b.y ? [] : [(b.x - a.x) / (b.y - a.y)])),
	)
	const lean = median(leanings)
	const edge = median(starts.map(({ x, y }) => x - lean * y))
	return (y) => edge + lean * y
}

const start = ({ x0, y0, y1 }: Box) => ({ x: x0, y: (y0 + y1) / 2 })
