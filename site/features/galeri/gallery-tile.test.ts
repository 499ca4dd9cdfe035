import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pictureRows } from './gallery-tile.tsx'

test('a picture spans the rows of its proportions and a gap', () => {
	expect(pictureRows(1000, 1000)).toBe('row-span-42')
	expect(pictureRows(1200, 800)).toBe('row-span-29')
	expect(pictureRows(800, 1080)).toBe('row-span-56')
})

test('the widest and the highest picture have a class', () => {
	const [, min, max] = /@source inline\("row-span-\{(\d+)\.\.(\d+)\}"\)/.exec(css) ?? []
	expect(pictureRows(10_000, 1)).toBe(`row-span-${min}`)
	expect(pictureRows(1, 10_000)).toBe(`row-span-${max}`)
})

const css = readFileSync(new URL('../../site.css', import.meta.url), 'utf8')
