import { type PictureWidth, pictureWidths } from '../../../contract/media/pictures.ts'

/** The narrowest phone in CSS pixels. */
const NARROWEST = 320
/** More device pixels per CSS pixel than this make no visible difference. */
const FINEST = 3

/** `(width >= 500px) 50vw` or `80px`, the two forms of our `sizes`. */
const SIZE = /^(?:\(width >= (\d+)px\) )?(\d+)(px|vw)$/

/**
 * The widths of a picture that some screen needs, given its displayed and its intrinsic width. Every width is an
 * address in the HTML, so useless ones are left out.
 *
 * @example
 * usefulWidths('80px', 1200) // [96, 160, 240]
 */
export function usefulWidths(sizes: string, ownWidth: number): PictureWidth[] {
	const shown = sizes.split(', ').map((size) => {
		const [, from = NARROWEST, length, unit] = SIZE.exec(size) ?? []
		if (unit === 'px') return { least: Number(length), most: Number(length) * FINEST }
		return { least: unit ? (Number(from) * Number(length)) / 100 : 0, most: Number.POSITIVE_INFINITY }
	})
	const least = Math.min(...shown.map((each) => each.least))
	const most = Math.max(...shown.map((each) => each.most))
	const made = pictureWidths.filter((width) => width <= Math.max(ownWidth, pictureWidths[0]))
	const useful = made.filter((width, index) => width >= least && (made[index - 1] ?? 0) < most)
	return useful.length > 0 ? useful : made.slice(-1)
}
