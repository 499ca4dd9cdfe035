import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/* Makes the site's icons from the mark: node demo/make-pictures/make-icons.ts */

const target = join(import.meta.dirname, '../../public')
const mark = readFileSync(join(import.meta.dirname, 'jasmine.svg'), 'utf8')

/** Phones cut icons to their own shape: the ground goes to the edges, and the flower keeps away from them. */
const ground = '<rect width="64" height="64" fill="#0f5f5c"/>'
const inside = mark.replace(/<\/?svg[^>]*>/g, '').replace(/<rect[^>]*>/, '')
const withoutCorners = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<g transform="translate(32 32) scale(0.8) translate(-32 -32)">${inside}</g></svg>`

const paint = (svg: string, size: number, file: string) =>
	sharp(Buffer.from(svg), { density: (72 * size) / 64 })
		.resize(size, size)
		.png({ compressionLevel: 9, palette: true })
		.toFile(join(target, file))

mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'favicon.svg'), mark)
await paint(mark, 192, 'icon-192.png')
await paint(mark, 512, 'icon-512.png')
await paint(withoutCorners, 512, 'icon-maskable-512.png')
await paint(withoutCorners, 180, 'apple-touch-icon.png')
