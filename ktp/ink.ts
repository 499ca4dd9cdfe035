import type { Gray } from './gray-picture.ts'

export interface Glyph {
	x: number
	y: number
	width: number
	height: number
	/** The indices of its ink pixels. */
	pixels: number[]
}

/** How much darker each pixel is than its local background: removes shadow and glare. */
export function inkOf({ width, height, pixels }: Gray, radius: number): Gray {
	const sums = new Float64Array((width + 1) * (height + 1))
	for (let y = 0; y < height; y++) {
		let row = 0
		for (let x = 0; x < width; x++) {
			row += pixels[y * width + x] ?? 0
			sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
		}
	}
	const sum = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
	const ink = new Uint8ClampedArray(width * height)
	for (let y = 0; y < height; y++) {
		const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
		for (let x = 0; x < width; x++) {
			const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
			const total = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)
			ink[y * width + x] = total / ((right - left) * (bottom - top)) - (pixels[y * width + x] ?? 0)
		}
	}
	return { width, height, pixels: ink }
}

/** The threshold between dark and light (Otsu). */
export function threshold({ pixels }: Gray): number {
	const counts = new Array<number>(256).fill(0)
	for (const value of pixels) counts[value] = (counts[value] ?? 0) + 1
	const total = counts.reduce((sum, count, value) => sum + count * value, 0)
	let best = { between: 0, value: 128 }
	let [below, belowTotal] = [0, 0]
	for (const [value, count] of counts.entries()) {
		below += count
		belowTotal += count * value
		const above = pixels.length - below
		if (!below || !above) continue
		const between = below * above * (belowTotal / below - (total - belowTotal) / above) ** 2
		if (between > best.between) best = { between, value }
	}
	return best.value
}

/** The connected components, from left to right. */
export function glyphsOf(ink: Gray, limit: number): Glyph[] {
	const { width, height, pixels } = ink
	const seen = new Uint8Array(pixels.length)
	const glyphs: Glyph[] = []
	for (let start = 0; start < pixels.length; start++) {
		if (seen[start] || (pixels[start] ?? 0) <= limit) continue
		let [left, right, top, bottom] = [width, 0, height, 0]
		const found = [start]
		seen[start] = 1
		for (const at of found) {
			const [x, y] = [at % width, Math.floor(at / width)]
			left = Math.min(left, x)
			right = Math.max(right, x)
			top = Math.min(top, y)
			bottom = Math.max(bottom, y)
			const neighbours = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]
			for (const next of neighbours) {
				if (seen[next] !== 0 || (pixels[next] ?? 0) <= limit) continue
				seen[next] = 1
				found.push(next)
			}
		}
		glyphs.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1, pixels: found })
	}
	return glyphs.sort((a, b) => a.x - b.x)
}
