export interface Point {
	x: number
	y: number
	on: boolean
}

export interface Glyph {
	/** Points of all contours, followed by the four phantom points that carry the advance width. */
	points: Point[]
	/** Index of the last point of every contour. */
	ends: number[]
	/** A composite glyph borrows others, each shifted by (dx, dy). */
	parts: { glyph: number; dx: number; dy: number }[]
}

/** Reads big-endian numbers one after the other. */
export class Reader {
	at = 0
	readonly bytes: Buffer
	constructor(bytes: Buffer, at = 0) {
		this.bytes = bytes
		this.at = at
	}
	u8() {
		return this.bytes.readUInt8(this.at++)
	}
	i8() {
		return this.bytes.readInt8(this.at++)
	}
	u16() {
		this.at += 2
		return this.bytes.readUInt16BE(this.at - 2)
	}
	i16() {
		this.at += 2
		return this.bytes.readInt16BE(this.at - 2)
	}
	u32() {
		this.at += 4
		return this.bytes.readUInt32BE(this.at - 4)
	}
	base128() {
		let value = 0
		for (let i = 0; i < 5; i++) {
			const byte = this.u8()
			value = value * 128 + (byte & 127)
			if (byte < 128) break
		}
		return value
	}
	/** The format's 255UInt16. */
	short255() {
		const code = this.u8()
		if (code === 253) return this.u16()
		if (code === 255) return 253 + this.u8()
		if (code === 254) return 506 + this.u8()
		return code
	}
}
