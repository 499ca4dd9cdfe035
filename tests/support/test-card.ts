import type { OcrLine, OcrWord } from '../../ktp/ocr-worker.ts'

const LETTER_WIDTH = 12
const LETTER_HEIGHT = 20

/** A word as OCR returns it, with letters of equal width. */
function word(text: string, x: number, y: number): OcrWord {
	const box = (start: number, end: number) => ({
		x0: x + start * LETTER_WIDTH,
		x1: x + end * LETTER_WIDTH,
		y0: y - LETTER_HEIGHT,
		y1: y,
	})
	const symbols = Array.from(text, (letter, index) => ({ text: letter, confidence: 90, bbox: box(index, index + 1) }))
	return { text, confidence: 90, bbox: box(0, text.length), symbols }
}

/** Words on one line from x and y on, with this slope. Several spaces are a wider gap. */
export function line(text: string, x: number, y: number, slope = 0): OcrLine {
	const words = Array.from(text.matchAll(/\S+/g), (match) => {
		const start = x + match.index * LETTER_WIDTH
		return word(match[0], start, y + slope * (start - x))
	})
	const x1 = x + text.length * LETTER_WIDTH
	const y1 = y + slope * (x1 - x)
	const tops = words.map(({ bbox }) => bbox.y0)
	const bottoms = words.map(({ bbox }) => bbox.y1)
	return {
		words,
		bbox: { x0: x, x1, y0: Math.min(...tops), y1: Math.max(...bottoms) },
		baseline: { x0: x, y0: y, x1, y1 },
	}
}

export const textOf = (words: OcrWord[]) => words.map(({ text }) => text).join(' ')
