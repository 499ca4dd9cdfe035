import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const assets = join(dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))), 'assets')

/** The package has its files for 🏼 and 🏽 the wrong way round: the Indonesian brown is under 🏼. */
const brown = '1f3fc'
const tones = /^1f3f[b-f]$/

/** Skin becomes lighter, and violet (sleeves, the wheels of a wheelchair) becomes the hospital's teal. */
const dyed = /^(💪|🫶|🤝|👂|🦽)/u

function fileOf(emoji: string) {
	const codes = [...emoji].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
	const plain = codes.filter((code) => !tones.test(code))
	const [first = '', ...rest] = plain
	const toned = [first, brown, ...rest.filter((code, i) => !(i === 0 && code === 'fe0f'))]
	const bare = plain.filter((code) => code !== 'fe0f')
	for (const names of [toned, plain, bare, [...bare, 'fe0f']]) {
		const path = join(assets, `${names.join('-')}.webp`)
		if (existsSync(path)) return path
	}
	throw new Error(`There is no picture of ${emoji}`)
}

function toHsl(r: number, g: number, b: number): [number, number, number] {
	const [high, low] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255]
	const light = (high + low) / 2
	const span = high - low
	if (span === 0) return [0, 0, light]
	const saturation = span / (1 - Math.abs(2 * light - 1))
	const part = span * 255
	const hue = high * 255 === r ? ((g - b) / part) % 6 : high * 255 === g ? (b - r) / part + 2 : (r - g) / part + 4
	return [(hue * 60 + 360) % 360, saturation, light]
}

