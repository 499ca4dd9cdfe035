import { expect, test } from 'vitest'
import { findTilt } from './find-tilt.ts'

/** Paper with rows of short words that fall to the right by this much, inside a frame that does not. */
function page(degrees: number) {
	const [width, height] = [500, 340]
	const pixels = new Uint8ClampedArray(width * height).fill(200)
	const slope = Math.tan((degrees * Math.PI) / 180)
	for (let row = 0; row < 10; row++)
		for (let x = 60; x < 320; x++) {
			if (x % 30 > 22 || x % 4 === 3) continue
			for (let thick = 0; thick < 7; thick++) {
				const y = Math.round(70 + row * 16 + slope * (x - 190)) + thick
				pixels[y * width + x] = 30
			}
		}
	for (let x = 20; x < 480; x++) pixels[20 * width + x] = 0
	return { width, height, pixels }
}

test.each([0, 2.5, -3, 7, -12, 19])('finds a tilt of %f degrees', (degrees) => {
	expect(Math.abs(findTilt(page(degrees)) - degrees)).toBeLessThanOrEqual(0.5)
})

test('an empty page has almost no tilt and causes no error', () => {
	expect(Number.isFinite(findTilt({ width: 50, height: 50, pixels: new Uint8ClampedArray(2500).fill(255) }))).toBe(true)
})
