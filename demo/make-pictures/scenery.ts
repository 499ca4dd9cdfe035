import { blossom, cloud, frond, hill, lamp, leaf, pot, type Random, tree } from './drawn-things.ts'
import type { Tint } from './tints.ts'

/** A place to stand in: what is behind, and how far down the floor begins (as a part of the height). */
export interface Scenery {
	back: string
	floor: number
}

interface Stage {
	w: number
	h: number
	tint: Tint
	random: Random
	/** -1: the weight of the scenery on the left, 1: on the right. */
	side: number
	/** The middle of what is shown, as a part of the width. */
	centre: number
}

const floorBand = ({ w, h }: Stage, at: number, skirting = true) =>
	`<rect y="${h * at}" width="${w}" height="${h * (1 - at) + 1}" fill="url(#floor)"/>` +
	(skirting ? `<rect y="${h * at - 10}" width="${w}" height="12" fill="#fff" fill-opacity=".34"/>` : '')

const mirrored = ({ w, side }: Stage, inside: string) =>
	side < 0 ? inside : `<g transform="translate(${w} 0) scale(-1 1)">${inside}</g>`

/** What is outside: sky, a hill or two, a cloud; fits any box. */
function view(x: number, y: number, w: number, h: number, { tint }: Stage, radius: number, id: string) {
	return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}"/></clipPath><g clip-path="url(#${id})"><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#outside)"/>${cloud(x + w * 0.1, y + h * 0.34, w * 0.42, '#fff', 0.85)}${cloud(x + w * 0.62, y + h * 0.2, w * 0.26, '#fff', 0.6)}<ellipse cx="${x + w * 0.2}" cy="${y + h * 1.02}" rx="${w * 0.62}" ry="${h * 0.34}" fill="#9cc58c"/><ellipse cx="${x + w * 0.86}" cy="${y + h * 1.06}" rx="${w * 0.6}" ry="${h * 0.42}" fill="#7fb37c"/>${tree(x + w * 0.78, y + h * 0.8, h * 0.4, '#5d9a67', '#6d6a4c')}</g><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="none" stroke="${tint.light}" stroke-opacity=".95" stroke-width="${Math.max(8, w * 0.028)}"/>`
}

