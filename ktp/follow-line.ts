import { type Gray, grayLine, type Picture, type TextLine } from './gray-picture.ts'
import { type Glyph, glyphsOf, inkOf, threshold } from './ink.ts'

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
