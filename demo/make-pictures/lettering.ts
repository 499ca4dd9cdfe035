import { createRequire } from 'node:module'
import { openFont } from './font-outlines.ts'
import type { Point } from './font-reader.ts'

/*
 * Words as SVG paths in the site's own font, so that every machine draws the same letters.
 */

const font = openFont(
	createRequire(import.meta.url).resolve(
		'@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
	),
)
const unitsPerEm = 1000

/** The pairs that gape without kerning, in thousandths of the size. */
const kerning: Record<string, number> = {
	Ya: -62,
	Yo: -60,
	Ye: -60,
	Ta: -60,
	To: -60,
	Te: -60,
	Tu: -45,
	Tr: -45,
	Va: -40,
	Vi: -15,
	Wa: -30,
	AV: -60,
	AY: -60,
	AT: -60,
	LT: -70,
	LY: -70,
	PA: -60,
	Pa: -20,
	Ka: -10,
	Ko: -15,
	'y.': -40,
	'r.': -40,
	'a,': -5,
	ry: 5,
	av: -10,
	ay: -10,
	'11': -30,
}

export interface Lettering {
	size: number
	weight: number
	fill: string
	/** Added between letters, in thousandths of the size. */
	spacing?: number
	anchor?: 'start' | 'middle'
}

const round = (value: number) => Math.round(value * 100) / 100

function contourPath(points: Point[], toX: (x: number) => number, toY: (y: number) => number) {
	const first = points.findIndex((point) => point.on)
	if (first < 0) return ''
	const ring = [...points.slice(first), ...points.slice(0, first + 1)]
	const at = (point: Point) => `${round(toX(point.x))} ${round(toY(point.y))}`
	let path = ''
	ring.forEach((point, i) => {
		const before = ring[i - 1]
		if (!before) path += `M${at(point)}`
		else if (point.on) path += before.on ? `L${at(point)}` : `Q${at(before)} ${at(point)}`
		else if (!before.on) {
			// Two control points in a row meet half way.
			path += `Q${at(before)} ${at({ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, on: true })}`
		}
	})
	return `${path}Z`
}

function glyphPath(index: number, weight: number, toX: (x: number) => number, toY: (y: number) => number): string {
	const glyph = font.glyphs[index]
	if (!glyph) return ''
	const points = font.at(index, weight)
	const parts = glyph.parts.map((part, i) => {
		const { x = 0, y = 0 } = points[i] ?? {}
		return glyphPath(
			part.glyph,
			weight,
			(v) => toX(v + x),
			(v) => toY(v + y),
		)
	})
	const contours = glyph.ends.map((end, i) => {
		const from = i === 0 ? 0 : (glyph.ends[i - 1] ?? 0) + 1
		return contourPath(points.slice(from, end + 1), toX, toY)
	})
	return parts.join('') + contours.join('')
}

function advance(index: number, weight: number) {
	const points = font.at(index, weight)
	return (points.at(-3)?.x ?? 0) - (points.at(-4)?.x ?? 0)
}

function lay(text: string, { size, weight, spacing = 0 }: Lettering) {
	const scale = size / unitsPerEm
	let x = 0
	const letters = [...text].map((letter, i, all) => {
		const glyph = font.codes.get(letter.codePointAt(0) ?? 0)
		if (glyph === undefined) throw new Error(`The font has no letter ${letter}`)
		const place = { glyph, x }
		x += (advance(glyph, weight) + spacing + (kerning[letter + (all[i + 1] ?? '')] ?? 0)) * scale
		return place
	})
	return { letters, width: x - spacing * scale, scale }
}

export const textWidth = (text: string, style: Lettering) => lay(text, style).width

/** One line of text on the baseline at (x, y). */
export function drawText(text: string, x: number, y: number, style: Lettering) {
	const { letters, width, scale } = lay(text, style)
	const start = style.anchor === 'middle' ? x - width / 2 : x
	const path = letters
		.map((letter) =>
			glyphPath(
				letter.glyph,
				style.weight,
				(v) => start + letter.x + v * scale,
				(v) => y - v * scale,
			),
		)
		.join('')
	return `<path d="${path}" fill="${style.fill}"/>`
}

/** Breaks a text into lines no wider than `width`. */
export function breakLines(text: string, width: number, style: Lettering) {
	const lines: string[] = []
	for (const word of text.split(' ')) {
		const longer = lines.length ? `${lines.at(-1)} ${word}` : word
		if (lines.length && textWidth(longer, style) <= width) lines[lines.length - 1] = longer
		else lines.push(word)
	}
	return lines
}
