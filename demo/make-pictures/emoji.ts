import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const assets = join(dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))), 'assets')

/** The package has its files for 🏼 and 🏽 the wrong way round: the Indonesian brown is under 🏼. */
const brown = '1f3fc'
const tones = /^1f3f[b-f]$/

const fullBody = /🏃|🚶|🧘|🚴|🏊|🤸|🏋|🦽|🦼|🦯|🛌|👭|👫|👬|🧎|🚣|⛹|🤾|🏄|🧗/u
const bodyPart = /^(🙏|👏|👍|✋|🤲|💪|👋|🫶|👐|🤝|👂|🦻|👃|🦶|🦵|👣|🖐|👌|🤞|🫱|🫲|☝|👆|👉|👈)/u
const person = /🧕|👷|👳|👮|👪|🤰|🤱|🙋|💁|💆|🫃|🧖|🙆|🧏|👩|👨|🧑|👴|👵|🧓|👦|👧|👶|🧒|🤶|🫄|🙇/u

/** People who end at the chest must stand behind something; a bare head needs a frame around it. */
export function kindOf(emoji: string): 'thing' | 'bust' | 'head' {
	if (fullBody.test(emoji) || bodyPart.test(emoji) || !person.test(emoji)) return 'thing'
	const bare = emoji.replace(/[\u{1f3fb}-\u{1f3ff}\ufe0f]/gu, '')
	return /^(👩|👨|🧑|👴|👵|🧓|👦|👧|👶|🧒|👳)$/u.test(bare) ? 'head' : 'bust'
}

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

/** Red is kept for the emergency ward, and violet clothes become the hospital's teal. */
function inHouseColours(pixels: Buffer, isPerson: boolean, keepRed: boolean) {
	for (let i = 0; i < pixels.length; i += 4) {
		const [hue, saturation, light] = toHsl(pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0)
		let colour: number[] | null = null
		if (isPerson && hue > 235 && hue < 318 && saturation > 0.12) {
			colour = toRgb(178 - (hue - 270) * 0.1, saturation * 0.72, light * 0.86)
		} else if (!keepRed && saturation > 0.45 && (hue > 328 || hue < 9)) {
			const turned = (hue > 180 ? hue - 360 : hue) * 0.35 + 15
			colour = toRgb(turned, Math.min(1, saturation * 0.82), light + (1 - light) * 0.16)
		}
		if (colour) [pixels[i], pixels[i + 1], pixels[i + 2]] = colour as [number, number, number]
	}
}

async function trimmed(emoji: string, keepRed: boolean) {
	const { data, info } = await sharp(fileOf(emoji)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
	inHouseColours(data, person.test(emoji) || fullBody.test(emoji) || bodyPart.test(emoji), keepRed)
	let [left, top, right, bottom] = [info.width, info.height, 0, 0]
	for (let y = 0; y < info.height; y++) {
		for (let x = 0; x < info.width; x++) {
			if ((data[(y * info.width + x) * 4 + 3] ?? 0) < 40) continue
			left = Math.min(left, x)
			right = Math.max(right, x)
			top = Math.min(top, y)
			bottom = y
		}
	}
	const box = { left, top, width: right - left + 1, height: bottom - top + 1 }
	const raw = { width: info.width, height: info.height, channels: 4 as const }
	return { box, png: await sharp(data, { raw }).extract(box).png({ compressionLevel: 1 }).toBuffer() }
}

const cache = new Map<string, ReturnType<typeof trimmed>>()

export interface EmojiLook {
	/** Length of the longer side in pixels. */
	size: number
	rotate?: number
	flip?: boolean
	keepRed?: boolean
}

export async function emojiPicture(emoji: string, { size, rotate = 0, flip = false, keepRed = false }: EmojiLook) {
	const key = `${emoji}${keepRed}`
	let source = cache.get(key)
	if (!source) {
		source = trimmed(emoji, keepRed)
		cache.set(key, source)
	}
	const { box, png } = await source
	const scale = size / Math.max(box.width, box.height)
	let picture = sharp(png).resize(Math.round(box.width * scale), Math.round(box.height * scale), { kernel: 'lanczos3' })
	if (flip) picture = picture.flop()
	// The renders are 256 pixels; enlarged they want their edges back.
	if (scale > 1.2) picture = picture.sharpen({ sigma: Math.min(2.2, scale * 0.8), m1: 0.4, m2: 1.6 })
	let still = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true })
	if (rotate) {
		still = await sharp(still.data)
			.rotate(rotate, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
			.png({ compressionLevel: 1 })
			.toBuffer({ resolveWithObject: true })
	}
	return { data: still.data, width: still.info.width, height: still.info.height }
}
