import { type Gray, grayLine, type Picture, type TextLine } from './gray-picture.ts'
import { type Glyph, glyphsOf, inkOf, threshold } from './ink.ts'

const LETTERS = 40
/** How far beyond its end a line is looked at, in heights of its letters: a long name, or a whole NIK. */
const BEYOND = 16
/** Less than this is a last letter that was boxed too narrowly. */
const WHOLE_LETTER = 0.5
/** Between two words at most, in heights. */
const GAP = 0.9

/** The line to its true end, when its last letters lie under glare: faint, but as high and as level as the others. */
export function followLine(picture: Picture, line: TextLine): TextLine {
	const shift = (line.length + BEYOND * line.height) / 2
	const beyond = moved({ ...line, length: BEYOND * line.height }, shift)
	const gray = grayLine(picture, beyond, LETTERS)
	const margin = (gray.width - BEYOND * LETTERS) / 2
	const end = lastLetter(gray, margin)
	const more = ((end - margin) / LETTERS) * line.height
	return more > WHOLE_LETTER * line.height ? moved({ ...line, length: line.length + more }, more / 2) : line
}

/** Along itself. */
export function moved(line: TextLine, by: number): TextLine {
	const angle = Math.atan(line.slope)
	return { ...line, x: line.x + by * Math.cos(angle), y: line.y + by * Math.sin(angle) }
}

/** Letters that follow each other from `start` on; where the last one ends. */
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