function toRgb(hue: number, saturation: number, light: number) {
	const reach = saturation * Math.min(light, 1 - light)
	return [0, 8, 4].map((n) => {
		const k = (n + hue / 30) % 12
		return Math.round(255 * (light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
	})
}

/** Bends the hues from violet through red to orange so that red itself is left out, without a seam at either end. */
function pastRed(hue: number) {
	const turned = hue > 180 ? hue - 360 : hue
	if (turned < -75 || turned > 20) return hue
	return turned < -40 ? (((turned + 75) / 35) * 81 - 75 + 360) % 360 : 6 + ((turned + 40) / 60) * 14
}

/** How surely a hue is a red one: all of it in the middle, nothing at either end. */
function nearRed(hue: number) {
	const turned = hue > 180 ? hue - 360 : hue
	return ramp(turned, -75, -55) * ramp(turned, 20, 11)
}

const ramp = (value: number, from: number, to: number) => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** The package's brown is darker than most Indonesian skin, so skin is mixed with this. */
const lightSkin = [240, 190, 148] as const

function skinShare(hue: number, saturation: number, light: number) {
	const turned = hue > 180 ? hue - 360 : hue
	const isBrown = ramp(turned, -50, -10) * ramp(turned, 50, 34)
	return isBrown * ramp(light, 0.26, 0.44) * ramp(saturation, 0.08, 0.2) * ramp(saturation, 0.78, 0.6)
}

/** Red is kept for the emergency ward. Soft limits, or the edges speckle. */
function inHouseColours(pixels: Buffer, isDyed: boolean, keepRed: boolean) {
	for (let i = 0; i < pixels.length; i += 4) {
		const old = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0] as const
		const [hue, saturation, light] = toHsl(...old)
		let part = isDyed ? ramp(hue, light > 0.8 ? 180 : 218, light > 0.8 ? 200 : 240) * ramp(hue, 322, 306) : 0
		// What is light has only a breath of violet, and uneven at that: it becomes grey.
		const dye = 0.66 - 0.56 * ramp(light, 0.6, 0.82)
		let colour = toRgb(178 - (hue - 270) * 0.1, saturation * dye, light * (1 - 0.14 * ramp(light, 0.8, 0.6)))
		if (part === 0 && !keepRed && pastRed(hue) !== hue) {
			part = ramp(saturation, 0.28, 0.5) * nearRed(hue)
			colour = toRgb(pastRed(hue), saturation * 0.8, light + (1 - light) * 0.14)
		}
		const lift = isDyed ? 0.34 * skinShare(hue, saturation, light) : 0
		for (let k = 0; k < 3; k++) {
			const value = (old[k] ?? 0) * (1 - part) + (colour[k] ?? 0) * part
			pixels[i + k] = Math.round(value * (1 - lift) + (lightSkin[k] ?? 0) * lift)
		}
	}
}

/** Colours run out a little past the outline, or enlarging and sharpening would draw a rim around it. */
function bleed(pixels: Buffer, width: number, height: number) {
	for (let pass = 0; pass < 6; pass++) {
		const before = Buffer.from(pixels)
		const known = (at: number) => (before[at + 3] ?? 0) > 20
		for (let y = 1; y < height - 1; y++) {
			for (let x = 1; x < width - 1; x++) {
				const at = (y * width + x) * 4
				if (known(at)) continue
				const near = [at - 4, at + 4, at - width * 4, at + width * 4].filter(known)
				for (let k = 0; k < 3 && near.length; k++) {
					pixels[at + k] = Math.round(near.reduce((sum, n) => sum + (before[n + k] ?? 0), 0) / near.length)
				}
				// Marked as known for the next pass; the real transparency is kept apart.
				if (near.length) pixels[at + 3] = 21
			}
		}
	}
}

async function trimmed(emoji: string, keepRed: boolean) {
	const { data, info } = await sharp(fileOf(emoji)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	const { width, height } = info
	inHouseColours(data, dyed.test(emoji), keepRed)
	const alpha = Buffer.alloc(width * height)
	const colour = Buffer.alloc(width * height * 3)
	let [left, top, right, bottom] = [width, height, 0, 0]
	for (let i = 0; i < alpha.length; i++) {
		alpha[i] = data[i * 4 + 3] ?? 0
		if ((alpha[i] ?? 0) < 40) continue
		const [x, y] = [i % width, Math.floor(i / width)]
		left = Math.min(left, x)
		right = Math.max(right, x)
		top = Math.min(top, y)
		bottom = y
	}
	bleed(data, width, height)
	for (let i = 0; i < alpha.length; i++) data.copy(colour, i * 3, i * 4, i * 4 + 3)
	return { box: { left, top, width: right - left + 1, height: bottom - top + 1 }, alpha, colour, width, height }
}

const cache = new Map<string, ReturnType<typeof trimmed>>()

export interface EmojiLook {
	/** Length of the longer side in pixels. */
	size: number
	rotate?: number
	keepRed?: boolean
}

export async function emojiPicture(emoji: string, { size, rotate = 0, keepRed = false }: EmojiLook) {
	const key = `${emoji}${keepRed}`
	let source = cache.get(key)
	if (!source) {
		source = trimmed(emoji, keepRed)
		cache.set(key, source)
	}
	const { box, alpha, colour, width, height } = await source
	const scale = size / Math.max(box.width, box.height)
	const [w, h] = [Math.round(box.width * scale), Math.round(box.height * scale)]
	const enlarged = (raw: Buffer, channels: 1 | 3) =>
		sharp(raw, { raw: { width, height, channels } }).extract(box).resize(w, h, { kernel: 'lanczos3' })
	let surface = enlarged(colour, 3)
	// The renders are 256 pixels; enlarged they want their edges back.
	if (scale > 1.2) surface = surface.sharpen({ sigma: Math.min(2.2, scale * 0.8), m1: 0.3, m2: 1.2 })
	const outline = enlarged(alpha, 1)
	const mask = await (scale > 1.2 ? outline.linear(1.5, -64) : outline).extractChannel(0).raw().toBuffer()
	const surfacePixels = await surface.removeAlpha().raw().toBuffer()
	const picture = sharp(surfacePixels, { raw: { width: w, height: h, channels: 3 } }).joinChannel(mask, {
		raw: { width: w, height: h, channels: 1 },
	})
	let still = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
	if (rotate) {
		still = await sharp(still.data)
			.rotate(rotate, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
			.png({ compressionLevel: 1 })
			.toBuffer({ resolveWithObject: true })
	}
	return { data: still.data, width: still.info.width, height: still.info.height }
}
