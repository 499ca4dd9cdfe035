import type { Gray } from './gray-picture.ts'
import { glyphsOf, inkOf, threshold } from './ink.ts'

const WIDEST_DEGREES = 20
const COARSE_DEGREES = 1
const FINE_DEGREES = 0.25

/** As parts of the picture's width: larger shapes are edges of the card or of its photo, not letters or words. */
const HIGHEST_WORD = 0.06
const LONGEST_WORD = 0.3
/** The radius of the local background around each pixel. */
const GROUND = 0.02

/**
 * How far the lines of text fall to the right, in degrees: along the right slope, rows with and without ink differ
 * most. A page that is a few hundred pixels wide is enough.
 */
export function findTilt(page: Gray): number {
	const ink = inkOf(page, Math.round(GROUND * page.width))
	const words = glyphsOf(ink, threshold(ink)).filter(
		({ width, height }) => height > 2 && height < HIGHEST_WORD * page.width && width < LONGEST_WORD * page.width,
	)
	const points = words.flatMap(({ pixels }) =>
		pixels.map((at) => ({ x: at % ink.width, y: Math.floor(at / ink.width) })),
	)
	const best = (from: number, to: number, step: number) => {
		let found = { degrees: 0, contrast: -1 }
		for (let degrees = from; degrees <= to; degrees += step) {
			const contrast = rowContrast(points, degrees, ink.width + ink.height)
			if (contrast > found.contrast) found = { degrees, contrast }
		}
		return found.degrees
	}
	const coarse = best(-WIDEST_DEGREES, WIDEST_DEGREES, COARSE_DEGREES)
	return best(coarse - COARSE_DEGREES, coarse + COARSE_DEGREES, FINE_DEGREES)
}

/** The sum of the squared differences between neighbouring rows. */
function rowContrast(points: { x: number; y: number }[], degrees: number, size: number): number {
	const angle = (degrees * Math.PI) / 180
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
	const rows = new Float64Array(3 * size)
	for (const { x, y } of points) {
		const row = y * cos - x * sin + size
		const above = Math.floor(row)
		// Split between two rows: whole pixels would favour a tilt of zero.
		rows[above] = (rows[above] ?? 0) + above + 1 - row
		rows[above + 1] = (rows[above + 1] ?? 0) + row - above
	}
	let contrast = 0
	for (let row = 2; row < rows.length; row++) contrast += ((rows[row] ?? 0) - (rows[row - 2] ?? 0)) ** 2
	return contrast
}
