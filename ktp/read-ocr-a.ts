import { median } from './card-rows.ts'
import type { Gray } from './gray-picture.ts'
import { type Glyph, glyphsOf, inkOf, threshold } from './ink.ts'
import { COLUMNS, ocrADigits, ROWS } from './ocr-a-digits.ts'

export interface ShapeReading {
	digits: string
	/** 0 to 1: the margin between the best and the second best match of the least certain digit. */
	certainty: number
	/** The position of the digits in the picture of the line. */
	start: number
	end: number
}

const NIK_LENGTH = 16

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

function cellsOf(ink: Gray, { x, y, width, height }: Glyph): number[] {
	return Array.from({ length: ROWS * COLUMNS }, (_, cell) => {
		const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)]
		const across = span(x, width, column, COLUMNS)
		const down = span(y, height, row, ROWS)
		const values = down.flatMap((line) => across.map((place) => ink.pixels[line * ink.width + place] ?? 0))
		return values.reduce((sum, value) => sum + value, 0) / values.length
	})
}

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
