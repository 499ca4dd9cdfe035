import sharp from 'sharp'
import { breakLines, drawText, type Lettering, textWidth } from './lettering.ts'

/*
 * Partners are named, not copied: a drawn sign beside a set name, no real trademark.
 */

/** Signs in a box of 100 × 100; `a` is the main ink, `b` its companion. */
const signs: ((a: string, b: string) => string)[] = [
	(a, b) =>
		`<circle cx="50" cy="50" r="44" fill="${a}"/><path d="M50 20C72 40 72 62 50 82C28 62 28 40 50 20Z" fill="${b}"/>`,
	(a, b) =>
		`<path d="M50 6L88 20V50C88 74 70 88 50 95C30 88 12 74 12 50V20Z" fill="${a}"/><path d="M32 50L46 64L70 36" fill="none" stroke="${b}" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/>`,
	(a, b) =>
		`<rect x="8" y="8" width="84" height="84" rx="26" fill="${a}"/><circle cx="50" cy="58" r="22" fill="none" stroke="${b}" stroke-width="9"/><rect x="45.500" y="16" width="9" height="30" rx="4.500" fill="${b}"/>`,
	(a, b) =>
		`<path d="M50 8C58 24 70 34 70 52A20 20 0 0 1 30 52C30 34 42 24 50 8Z" fill="${b}"/><path d="M16 84H84L72 68H28Z" fill="${a}"/><rect x="30" y="86" width="40" height="8" rx="4" fill="${a}"/>`,
	(a, b) =>
		`<path d="M50 10V62H14Q34 48 50 10Z" fill="${b}"/><path d="M54 22V62H84Q70 50 54 22Z" fill="${a}"/><path d="M8 68H92Q84 90 62 90H38Q16 90 8 68Z" fill="${a}"/>`,
	(a, b) =>
		`<g fill="none" stroke-width="11" stroke-linecap="round"><path d="M8 40Q22 24 36 40T64 40T92 40" stroke="${a}"/><path d="M8 62Q22 46 36 62T64 62T92 62" stroke="${b}"/><path d="M22 84Q36 68 50 84T78 84" stroke="${a}"/></g>`,
	(a, b) =>
		`<path d="M50 6L94 44V94H6V44Z" fill="${a}"/><path d="M50 34C62 34 70 43 70 54V94H30V54C30 43 38 34 50 34Z" fill="${b}"/>`,
	(a, b) =>
		`<rect x="10" y="50" width="20" height="42" rx="6" fill="${b}"/><rect x="40" y="30" width="20" height="62" rx="6" fill="${a}"/><rect x="70" y="10" width="20" height="82" rx="6" fill="${b}"/>`,
	(a, b) =>
		`<circle cx="50" cy="50" r="43" fill="none" stroke="${a}" stroke-width="9"/><circle cx="50" cy="50" r="27" fill="${b}"/><rect x="41" y="41" width="18" height="18" rx="3" fill="${a}"/>`,
	(a, b) =>
		`<path d="M4 88L38 24Q44 14 50 24L62 46L68 37Q72 31 76 38L98 88Z" fill="${a}"/><path d="M35 46Q44 54 53 46L44 26Z" fill="${b}"/><circle cx="80" cy="18" r="9" fill="${b}"/>`,
	(a, b) =>
		`<path d="M6 50Q36 16 68 50Q36 84 6 50Z" fill="${a}"/><path d="M62 50L94 26V74Z" fill="${a}"/><circle cx="26" cy="45" r="5" fill="#fff"/><path d="M42 36Q52 50 42 64" fill="none" stroke="${b}" stroke-width="5" stroke-linecap="round"/>`,
	(a, b) =>
		[0, 60, 120, 180, 240, 300]
			.map(
				(t, i) =>
					`<path transform="rotate(${t} 50 50)" d="M50 46C38 34 40 14 50 6C60 14 62 34 50 46Z" fill="${i % 2 ? b : a}"/>`,
			)
			.join(''),
	(a, b) =>
		`<path d="M10 72Q10 26 56 26H74V12L96 38L74 64V50H56Q34 50 34 72V90H10Z" fill="${a}"/><circle cx="76" cy="82" r="10" fill="${b}"/>`,
	(a, b) =>
		`<g fill="none" stroke-width="10"><circle cx="50" cy="34" r="24" stroke="${a}"/><circle cx="32" cy="64" r="24" stroke="${b}"/><circle cx="68" cy="64" r="24" stroke="${a}"/></g>`,
	(a, b) =>
		`<path d="M36 8H64V36H92V64H64V92H36V64H8V36H36Z" fill="${a}"/><path d="M50 34C62 44 62 56 50 68C38 56 38 44 50 34Z" fill="${b}"/>`,
	(a, b) =>
		`<circle cx="42" cy="26" r="18" fill="${a}"/><path d="M10 94C10 64 26 50 42 50C60 50 70 64 70 80L70 94Z" fill="${a}"/><circle cx="74" cy="58" r="12" fill="${b}"/><path d="M54 94C54 80 64 73 74 73C84 73 94 80 94 94Z" fill="${b}"/>`,
	(a, b) =>
		`<path d="M50 16L98 38L50 60L2 38Z" fill="${a}"/><path d="M22 54V74Q50 92 78 74V54L50 67Z" fill="${b}"/><path d="M90 42V70" stroke="${a}" stroke-width="6" stroke-linecap="round"/>`,
	(a, b) =>
		`<path d="M50 94V52" stroke="${a}" stroke-width="9" stroke-linecap="round"/><path d="M50 56C22 56 10 38 10 18C36 18 50 32 50 56Z" fill="${a}"/><path d="M50 66C50 44 64 32 90 32C90 54 76 66 50 66Z" fill="${b}"/>`,
]

