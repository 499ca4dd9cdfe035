import { expect, test } from 'vitest'
import type { Gray } from './gray-picture.ts'
import { COLUMNS, ocrADigits, ROWS, readOcrA } from './read-ocr-a.ts'

const LETTERS = 36
const CELL = LETTERS / ROWS
const STEP = 38
const MARGIN = 22

interface Drawing {
	light?: number
	/** How much darker the background gets towards the right. */
	shadow?: number
	step?: (place: number) => number
}

/** Draws a line of digits cell by cell, on paper of this brightness. */
function draw(digits: string, { light = 220, shadow = 0, step = () => STEP }: Drawing = {}): Gray {
	const starts = Array.from(
		digits,
		(_, place) => MARGIN + [...Array(place).keys()].reduce((x, each) => x + step(each), 0),
	)
	const width = (starts.at(-1) ?? 0) + STEP + MARGIN
	const height = 2 * MARGIN + LETTERS
	const pixels = new Uint8ClampedArray(width * height)
	for (let index = 0; index < pixels.length; index++) pixels[index] = light - (shadow * (index % width)) / width
	for (const [place, digit] of [...digits].entries())
		for (const [cell, ink] of [...(ocrADigits[digit] ?? '')].entries())
			for (let y = 0; y < CELL; y++)
				for (let x = 0; x < CELL; x++) {
					const column = (starts[place] ?? 0) + (cell % COLUMNS) * CELL + x
					const at = (MARGIN + Math.floor(cell / COLUMNS) * CELL + y) * width + column
					pixels[at] = (pixels[at] ?? 0) * (1 - (0.8 * Number.parseInt(ink, 16)) / 15)
				}
	return { width, height, pixels }
}

test.each(['3510116106650002', '0123456789987654', '4444777711112222'])('%s is read by its shapes', (nik) => {
	const read = readOcrA(draw(nik), LETTERS)
	expect(read?.digits).toBe(nik)
	expect(read?.certainty).toBeGreaterThan(0.1)
	expect(read?.start).toBeCloseTo(MARGIN, -1)
})

test('a NIK is read in the dark, in half a shadow, and with shrinking distances', () => {
	const nik = '3510205909700011'
	expect(readOcrA(draw(nik, { light: 60 }), LETTERS)?.digits).toBe(nik)
	expect(readOcrA(draw(nik, { shadow: 150 }), LETTERS)?.digits).toBe(nik)
	expect(readOcrA(draw(nik, { step: (place) => 42 - Math.floor(place / 2) }), LETTERS)?.digits).toBe(nik)
})

test('a mark at a distance in front is no digit', () => {
	const nik = '3510205909700011'
	expect(readOcrA(draw(`88${nik}`, { step: (place) => (place === 1 ? 90 : STEP) }), LETTERS)?.digits).toBe(nik)
})

test('fifteen digits, or sixteen with a gap, are not read', () => {
	expect(readOcrA(draw('351020590970001'), LETTERS)).toBeUndefined()
	const gap = { step: (place: number) => (place === 7 ? 2 * STEP : STEP) }
	expect(readOcrA(draw('3510205909700011', gap), LETTERS)).toBeUndefined()
	expect(readOcrA({ width: 10, height: 10, pixels: new Uint8ClampedArray(100) }, LETTERS)).toBeUndefined()
})
