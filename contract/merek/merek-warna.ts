import {
	clampChroma,
	formatHex,
	modeLrgb,
	modeOklch,
	modeRgb,
	type Oklch,
	useMode as registerMode,
	wcagContrast,
} from 'culori/fn'

registerMode(modeRgb)
registerMode(modeLrgb)
const toOklch = registerMode(modeOklch)

/** The neutral colours of site.css on which coloured texts are. */
const white = '#ffffff'
const ground = '#fbf8f2'
const sand = '#f3ede1'

/** A scale of the site's design tokens (site.css). Its base is the colour that staff choose. */
interface Scale {
	base: string
	tokens: Record<string, string>
	/** Text and background as the site combines them. */
	pairs: readonly (readonly [text: string, background: string])[]
}

/** Each of these texts on each of these backgrounds. */
const each = (texts: string[], backgrounds: string[]) =>
	texts.flatMap((text) => backgrounds.map((background) => [text, background] as const))

const utama: Scale = {
	base: 'teal-700',
	tokens: {
		'teal-50': '#eef7f5',
		'teal-100': '#d8ece8',
		'teal-200': '#aed6cf',
		'teal-600': '#0f726d',
		'teal-700': '#0b5d5a',
		'teal-800': '#084846',
		'teal-900': '#063534',
	},
	pairs: [
		...each([white], ['teal-600', 'teal-700', 'teal-800', 'teal-900']),
		...each(['teal-600', 'teal-700'], [white, ground, sand, 'teal-50', 'teal-100']),
		...each(['teal-800', 'teal-900'], ['teal-50', 'teal-100']),
		...each(['teal-50', 'teal-100'], ['teal-700', 'teal-800', 'teal-900']),
	],
}

const pendamping: Scale = {
	base: 'leaf-700',
	tokens: {
		'leaf-50': '#f0f7ec',
		'leaf-100': '#dfefd6',
		'leaf-300': '#a9d08f',
		'leaf-700': '#2f6b2c',
	},
	pairs: [...each([white], ['leaf-700']), ...each(['leaf-700'], [white, ground, sand, 'leaf-50', 'leaf-100'])],
}

const MIN_CONTRAST = 4.5

/** Tokens lighter than this keep their lightness, whatever the base is. */
const LIGHT = 0.8
const STEP = 0.005

/** Every design token of the brand, `teal-50` to `leaf-700`, with its hex colour. */
export type Palet = Record<string, string>

/** The site's own colours. */
export const WARNA_BAWAAN = { utama: '#0b5d5a', pendamping: '#2f6b2c' } as const

interface Turunan {
	/** The base in use: the chosen colour, or a darker one of the same hue. */
	dipakai: string
	palet: Palet
	/** The lowest contrast of all pairs with the colour as chosen. */
	kontras: number
}

/** A grey has no hue. */
function readColour(hex: string): { l: number; c: number; h: number } {
	const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {}
	return { l, c, h }
}

/** The scale of a base: lightness, chroma and hue differ from it as the default tokens differ from theirs. */
function scaleOf({ base, tokens }: Scale, chosen: string): Palet {
	const from = readColour(tokens[base] ?? '')
	const to = readColour(chosen)
	return Object.fromEntries(
		Object.entries(tokens).map(([name, hex]) => {
			const token = readColour(hex)
			const colour: Oklch = {
				mode: 'oklch',
				l: token.l > LIGHT ? token.l : Math.max(0, to.l + token.l - from.l),
				c: (to.c * token.c) / from.c,
				h: to.h + token.h - from.h,
			}
			return [name, formatHex(clampChroma(colour, 'oklch'))]
		}),
	)
}

const lowestContrast = ({ pairs }: Scale, palet: Palet) =>
	Math.min(...pairs.map(([text, background]) => wcagContrast(palet[text] ?? text, palet[background] ?? background)))

/** Darkens the chosen colour until every text of the scale can be read. Black passes, so this ends. */
function derive(scale: Scale, chosen: string): Turunan {
	const { l, c, h } = readColour(chosen)
	const kontras = lowestContrast(scale, scaleOf(scale, chosen))
	for (let darker = l; ; darker -= STEP) {
		const isChosen = darker === l
		const dipakai = isChosen ? chosen : formatHex(clampChroma({ mode: 'oklch', l: Math.max(0, darker), c, h }, 'oklch'))
		const palet = scaleOf(scale, dipakai)
		if (lowestContrast(scale, palet) >= MIN_CONTRAST || darker <= 0) return { dipakai, palet, kontras }
	}
}

export const deriveUtama = (chosen: string | null) => derive(utama, chosen ?? WARNA_BAWAAN.utama)
export const derivePendamping = (chosen: string | null) => derive(pendamping, chosen ?? WARNA_BAWAAN.pendamping)

/** All tokens of a brand; null stands for the default colour. */
export const paletOf = (warnaUtama: string | null, warnaPendamping: string | null): Palet => ({
	...deriveUtama(warnaUtama).palet,
	...derivePendamping(warnaPendamping).palet,
})