const scenes = {
	studio(stage) {
		const { w, h, tint, random, side, centre } = stage
		const x = w * (centre + side * 0.1)
		const drops = [0, 1, 2, 3].map((i) =>
			blossom(
				w * (0.1 + 0.27 * i + random() * 0.08),
				h * (0.1 + random() * 0.28),
				h * (0.06 + random() * 0.05),
				random() * 70,
				tint.light,
				tint.mid,
			),
		)
		return {
			floor: 0.74,
			back: `${floorBand(stage, 0.74, false)}<circle cx="${x}" cy="${h * 0.46}" r="${h * 0.4}" fill="${tint.soft}"/><circle cx="${x}" cy="${h * 0.46}" r="${h * 0.31}" fill="${tint.light}" fill-opacity=".28"/><g opacity=".7">${drops.join('')}</g>${floorBand(stage, 0.74, false)}`,
		}
	},
	/** Empty above, for posters. */
	dome(stage) {
		const { w, h, tint, centre, side } = stage
		const r = Math.min(w * 0.42, h * 0.4)
		return {
			floor: 0.76,
			back: `<circle cx="${w * centre}" cy="${h * 0.81}" r="${r}" fill="${tint.soft}"/><circle cx="${w * centre}" cy="${h * 0.81}" r="${r * 0.78}" fill="${tint.light}" fill-opacity=".26"/>${frond(w * (centre + side * 0.42), h * 0.8, h * 0.3, side * 14, tint.mid)}${frond(w * (centre - side * 0.45), h * 0.8, h * 0.22, side * -16, tint.strong)}${floorBand(stage, 0.76, false)}`,
		}
	},
	hills(stage) {
		const { w, h, tint, random, side } = stage
		const phase = random() * 6
		return {
			floor: 0.8,
			back: `<circle cx="${w * (w > h * 1.8 ? 0.6 : 0.5 - side * 0.3)}" cy="${h * 0.26}" r="${h * 0.1}" fill="${tint.light}" fill-opacity=".85"/>${cloud(w * (0.5 + side * 0.22), h * 0.27, w * 0.2, tint.light, 0.75)}${cloud(w * (0.5 - side * 0.12), h * 0.15, w * 0.12, tint.light, 0.5)}${hill(w, h, h * 0.58, h * 0.07, phase, tint.soft)}${hill(w, h, h * 0.68, h * 0.06, phase + 2.4, tint.mid)}${tree(w * (0.5 + side * 0.42), h * 0.72, h * 0.26, tint.strong, tint.shade)}${tree(w * (0.5 + side * 0.34), h * 0.74, h * 0.17, tint.mid, tint.shade)}${hill(w, h, h * 0.78, h * 0.03, phase + 4.4, 'url(#floor)')}`,
		}
	},
	window(stage) {
		const { w, h, tint, random } = stage
		const [x, y, ww, wh] = [w * (0.06 + random() * 0.03), h * 0.1, Math.min(w * 0.42, h * 0.62), h * 0.46]
		return {
			floor: 0.75,
			back: mirrored(
				stage,
				`${floorBand(stage, 0.75)}${view(x, y, ww, wh, stage, 26, 'pane')}<path d="M${x + ww / 2} ${y}V${y + wh}" stroke="${tint.light}" stroke-width="9"/><rect x="${x - 18}" y="${y + wh + 2}" width="${ww + 36}" height="20" rx="8" fill="${tint.light}"/><path d="M${x + ww * 0.1} ${h * 0.75}L${x + ww * 0.95} ${h * 0.75}L${x + ww * 1.5} ${h}L${x + ww * 0.45} ${h}Z" fill="${tint.light}" fill-opacity=".2"/>${w > h * 1.8 ? '' : pot(w * 0.93, h * 0.77, h * 0.36, tint.soft, tint.strong)}`,
			),
		}
	},
	curtain(stage) {
		const { w, h, tint } = stage
		const folds = Array.from({ length: 7 }, (_, i) => {
			const x = i * w * 0.052
			return `<path d="M${x} ${h * 0.07}H${x + w * 0.052}Q${x + w * 0.046} ${h * 0.4} ${x + w * 0.056} ${h * 0.7}Q${x + w * 0.028} ${h * 0.725} ${x} ${h * 0.7}Z" fill="${i % 2 ? tint.mid : tint.soft}"/>`
		})
		const panel = `<rect x="${w * 0.52}" y="${h * 0.16}" width="${w * 0.38}" height="${h * 0.36}" rx="22" fill="${tint.light}" fill-opacity=".45"/>`
		return {
			floor: 0.77,
			back: mirrored(
				stage,
				`${panel}${floorBand(stage, 0.77)}${folds.join('')}<rect y="${h * 0.06}" width="${w}" height="10" rx="5" fill="${tint.strong}" fill-opacity=".55"/>`,
			),
		}
	},
	tiles(stage) {
		const { w, h, tint, random } = stage
		const size = h / 9
		let tiles = ''
		for (let row = 0; row < 6; row++) {
			for (let column = -1; column < w / size; column++) {
				const chance = random()
				const fill = chance > 0.9 ? tint.mid : chance > 0.7 ? tint.soft : tint.light
				tiles += `<rect x="${(column * size + 3 + (row % 2) * (size / 2)).toFixed(1)}" y="${(h * 0.73 - (row + 1) * size + 3).toFixed(1)}" width="${(size - 6).toFixed(1)}" height="${(size - 6).toFixed(1)}" rx="12" fill="${fill}" fill-opacity="${(0.62 - row * 0.1).toFixed(2)}"/>`
			}
		}
		return {
			floor: 0.75,
			back: `${tiles}${floorBand(stage, 0.75)}${lamp(w * (0.5 - stage.side * 0.3), h * 0.12, h * 0.16, tint.strong)}`,
		}
	},
	arch(stage) {
		const { w, h, tint, side, centre } = stage
		const arch = (x: number, half: number, top: number, fill: string, opacity = 1) =>
			`<path d="M${x - half} ${h * 0.78}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${h * 0.78}Z" fill="${fill}" fill-opacity="${opacity}"/>`
		const x = w * (centre + side * 0.06)
		const half = Math.min(w * 0.26, h * 0.38)
		return {
			floor: 0.78,
			back: `${arch(x - side * half * 1.75, half * 0.62, h * 0.3, tint.soft)}${arch(x, half, h * 0.08, tint.mid, 0.75)}${arch(x, half * 0.8, h * 0.14, tint.light, 0.4)}${floorBand(stage, 0.78, false)}${frond(x + side * half * 1.5, h * 0.8, h * 0.46, side * 12, tint.strong)}${frond(x + side * half * 1.72, h * 0.8, h * 0.32, side * 30, tint.mid)}`,
		}
	},
	shelf(stage) {
		const { w, h, tint, random } = stage
		const board = (x: number, y: number, width: number) => {
			let things = ''
			for (let at = x + 30; at < x + width - 40; ) {
				const [size, height] = [h * (0.035 + random() * 0.03), h * (0.07 + random() * 0.08)]
				const fill = [tint.soft, tint.mid, tint.light, tint.strong][Math.floor(random() * 4)] ?? tint.soft
				things += `<rect x="${at.toFixed(1)}" y="${(y - height).toFixed(1)}" width="${size.toFixed(1)}" height="${height.toFixed(1)}" rx="7" fill="${fill}" fill-opacity=".8"/>`
				at += size + (random() > 0.7 ? 46 : 9)
			}
			return `${things}<rect x="${x}" y="${y}" width="${width}" height="14" rx="7" fill="${tint.strong}" fill-opacity=".5"/>`
		}
		return {
			floor: 0.79,
			back: mirrored(
				stage,
				`${board(w * 0.05, h * 0.26, w * 0.4)}${board(w * 0.13, h * 0.49, w * 0.32)}${floorBand(stage, 0.79)}${lamp(w * 0.8, h * 0.14, h * 0.18, tint.strong)}`,
			),
		}
	},
	clouds(stage) {
		const { w, h, tint, random, side } = stage
		const puffs = [0, 1, 2, 3].map((i) =>
			cloud(
				w * (0.02 + 0.25 * i + random() * 0.06),
				h * (0.2 + random() * 0.3),
				w * (0.12 + random() * 0.12),
				tint.light,
				0.5 + random() * 0.4,
			),
		)
		return {
			floor: 0.79,
			back: `${puffs.join('')}<ellipse cx="${w * (0.5 + side * 0.36)}" cy="${h * 0.98}" rx="${w * 0.42}" ry="${h * 0.36}" fill="${tint.soft}"/><ellipse cx="${w * (0.5 - side * 0.3)}" cy="${h * 1.03}" rx="${w * 0.52}" ry="${h * 0.36}" fill="${tint.mid}" fill-opacity=".7"/><ellipse cx="${w * 0.5}" cy="${h * 1.3}" rx="${w * 0.95}" ry="${h * 0.55}" fill="url(#floor)"/>`,
		}
	},
	leaves(stage) {
		const { w, h, tint, random } = stage
		const fan = (x: number, y: number, turn: number, size: number) =>
			[-44, -16, 14, 42]
				.map((angle, i) => leaf(x, y, size * (0.8 + random() * 0.4), turn + angle, i % 2 ? tint.mid : tint.soft))
				.join('')
		return {
			floor: 0.76,
			back: mirrored(
				stage,
				`${fan(0, h * 0.02, 130, h * 0.42)}${fan(w, h * 0.72, -62, h * 0.44)}${floorBand(stage, 0.76, false)}${frond(w * 0.03, h * 0.83, h * 0.4, 10, tint.strong)}`,
			),
		}
	},
	blinds(stage) {
		const { w, h, tint } = stage
		const slats = Array.from(
			{ length: 9 },
			(_, i) =>
				`<rect x="${w * 0.5}" y="${h * (0.08 + i * 0.052)}" width="${w * 0.42}" height="${h * 0.034}" rx="9" fill="${tint.light}" fill-opacity="${0.85 - i * 0.05}"/>`,
		)
		const rays = [0, 1, 2].map(
			(i) =>
				`<path d="M${w * (0.46 - i * 0.13)} 0H${w * (0.53 - i * 0.13)}L${w * (0.33 - i * 0.13)} ${h * 0.76}H${w * (0.25 - i * 0.13)}Z" fill="${tint.light}" fill-opacity=".22"/>`,
		)
		return {
			floor: 0.76,
			back: mirrored(
				stage,
				`<rect x="${w * 0.48}" y="${h * 0.05}" width="${w * 0.46}" height="${h * 0.53}" rx="24" fill="${tint.mid}" fill-opacity=".7"/>${slats.join('')}${rays.join('')}${floorBand(stage, 0.76)}${pot(w * 0.07, h * 0.8, h * 0.34, tint.light, tint.strong)}`,
			),
		}
	},
	corridor(stage) {
		const { w, h, tint, side } = stage
		const x = w * (0.5 - side * 0.16)
		const [l, r, t, b] = [x - w * 0.17, x + w * 0.17, h * 0.2, h * 0.6]
		const lights = [0.25, 0.5, 0.8].map(
			(k) =>
				`<ellipse cx="${x + (w / 2 - x) * (k * 0.5)}" cy="${t * (1 - k) + 8}" rx="${w * 0.03 + k * w * 0.08}" ry="${4 + k * 11}" fill="${tint.light}" fill-opacity=".9"/>`,
		)
		return {
			floor: 0.72,
			back: `<path d="M0 0H${w}L${r} ${t}H${l}Z" fill="${tint.light}" fill-opacity=".5"/><path d="M0 0L${l} ${t}V${b}L0 ${h * 0.86}Z" fill="${tint.soft}"/><path d="M${w} 0L${r} ${t}V${b}L${w} ${h * 0.86}Z" fill="${tint.mid}" fill-opacity=".55"/><path d="M${w * 0.06} ${h * 0.26}L${l * 0.62} ${h * 0.31}V${h * 0.73}L${w * 0.06} ${h * 0.84}Z" fill="${tint.strong}" fill-opacity=".4"/><path d="M${w * 0.95} ${h * 0.26}L${w - (w - r) * 0.6} ${h * 0.31}V${h * 0.72}L${w * 0.95} ${h * 0.835}Z" fill="${tint.strong}" fill-opacity=".4"/>${view(l + w * 0.07, t + h * 0.09, w * 0.2, h * 0.2, stage, 14, 'end')}<path d="M0 ${h * 0.86}L${l} ${b}H${r}L${w} ${h * 0.86}V${h}H0Z" fill="url(#floor)"/><path d="M${x - w * 0.02} ${b}H${x + w * 0.02}L${x + w * 0.16} ${h}H${x - w * 0.2}Z" fill="${tint.light}" fill-opacity=".22"/>${lights.join('')}`,
		}
	},
	garden(stage) {
		const { w, h, tint, random, side } = stage
		const bx = w * (0.5 + side * 0.27)
		const windows = Array.from(
			{ length: 12 },
			(_, i) =>
				`<rect x="${bx - w * 0.14 + (i % 4) * w * 0.075}" y="${h * 0.3 + Math.floor(i / 4) * h * 0.11}" width="${w * 0.048}" height="${h * 0.065}" rx="7" fill="${tint.mid}" fill-opacity=".75"/>`,
		)
		const house = `<rect x="${bx - w * 0.17}" y="${h * 0.24}" width="${w * 0.34}" height="${h * 0.5}" rx="22" fill="${tint.light}" fill-opacity=".8"/>${windows.join('')}`
		return {
			floor: 0.8,
			back: `${cloud(w * (0.5 - side * 0.4), h * 0.26, w * 0.17, tint.light, 0.8)}${hill(w, h, h * 0.6, h * 0.05, random() * 6, tint.soft)}${house}${tree(bx - side * w * 0.24, h * 0.75, h * 0.34, tint.mid, tint.shade)}${tree(bx + side * w * 0.2, h * 0.76, h * 0.24, tint.strong, tint.shade)}${hill(w, h, h * 0.75, h * 0.02, 1 + side, 'url(#floor)')}<path d="M${bx - w * 0.03} ${h * 0.74}H${bx + w * 0.03}Q${w * 0.52} ${h * 0.86} ${w * 0.56} ${h}H${w * 0.3}Q${w * 0.44} ${h * 0.86} ${bx - w * 0.03} ${h * 0.74}Z" fill="${tint.light}" fill-opacity=".45"/>`,
		}
	},
} satisfies Record<string, (stage: Stage) => Scenery>

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]