const inks = [
	['#0f6b5f', '#8fc9a4'],
	['#1d5b8c', '#8ec2dd'],
	['#24507a', '#d9b45a'],
	['#b8772e', '#f0cf93'],
	['#17607a', '#7fc4c4'],
	['#1c6f93', '#79c2b5'],
	['#2f6b3f', '#a9cf93'],
	['#27405f', '#7fa6c4'],
	['#7a5a1e', '#d8b465'],
	['#5a4030', '#b98a5e'],
	['#1a6d80', '#f0cf93'],
	['#5d4a7c', '#b3a1cf'],
	['#2b6b57', '#e0a963'],
	['#1b5f86', '#6fb6a8'],
	['#2a7b5c', '#dff0e2'],
	['#8a5a78', '#e0b7c6'],
	['#2c4f7c', '#9db9d8'],
	['#4a7a34', '#b7d58a'],
] as const

/** The first words may be only what kind of house it is; they are set small above the name. */
const kinds =
	/^(PT|Asuransi Jiwa|Asuransi|Bank|BPR|Hotel|Koperasi Nelayan|Koperasi|Klinik Pratama|Klinik Bersalin|Akademi Keperawatan|Sekolah Dasar|Klinik) (.+)$/

function nameBlock(
	name: string,
	width: number,
	most: number,
	ink: string,
	pale: string,
	weight: number,
	spacing: number,
) {
	const [, kind, rest = name] = name.match(kinds) ?? []
	const capitals = spacing > 40
	const label = capitals ? rest.toUpperCase() : rest
	const small: Lettering = { size: 20, weight: 600, fill: pale, spacing: 60 }
	let style: Lettering = { size: 52, weight, fill: ink, spacing }
	const fits = () =>
		breakLines(label, width, style).length <= most && label.split(' ').every((word) => textWidth(word, style) <= width)
	while (!fits()) style = { ...style, size: style.size - 1 }
	const lines = breakLines(label, width, style)
	const step = style.size * 1.14
	const total = (kind ? 32 : 0) + step * (lines.length - 1) + style.size * 0.72
	const drawn = (x: number, middle: number, anchor: 'start' | 'middle') => {
		let y = middle - total / 2
		let out = ''
		if (kind) {
			out += drawText(kind.toUpperCase(), x, y + 15, { ...small, anchor })
			y += 32
		}
		lines.forEach((line, i) => {
			out += drawText(line, x, y + style.size * 0.72 + i * step, { ...style, anchor })
		})
		return out
	}
	return {
		drawn,
		width: Math.max(...lines.map((line) => textWidth(line, style)), kind ? textWidth(kind.toUpperCase(), small) : 0),
		total,
	}
}

export function paintWordMark(name: string, turn: number) {
	const [w, h] = [480, 240]
	const [ink, pale] = inks[turn % inks.length] ?? inks[0]
	const sign = signs[turn % signs.length]?.(ink, pale) ?? ''
	const stacked = turn % 4 === 3
	const weight = [800, 600, 700, 500][turn % 4] ?? 700
	const spacing = [-15, 0, 55, -8, 10][turn % 5] ?? 0
	const block = nameBlock(name, stacked ? 400 : 286, stacked ? 1 : 2, ink, '#5d7471', weight, spacing)
	const size = stacked ? 84 : 104
	const gap = stacked ? 18 : 26
	const place = (x: number, y: number) =>
		`<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 100 100">${sign}</svg>`
	const left = (w - size - gap - block.width) / 2
	const top = (h - size - gap - block.total) / 2
	const inside = stacked
		? place((w - size) / 2, top) + block.drawn(w / 2, top + size + gap + block.total / 2, 'middle')
		: place(left, (h - size) / 2) + block.drawn(left + size + gap, h / 2, 'start')
	return sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#fff"/>${inside}</svg>`,
		),
	)
}
