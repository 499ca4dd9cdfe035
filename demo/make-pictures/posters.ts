import { type Picture, paint } from './composition.ts'
import { signature } from './jasmine-mark.ts'
import { breakLines, drawText } from './lettering.ts'

export interface Poster {
	headline: string
	line: string
	ink: 'light' | 'dark'
}

/** A scene with a large headline above it and the hospital's name below it. */
export function paintPoster(picture: Picture, { headline, line, ink }: Poster, name: string, seed: string) {
	const { w, h } = picture
	const colour = ink === 'light' ? '#ffffff' : '#0f4f4c'
	const quiet = ink === 'light' ? '#dff3ea' : '#2a5552'
	const big = { size: w * 0.112, weight: 800, fill: colour, spacing: -18 }
	const small = { size: w * 0.044, weight: 500, fill: quiet }
	const edge = w * 0.085
	let y = h * 0.06 + big.size
	let over = ''
	for (const text of breakLines(headline, w - edge * 2, big)) {
		over += drawText(text, edge, y, big)
		y += big.size * 1.12
	}
	y += small.size * 0.1
	for (const text of breakLines(line, w - edge * 2.2, small)) {
		over += drawText(text, edge, y, small)
		y += small.size * 1.42
	}
	const strip = h * 0.09
	over += `<rect y="${h - strip}" width="${w}" height="${strip}" fill="#fdfbf5"/>${signature(edge, h - strip + strip * 0.17, strip * 0.66, name, '#0f5f5c').drawing}`
	return paint({ ...picture, over }, seed)
}