export const drawScenery = (name: SceneName, stage: Stage): Scenery => scenes[name](stage)

/** Gradients that every scene may use, and the light that falls on all of them from one side. */
export const groundOf = ({ w, h, tint, side }: Stage, inside: string) =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${tint.sky[0]}"/><stop offset="1" stop-color="${tint.sky[1]}"/></linearGradient><linearGradient id="floor" x2="0" y2="1"><stop stop-color="${tint.floor[0]}"/><stop offset="1" stop-color="${tint.floor[1]}"/></linearGradient><linearGradient id="outside" x2="0" y2="1"><stop stop-color="#cfe8f3"/><stop offset="1" stop-color="#f3f6e3"/></linearGradient><radialGradient id="glow" cx="${0.5 - side * 0.3}" cy=".12" r=".85"><stop stop-color="${tint.light}" stop-opacity=".55"/><stop offset="1" stop-color="${tint.light}" stop-opacity="0"/></radialGradient><radialGradient id="contact"><stop stop-color="${tint.shade}" stop-opacity=".55"/><stop offset=".5" stop-color="${tint.shade}" stop-opacity=".24"/><stop offset="1" stop-color="${tint.shade}" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#wall)"/><rect width="${w}" height="${h}" fill="url(#glow)"/>${inside}</svg>`

export type { Stage }
