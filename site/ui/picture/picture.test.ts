import { expect, test } from 'vitest'
import { usefulWidths } from './picture.tsx'

test('a small picture has widths for one, two and three device pixels per CSS pixel', () => {
	expect(usefulWidths('80px', 1200)).toEqual([96, 160, 240])
	expect(usefulWidths('(width >= 980px) 96px, 72px', 400)).toEqual([96, 160, 240, 320])
})

test('a picture that grows with the screen has all widths from the narrowest phone on', () => {
	expect(usefulWidths('(width >= 980px) 380px, (width >= 500px) 50vw, 100vw', 1200)).toEqual([320, 480, 640, 800, 1080])
	expect(usefulWidths('(width >= 980px) 380px, 50vw', 1200)).toEqual([160, 240, 320, 480, 640, 800, 1080])
})

test('no width exceeds the intrinsic width, and there is at least one', () => {
	expect(usefulWidths('100vw', 480)).toEqual([320, 480])
	expect(usefulWidths('160px', 100)).toEqual([96])
	expect(usefulWidths('56px', 40)).toEqual([64])
})

test('unknown `sizes` get all widths', () => {
	expect(usefulWidths('calc(100vw - 2rem)', 240)).toEqual([64, 96, 160, 240])
})
