import { expect, test } from 'vitest'
import { usefulWidths } from './useful-widths.ts'

test('a small picture comes in the widths of one, two and three pixels per CSS pixel', () => {
	expect(usefulWidths('80px', 1200)).toEqual([96, 160, 240])
	expect(usefulWidths('(width >= 980px) 96px, 72px', 400)).toEqual([96, 160, 240, 320])
})

test('one that grows with the screen comes in all widths from the narrowest phone on', () => {
	expect(usefulWidths('(width >= 980px) 380px, (width >= 500px) 50vw, 100vw', 1200)).toEqual([320, 480, 640, 800, 1080])
	expect(usefulWidths('(width >= 980px) 380px, 50vw', 1200)).toEqual([160, 240, 320, 480, 640, 800, 1080])
})

test('never wider than the picture is, and never none', () => {
	expect(usefulWidths('100vw', 480)).toEqual([320, 480])
	expect(usefulWidths('160px', 100)).toEqual([96])
	expect(usefulWidths('56px', 40)).toEqual([64])
})

test('whatever cannot be read gets them all', () => {
	expect(usefulWidths('calc(100vw - 2rem)', 240)).toEqual([64, 96, 160, 240])
})
