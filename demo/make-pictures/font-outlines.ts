import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type Glyph, type Point, Reader } from './font-reader.ts'
import { type Variation, variationsOf, varied } from './font-weight.ts'

/*
 * Neither sharp nor librsvg reads WOFF2, and a screenshot would tie the pictures to one browser.
 * So the site's own font is opened here and its letters become plain SVG paths.
 */

const knownTags =
	'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar'.split(
		' ',
	)

function tablesOf(file: Buffer) {
	const head = new Reader(file, 12)
	const count = head.u16()
	head.at = 20
	const packedLength = head.u32()
	head.at = 48
	const entries: { tag: string; length: number }[] = []
	for (let i = 0; i < count; i++) {
		const flags = head.u8()
		let tag = knownTags[flags & 63]
		if ((flags & 63) === 63) {
			tag = file.toString('latin1', head.at, head.at + 4)
			head.at += 4
		}
		const version = flags >> 6
		const plainLength = head.base128()
		const isOutline = tag === 'glyf' || tag === 'loca'
		const transformed = isOutline ? version === 0 : version !== 0
		entries.push({ tag: tag ?? '', length: transformed ? head.base128() : plainLength })
	}
	const data = brotliDecompressSync(file.subarray(head.at, head.at + packedLength))
	const tables = new Map<string, Buffer>()
	let at = 0
	for (const { tag, length } of entries) {
		tables.set(tag, data.subarray(at, at + length))
		at += length
	}
	return (tag: string) => {
		const table = tables.get(tag)
		if (!table) throw new Error(`The font has no table ${tag}`)
		return table
	}
}

const signed = (flag: number, value: number) => (flag & 1 ? value : -value)

/** One step from point to point, packed into one flag and one to four bytes. */
function stepOf(flag: number, from: Reader): [number, number] {
	if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + from.u8())]
	if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + from.u8()), 0]
	if (flag < 84) {
		const high = flag - 20
		const low = from.u8()
		return [signed(flag, 1 + (high & 48) + (low >> 4)), signed(flag >> 1, 1 + ((high & 12) << 2) + (low & 15))]
	}
	if (flag < 120) {
		const high = flag - 84
		const dx = 1 + (Math.floor(high / 12) << 8) + from.u8()
		return [signed(flag, dx), signed(flag >> 1, 1 + (((high % 12) >> 2) << 8) + from.u8())]
	}
	if (flag < 124) {
		const [a, b, c] = [from.u8(), from.u8(), from.u8()]
		return [signed(flag, (a << 4) + (b >> 4)), signed(flag >> 1, ((b & 15) << 8) + c)]
	}
	const dx = from.u16()
	return [signed(flag, dx), signed(flag >> 1, from.u16())]
}

function glyphsOf(table: Buffer, advances: number[]): Glyph[] {
	const head = new Reader(table, 4)
	const count = head.u16()
	head.at = 8
	const sizes = Array.from({ length: 7 }, () => head.u32())
	let start = head.at
	const streams = sizes.map((size) => {
		start += size
		return new Reader(table.subarray(start - size, start))
	})
	const [contours, counts, flags, steps, composites] = streams as [Reader, Reader, Reader, Reader, Reader]
	return Array.from({ length: count }, (_, index) => {
		const glyph: Glyph = { points: [], ends: [], parts: [] }
		const contourCount = contours.i16()
		if (contourCount > 0) {
			let total = 0
			for (let i = 0; i < contourCount; i++) {
				total += counts.short255()
				glyph.ends.push(total - 1)
			}
			let [x, y] = [0, 0]
			for (let i = 0; i < total; i++) {
				const flag = flags.u8()
				const [dx, dy] = stepOf(flag & 127, steps)
				x += dx
				y += dy
				glyph.points.push({ x, y, on: flag < 128 })
			}
			steps.short255()
		} else if (contourCount === -1) readParts(glyph, composites, steps)
		for (const x of [0, advances[index] ?? 0, 0, 0]) glyph.points.push({ x, y: 0, on: true })
		return glyph
	})
}

function readParts(glyph: Glyph, from: Reader, steps: Reader) {
	for (let more = true; more; ) {
		const flags = from.u16()
		const part = { glyph: from.u16(), dx: 0, dy: 0 }
		const wide = flags & 1
		part.dx = wide ? from.i16() : from.i8()
		part.dy = wide ? from.i16() : from.i8()
		if (flags & 8) from.at += 2
		else if (flags & 64) from.at += 4
		else if (flags & 128) from.at += 8
		glyph.parts.push(part)
		glyph.points.push({ x: part.dx, y: part.dy, on: true })
		more = (flags & 32) !== 0
		if (!more && flags & 256) steps.short255()
	}
}

function codesOf(table: Buffer) {
	const codes = new Map<number, number>()
	const head = new Reader(table, 2)
	for (let i = head.u16(); i > 0; i--) {
		head.at += 4
		const at = head.u32()
		if (table.readUInt16BE(at) !== 4) continue
		const half = table.readUInt16BE(at + 6)
		const segment = (part: number, index: number) =>
			table.readUInt16BE(at + 14 + part * half + (part > 0 ? 2 : 0) + index)
		for (let s = 0; s < half; s += 2) {
			const [end, begin, delta, range] = [segment(0, s), segment(1, s), segment(2, s), segment(3, s)]
			for (let code = begin; code <= end && code < 0xffff; code++) {
				const place = at + 16 + 3 * half + s + range + (code - begin) * 2
				const glyph = range === 0 ? code : table.readUInt16BE(place)
				if (glyph) codes.set(code, (glyph + delta) & 0xffff)
			}
		}
	}
	return codes
}

export interface Font {
	codes: Map<number, number>
	glyphs: Glyph[]
	/** The glyph drawn at a weight from 200 to 800. */
	at(glyph: number, weight: number): Point[]
}

export function openFont(path: string): Font {
	const table = tablesOf(readFileSync(path))
	const metricCount = table('hhea').readUInt16BE(34)
	const metrics = table('hmtx')
	// Transformed widths come without bearings; either way they stand at a fixed stride.
	const packed = metrics.length < metricCount * 4
	const advances = Array.from({ length: metricCount }, (_, i) => metrics.readUInt16BE(packed ? 1 + i * 2 : i * 4))
	const glyphs = glyphsOf(table('glyf'), advances)
	const variation: Variation = variationsOf(table('fvar'), table('gvar'))
	return { codes: codesOf(table('cmap')), glyphs, at: (index, weight) => varied(glyphs, index, weight, variation) }
}
