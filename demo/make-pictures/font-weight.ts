import { type Glyph, type Point, Reader } from './font-reader.ts'

/** Where a variable font keeps the shifts that turn its thinnest letters into bold ones. */
export interface Variation {
	/** The axis in font units of weight: smallest, default, largest. */
	axis: [number, number, number]
	shared: number[]
	/** The packed shifts of one glyph. */
	data(glyph: number): Buffer
}

export function variationsOf(fvar: Buffer, gvar: Buffer): Variation {
	const axisAt = fvar.readUInt16BE(4)
	const fixed = (at: number) => fvar.readInt32BE(at) / 65536
	const head = new Reader(gvar, 4)
	const axes = head.u16()
	if (axes !== 1) throw new Error('Only a font with the one axis of weight is understood')
	const sharedCount = head.u16()
	const sharedAt = head.u32()
	head.u16()
	const long = head.u16() & 1
	const base = head.u32()
	const offset = (i: number) => base + (long ? gvar.readUInt32BE(20 + i * 4) : gvar.readUInt16BE(20 + i * 2) * 2)
	return {
		axis: [fixed(axisAt + 4), fixed(axisAt + 8), fixed(axisAt + 12)],
		shared: Array.from({ length: sharedCount }, (_, i) => gvar.readInt16BE(sharedAt + i * 2) / 16384),
		data: (glyph) => gvar.subarray(offset(glyph), offset(glyph + 1)),
	}
}

/** Null stands for every point. */
function pointNumbers(from: Reader): number[] | null {
	let count = from.u8()
	if (count === 0) return null
	if (count & 128) count = ((count & 127) << 8) | from.u8()
	const numbers: number[] = []
	let last = 0
	while (numbers.length < count) {
		const control = from.u8()
		for (let i = (control & 127) + 1; i > 0; i--) {
			last += control & 128 ? from.u16() : from.u8()
			numbers.push(last)
		}
	}
	return numbers
}

function shifts(from: Reader, count: number) {
	const values: number[] = []
	while (values.length < count) {
		const control = from.u8()
		for (let i = (control & 63) + 1; i > 0; i--) values.push(control & 128 ? 0 : control & 64 ? from.i16() : from.i8())
	}
	return values
}

/** How much of a set of shifts applies at a place on the axis. */
function share(place: number, start: number, peak: number, end: number) {
	if (peak === 0) return 1
	if (place === peak) return 1
	if (place <= start || place >= end) return 0
	return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
}

/** A point without its own shift moves with its neighbours along the contour. */
function between(value: number, a: number, b: number, shiftA: number, shiftB: number) {
	if (a === b) return shiftA === shiftB ? shiftA : 0
	const [low, high, shiftLow, shiftHigh] = a < b ? [a, b, shiftA, shiftB] : [b, a, shiftB, shiftA]
	if (value <= low) return shiftLow
	if (value >= high) return shiftHigh
	return shiftLow + ((value - low) / (high - low)) * (shiftHigh - shiftLow)
}

function fillContour(points: Point[], moved: Map<number, [number, number]>, first: number, last: number) {
	const touched: number[] = []
	for (let i = first; i <= last; i++) if (moved.has(i)) touched.push(i)
	if (touched.length === 0) return
	const length = last - first + 1
	touched.forEach((from, n) => {
		const to = touched[(n + 1) % touched.length] ?? from
		const [a, b] = [points[from], points[to]]
		const [shiftA, shiftB] = [moved.get(from), moved.get(to)]
		if (!a || !b || !shiftA || !shiftB) return
		const next = (i: number) => first + ((i - first + 1) % length)
		for (let i = next(from); i !== to; i = next(i)) {
			const p = points[i]
			if (!p || i === from) break
			moved.set(i, [between(p.x, a.x, b.x, shiftA[0], shiftB[0]), between(p.y, a.y, b.y, shiftA[1], shiftB[1])])
		}
	})
}

export function varied(glyphs: Glyph[], index: number, weight: number, { axis, shared, data }: Variation): Point[] {
	const glyph = glyphs[index]
	if (!glyph) return []
	const result = glyph.points.map((point) => ({ ...point }))
	const bytes = data(index)
	const [low, usual, high] = axis
	const place =
		weight < usual ? (weight - usual) / (usual - low) : weight > usual ? (weight - usual) / (high - usual) : 0
	if (bytes.length === 0 || place === 0) return result
	const head = new Reader(bytes)
	const tuples = head.u16()
	const body = new Reader(bytes, head.u16())
	const common = tuples & 0x8000 ? pointNumbers(body) : null
	for (let i = tuples & 0xfff; i > 0; i--) {
		const size = head.u16()
		const flags = head.u16()
		const peak = flags & 0x8000 ? head.i16() / 16384 : (shared[flags & 0xfff] ?? 0)
		const [start, end] =
			flags & 0x4000 ? [head.i16() / 16384, head.i16() / 16384] : [Math.min(peak, 0), Math.max(peak, 0)]
		const next = body.at + size
		const numbers = (flags & 0x2000 ? pointNumbers(body) : common) ?? glyph.points.map((_, n) => n)
		const dx = shifts(body, numbers.length)
		const dy = shifts(body, numbers.length)
		body.at = next
		const part = share(place, start, peak, end)
		if (part === 0) continue
		const moved = new Map(numbers.map((n, k): [number, [number, number]] => [n, [dx[k] ?? 0, dy[k] ?? 0]]))
		glyph.ends.forEach((last, n) => {
			fillContour(glyph.points, moved, n === 0 ? 0 : (glyph.ends[n - 1] ?? 0) + 1, last)
		})
		for (const [n, [x, y]] of moved) {
			const point = result[n]
			if (!point) continue
			point.x += x * part
			point.y += y * part
		}
	}
	return result
}
