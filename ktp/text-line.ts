import type { Labelled, LabelledRow } from './card-labels.ts'
import { median } from './card-rows.ts'
import { type Gray, grayLine, type Picture, type TextLine } from './gray-picture.ts'
import { type Glyph, glyphsOf, inkOf, threshold } from './ink.ts'

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

export const scaled = (line: TextLine, by: number): TextLine => ({
	x: line.x * by,
	y: line.y * by,
	length: line.length * by,
	height: line.height * by,
	slope: line.slope,
})

/**
 * The left edge of the column of values at a height of the page, by the median: one missed first letter ('I MADE' read
 * as 'MADE') does not move it. The NIK is larger and starts further left.
 */
export function valueColumn({ nik: _, ...rows }: Labelled['rows']): (y: number) => number {
	const boxes = Object.values(rows).flatMap(({ value: [first] }: LabelledRow) => (first ? [first.bbox] : []))
	const starts = boxes.map(({ x0, y0, y1 }) => ({ x: x0, y: (y0 + y1) / 2 }))
	const leanings = starts.flatMap((a, index) =>
		starts.slice(index + 1).flatMap((b) => (a.y === b.y ? [] : [(b.x - a.x) / (b.y - a.y)])),
	)
	const lean = median(leanings)
	const edge = median(starts.map(({ x, y }) => x - lean * y))
	return (y) => edge + lean * y
}

const LETTERS = 40
/** How far beyond its end a line is searched, in letter heights: a long name, or a whole NIK. */
const BEYOND = 16
/** A smaller gap is a last letter whose box was too narrow. */
const WHOLE_LETTER = 0.5
/** The largest gap between two words, in letter heights. */
const GAP = 0.9

/** Extends a line to its true end when glare makes its last letters faint. */
export function followLine(picture: Picture, line: TextLine): TextLine {
	const shift = (line.length + BEYOND * line.height) / 2
	const beyond = moved({ ...line, length: BEYOND * line.height }, shift)
	const gray = grayLine(picture, beyond, LETTERS)
	const margin = (gray.width - BEYOND * LETTERS) / 2
	const end = lastLetter(gray, margin)
	const more = ((end - margin) / LETTERS) * line.height
	return more > WHOLE_LETTER * line.height ? moved({ ...line, length: line.length + more }, more / 2) : line
}

/** Along the slope. */
export function moved(line: TextLine, by: number): TextLine {
	const angle = Math.atan(line.slope)
	return { ...line, x: line.x + by * Math.cos(angle), y: line.y + by * Math.sin(angle) }
}

/** The end of the letters that follow each other from `start` on. */
function lastLetter(gray: Gray, start: number): number {
	const ink = inkOf(gray, LETTERS)
	let end = start
	for (const glyph of glyphsOf(ink, threshold(ink))) {
		if (!isLetter(glyph, gray.height) || glyph.x + glyph.width < start) continue
		if (glyph.x - end > GAP * LETTERS) break
		end = Math.max(end, glyph.x + glyph.width)
	}
	return end
}

const isLetter = ({ y, width, height }: Glyph, lineHeight: number) =>
	height > 0.7 * LETTERS &&
	height < 1.25 * LETTERS &&
	width < 1.3 * LETTERS &&
	Math.abs(y + height / 2 - lineHeight / 2) < 0.2 * LETTERS
