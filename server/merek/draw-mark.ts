import { loadSharp, MAX_INPUT_PIXELS } from '../pictures/load-sharp.ts'

/** The size at which the mark is drawn before it is scaled to an icon. */
const SIDE = 512
/** Phones cut an icon to a circle of 80 % of its side. */
const SAFE = 0.8
/** Colours that differ less than this from the ground belong to it. */
const NEAR = 24
const FAR = 96
const OPAQUE = 250
/** A mark lighter than this is invisible on white. */
const LIGHT = 200

/** The mark as pixels: red, green, blue and alpha. */
export interface Mark {
	pixels: Buffer
	/** The colour at its edges; null if they are transparent. */
	ground: Colour | null
}

interface Colour {
	r: number
	g: number
	b: number
}

export async function openMark(picture: Buffer): Promise<Mark> {
	const sharp = await loadSharp()
	const pixels = await sharp(picture, { density: (72 * SIDE) / 64, limitInputPixels: MAX_INPUT_PIXELS })
		.resize(SIDE, SIDE, { fit: 'contain', background: '#fff0' })
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer()
	return { pixels, ground: edgeColour(pixels) }
}

/** The colour in the middle of the four edges, if all of them have it. */
function edgeColour(pixels: Buffer): Colour | null {
	const middle = SIDE / 2
	const last = SIDE - 1
	const edges = [
		[middle, 0],
		[middle, last],
		[0, middle],
		[last, middle],
	].map(([x = 0, y = 0]) => (y * SIDE + x) * 4)
	const first = colourAt(pixels, edges[0] ?? 0)
	const isGround = edges.every((at) => (pixels[at + 3] ?? 0) > OPAQUE && distance(colourAt(pixels, at), first) < NEAR)
	return isGround ? first : null
}

const colourAt = (pixels: Buffer, at: number): Colour => ({
	r: pixels[at] ?? 0,
	g: pixels[at + 1] ?? 0,
	b: pixels[at + 2] ?? 0,
})

const distance = (one: Colour, other: Colour) => Math.hypot(one.r - other.r, one.g - other.g, one.b - other.b)

const raw = { raw: { width: SIDE, height: SIDE, channels: 4 as const } }

/** The mark at a size, with its own transparency. */
export async function drawIcon({ pixels }: Mark, size: number): Promise<Buffer> {
	const sharp = await loadSharp()
	return sharp(pixels, raw).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}

/** The mark on a ground that reaches the edges, for phones that cut icons to their own shape. */
export async function drawFullIcon(mark: Mark, size: number, dark: string): Promise<Buffer> {
	const sharp = await loadSharp()
	const inside = Math.round(size * SAFE)
	const picture = await sharp(mark.pixels, raw).resize(inside, inside).png().toBuffer()
	const background = mark.ground ?? (isLight(mark.pixels) ? dark : '#fff')
	return sharp({ create: { width: size, height: size, channels: 3, background } })
		.composite([{ input: picture }])
		.png({ compressionLevel: 9 })
		.toBuffer()
}

function isLight(pixels: Buffer): boolean {
	let sum = 0
	let weight = 0
	for (let at = 0; at < pixels.length; at += 4) {
		const alpha = pixels[at + 3] ?? 0
		const { r, g, b } = colourAt(pixels, at)
		sum += alpha * (0.2126 * r + 0.7152 * g + 0.0722 * b)
		weight += alpha
	}
	return weight > 0 && sum / weight > LIGHT
}

/** The shape of the mark without its ground, for decorations in the colour of the text around them. */
export async function drawSilhouette({ pixels, ground }: Mark, size: number): Promise<Buffer> {
	const shape = Buffer.alloc(pixels.length)
	for (let at = 0; at < pixels.length; at += 4) {
		const own = ground ? (distance(colourAt(pixels, at), ground) - NEAR) / (FAR - NEAR) : 1
		shape[at + 3] = Math.round((pixels[at + 3] ?? 0) * Math.min(1, Math.max(0, own)))
	}
	const sharp = await loadSharp()
	return sharp(shape, raw).resize(size, size).webp({ alphaQuality: 80, effort: 4 }).toBuffer()
}
