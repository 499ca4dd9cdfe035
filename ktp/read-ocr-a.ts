import { median } from './card-rows.ts'
import type { Gray } from './gray-picture.ts'
import { type Glyph, glyphsOf, inkOf, threshold } from './ink.ts'

export interface ShapeReading {
	digits: string
	/** 0 to 1: the margin between the best and the second best match of the least certain digit. */
	certainty: number
	/** The position of the digits in the picture of the line. */
	start: number
	end: number
}

const NIK_LENGTH = 16

/** The cells of a digit: 8 columns, 12 rows. */
export const COLUMNS = 8
export const ROWS = 12

/** The digits of OCR-A, the typeface of the NIK: the ink of each cell of a digit's box, row by row, from 0 to f. */
export const ocrADigits: Record<string, string> = {
	0: '7deeedd7cebaaaeddb1001bedb1001beeb1001beeb1001beeb1001beeb1001beeb1001bedb1001bddeaaaaed7dddddd7',
	1: 'bdeea1008abeb100012cb100001cb100001cc100001cc100001cc156001cb2bd001cb2be002cc2be8abeebedbdeeeeea',
	2: '9dddddd76aaaabec011111bd000001bd001112cd4acccdfccfccccb5dc211110db100000db100000deaaaa96cdddddd9',
	3: 'bdeeedd78aaaabed011111bd000001bd001113cd04bccdfb04bbbcfb001112cd000001bd011112bd8bbbabecbdddddc7',
	4: 'cc200000dd300781dd301bd3ee301bd3ee301cd3ee301cd3efb9aee8deeeeffb33334dd400001cc200001cc200001aa1',
	5: '06ddddd907ecaaa707e6111007e5000008e6111008fdbba406bbbcec011112cd000001bd441002bccdb99aec5addddc6',
	6: 'bd600000dd400000da000000ea100000eb100000eb100000ed999997efeeeefdeb4334cddb1001bdddaaaaddadddddda',
	7: 'bdeeeeecddbbbbee541112be000001be000004dd00005de80006ed60001cd500002cb100002ca100002ba10000198100',
	8: '04cddc5006ecce7006e76e7006e75e7007e87e805cfddfd6debaabeddb1111aeda0000adda1001adddaaaadd7cddddc7',
	9: 'bddddddadea9aaecdb1001ccec4334dddfeeeefd689999ed000001cd000001cd000001cd000001cc000005dc000005c9',
}

/**
 * Reads a NIK by the shapes of its digits. OCR-A has a fixed width and ten very different digits. The network was not
 * trained for it and reads 6 as 5, 56 or L.
 */
export function readOcrA(line: Gray, letters: number): ShapeReading | undefined {
	const ink = inkOf(line, letters)
	const glyphs = evenRun(glyphsOf(ink, threshold(ink)).filter((glyph) => canBeDigit(glyph, letters)))
	const [first, last] = [glyphs?.[0], glyphs?.at(-1)]
	if (!glyphs || !first || !last) return undefined
	const read = glyphs.map((glyph) => nearestDigit(cellsOf(ink, glyph)))
	return {
		digits: read.map(({ digit }) => digit).join(''),
		certainty: Math.min(...read.map(({ certainty }) => certainty)),
		start: first.x,
		end: last.x + last.width,
	}
}

const canBeDigit = ({ width, height }: Glyph, letters: number) =>
	height > 0.65 * letters && height < 1.5 * letters && width > 0.2 * letters && width < 1.1 * letters

/** Sixteen glyphs in a row with equal distances, which perspective may change slowly. */
function evenRun(glyphs: Glyph[]): Glyph[] | undefined {
	const middle = ({ x, width }: Glyph) => x + width / 2
	const runs = glyphs.slice(NIK_LENGTH - 1).map((_, start) => {
		const run = glyphs.slice(start, start + NIK_LENGTH)
		const steps = run.slice(1).map((glyph, index) => middle(glyph) - middle(run[index] as Glyph))
		const step = median(steps)
		return { run, unevenness: Math.max(...steps.map((each) => Math.abs(each - step) / step)) }
	})
	const best = runs.sort((a, b) => a.unevenness - b.unevenness)[0]
	return best && best.unevenness < MOST_UNEVEN ? best.run : undefined
}

/** A missed or an extra glyph makes a step twice or half as long. */
const MOST_UNEVEN = 0.4

const cellsOf = (ink: Gray, { x, y, width, height }: Glyph): number[] =>
	Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
		const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
		const across = span(x, width, column, COLUMNS)
		const down = span(y, height, row, ROWS)
		const values = down.flatMap((line) => across.map((place) => ink.pixels[line * ink.width + place] ?? 0))
		return values.reduce((sum, value) => sum + value, 0) / values.length
	})

/** The pixel range of one of several parts. */
function span(start: number, length: number, part: number, parts: number): number[] {
	const first = Math.floor(start + (part * length) / parts)
	const end = Math.max(first + 1, Math.ceil(start + ((part + 1) * length) / parts))
	return Array.from({ length: end - first }, (_, index) => first + index)
}

function nearestDigit(cells: number[]): { digit: string; certainty: number } {
	const shape = unit(cells)
	const likeness = templates
		.map(({ digit, cells }) => ({
			digit,
			value: cells.reduce((sum, cell, index) => sum + cell * (shape[index] ?? 0), 0),
		}))
		.sort((a, b) => b.value - a.value)
	const [best, second] = likeness as [(typeof likeness)[0], (typeof likeness)[0]]
	return { digit: best.digit, certainty: best.value - second.value }
}

/** Normalised to mean zero and length one, so that light and contrast do not count. */
function unit(cells: number[]): number[] {
	const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length
	const length = Math.hypot(...cells.map((cell) => cell - mean)) || 1
	return cells.map((cell) => (cell - mean) / length)
}

const templates = Object.entries(ocrADigits).map(([digit, cells]) => ({
	digit,
	cells: unit(Array.from(cells, (cell) => Number.parseInt(cell, 16))),
}))
