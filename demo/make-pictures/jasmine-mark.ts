import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawText, textWidth } from './lettering.ts'

/** The mark is drawn by hand in one file, which is the favicon too. */
const drawing = readFileSync(new URL('jasmine.svg', import.meta.url), 'utf8')

/** The mark as a piece of a larger drawing, `size` across. */
const jasmine = (x: number, y: number, size: number) =>
	`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64">${drawing.replace(/<\/?svg[^>]*>/g, '')}</svg>`

/** Mark and name side by side, as they stand in the header. */
export function signature(x: number, y: number, height: number, name: string, ink: string) {
	const style = { size: height * 0.56, weight: 800, fill: ink, spacing: -12 }
	return {
		drawing: jasmine(x, y, height) + drawText(name, x + height * 1.16, y + height * 0.7, style),
		width: height * 1.16 + textWidth(name, style),
	}
}

const sheet = (w: number, h: number, inside: string) =>
	sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${inside}</svg>`))

export function paintLogo() {
	const { drawing: inside, width } = signature(4, 10, 180, 'RS Yasmin', '#0f5f5c')
	return sheet(Math.ceil(width) + 12, 200, inside)
}

export const paintMark = () => sheet(512, 512, jasmine(0, 0, 512))
