import { letterOutlines } from './letter-outlines.ts'

/** Hundredths of the size. */
const SPACE = 24
const LETTER_SPACING = -1
/** How far a letter moves below the arm of the one before it. */
const KERNING = -6
const GAPING = /^[TVWYP][aceogqsuy.,]$/

/** The letters of a line. One with an accent loses it where it has no outline; unknown signs are left out. */
function lettersOf(text: string) {
	let x = 0
	let before = ''
	const letters: { x: number; path: string }[] = []
	for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '')) {
		const [, width = SPACE, path] = /^([\d.]+) (.+)$/.exec(letterOutlines[letter] ?? '') ?? []
		if (!path && letter !== ' ') continue
		if (GAPING.test(before + letter)) x += KERNING
		if (path) letters.push({ x, path })
		x += Number(width) + LETTER_SPACING
		before = letter
	}
	return { letters, width: x }
}

const textWidth = (text: string, size: number) => (lettersOf(text).width * size) / 100

/** One line of text as SVG, on the baseline at (x, y). */
export function drawLine(text: string, { x, y, size, fill }: { x: number; y: number; size: number; fill: string }) {
	const paths = lettersOf(text).letters.map(
		(letter) => `<path transform="translate(${letter.x} 0)" d="${letter.path}"/>`,
	)
	return `<g transform="translate(${x} ${y}) scale(${size / 100})" fill="${fill}">${paths.join('')}</g>`
}

/** Breaks a text into lines, at the largest of the sizes at which it fits. At the last one it is cut. */
export function fitText(text: string, box: { width: number; height: number; sizes: number[]; leading: number }) {
	const { width, height, sizes, leading } = box
	let size = sizes[0] ?? 0
	for (size of sizes) {
		const lines = breakLines(text, width, size)
		if (lines.length * size * leading <= height && lines.every((line) => textWidth(line, size) <= width))
			return { size, lines }
	}
	const rows = Math.max(1, Math.floor(height / (size * leading)))
	const lines = breakLines(text, width, size)
	const shown = lines.slice(0, rows)
	return { size, lines: lines.length > rows ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown }
}

function breakLines(text: string, width: number, size: number): string[] {
	const lines: string[] = []
	for (const word of text.split(/\s+/)) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
		if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
		else lines.push(word)
	}
	return lines
}
