import { expect, test } from 'vitest'
import { largestArea, moveArea, reshapeArea, wholePixels, zoomArea, zoomOf } from './crop-area.ts'

const size = { width: 1200, height: 800 }

test('the largest area has the asked ratio and lies in the middle', () => {
	expect(largestArea(size, 1)).toEqual({ x: 200, y: 0, width: 800, height: 800 })
	expect(largestArea(size, 3)).toEqual({ x: 0, y: 200, width: 1200, height: 400 })
})

test('an area stops at the edge of the picture', () => {
	const area = { x: 200, y: 100, width: 600, height: 400 }
	expect(moveArea(area, 50, -50, size)).toEqual({ x: 250, y: 50, width: 600, height: 400 })
	expect(moveArea(area, 9999, 9999, size)).toEqual({ x: 600, y: 400, width: 600, height: 400 })
	expect(moveArea(area, -9999, -9999, size)).toEqual({ x: 0, y: 0, width: 600, height: 400 })
})

test('zooming by two halves the area around its middle', () => {
	expect(zoomArea(largestArea(size, 1.5), 2, size)).toEqual({ x: 300, y: 200, width: 600, height: 400 })
})

test('zooming around a point keeps that point in place', () => {
	const zoomed = zoomArea(largestArea(size, 1.5), 2, size, { x: 1, y: 0 })
	expect(zoomed).toEqual({ x: 600, y: 0, width: 600, height: 400 })
})

test('zoom stays between 1 and 8', () => {
	const area = largestArea(size, 1.5)
	expect(zoomOf(zoomArea(area, 0.1, size), size)).toBe(1)
	expect(zoomOf(zoomArea(area, 100, size), size)).toBe(8)
})

test('zooming out at a corner keeps the area inside the picture', () => {
	const corner = { x: 900, y: 600, width: 300, height: 200 }
	expect(zoomArea(corner, 1, size)).toEqual({ x: 0, y: 0, width: 1200, height: 800 })
})

test('another ratio keeps the zoom and the middle', () => {
	const area = zoomArea(largestArea(size, 1.5), 2, size)
	const square = reshapeArea(area, 1, size)
	expect(square).toEqual({ x: 400, y: 200, width: 400, height: 400 })
	expect(zoomOf(square, size)).toBe(2)
})

test('whole pixels never reach past the picture, nor to nothing', () => {
	const overEdge = { x: 0.6, y: 0.6, width: 1199.7, height: 799.8 }
	expect(wholePixels(overEdge, size)).toEqual({ x: 1, y: 1, width: 1199, height: 799 })
	expect(wholePixels({ x: 10, y: 10, width: 0.2, height: 0.2 }, size)).toMatchObject({ width: 1, height: 1 })
})
