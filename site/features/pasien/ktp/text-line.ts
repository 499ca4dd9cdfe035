import type { LabelledRow } from './card-labels.ts'
import type { TextLine } from './gray-picture.ts'

/** The line of a value, extended to the left to `edge`. */
export function textLine({ value, slope }: LabelledRow, edge: (y: number) => number): TextLine | undefined {
	const first = value[0]?.bbox
	if (!first) return undefined
	const boxes = value.map(({ bbox }) => bbox)
	const [x0, x1] = [Math.min(...boxes.map((box) => box.x0)), Math.max(...boxes.map((box) => box.x1))]
	const [y0, y1] = [Math.min(...boxes.map((box) => box.y0)), Math.max(...boxes.map((box) => box.y1))]
	const left = Math.min(x0, edge((first.y0 + first.y1) / 2))
	const height = y1 - y0 - Math.abs(slope) * (x1 - x0)
	return {
		x: (left + x1) / 2,
		y: (y0 + y1) / 2 - (slope * (x0 - left)) / 2,
		length: x1 - left,
		// A line that is steeper than its slope has no height left.
		height: Math.max(height, (y1 - y0) / 2),
		slope,
	}
}

export function scaled(line: TextLine, by: number): TextLine {
	return { x: line.x * by, y: line.y * by, length: line.length * by, height: line.height * by, slope: line.slope }
}
