import sharp, { type OverlayOptions } from 'sharp'
import { contact, randomOf } from './drawn-things.ts'
import { emojiPicture } from './emoji.ts'
import { drawScenery, groundOf, type SceneName, type Stage } from './scenery.ts'
import { type TintName, tints } from './tints.ts'

/** Where a thing stands: `x` across, `depth` from the back of the floor (0) to the front (1), `size` of the picture's unit. */
interface Slot {
	x: number
	depth: number
	size: number
	/** Hangs in the air with its middle this far down, instead of standing. */
	float?: number
}

const at = (x: number, depth: number, size: number, float?: number): Slot => ({ x, depth, size, float })

/** The first slot is for the main thing; a pose is mirrored where the scenery's weight is on the right. */
const poses = {
	centre: [at(0.5, 0.42, 0.58), at(0.77, 0.66, 0.29), at(0.23, 0.72, 0.25), at(0.81, 0, 0.15, 0.24)],
	left: [at(0.36, 0.46, 0.6), at(0.68, 0.6, 0.36), at(0.87, 0.8, 0.23), at(0.6, 0, 0.14, 0.2)],
	trio: [at(0.5, 0.3, 0.5), at(0.23, 0.62, 0.37), at(0.77, 0.62, 0.37), at(0.2, 0, 0.14, 0.2)],
	duo: [at(0.36, 0.42, 0.52), at(0.66, 0.6, 0.46), at(0.88, 0.82, 0.21), at(0.13, 0.86, 0.18)],
	podium: [at(0.5, 0.16, 0.5), at(0.22, 0.78, 0.27), at(0.79, 0.74, 0.29), at(0.79, 0, 0.14, 0.22)],
	orbit: [at(0.5, 0.5, 0.58), at(0.22, 0, 0.21, 0.3), at(0.79, 0, 0.19, 0.24), at(0.81, 0.7, 0.23)],
	pair: [at(0.33, 0.5, 0.52), at(0.67, 0.5, 0.52), at(0.5, 0.82, 0.24), at(0.87, 0.82, 0.2)],
	close: [at(0.42, 0.7, 0.72), at(0.76, 0.82, 0.32), at(0.81, 0, 0.18, 0.3), at(0.13, 0.9, 0.2)],
} satisfies Record<string, Slot[]>

export type PoseName = keyof typeof poses
export const poseNames = Object.keys(poses) as PoseName[]

export interface Picture {
	w: number
	h: number
	/** The main thing first, then one to three smaller ones. */
	emoji: string[]
	scene: SceneName
	tint: TintName
	pose: PoseName
	/** -1 or 1: which side carries the weight. */
	side: number
	keepRed: boolean
	/** Moves the whole group across, as a part of the width (banners leave room for words). */
	shift?: number
	/** Grows or shrinks the whole group. */
	scale?: number
	/** Moves the group down (or up), as a part of the height. */
	drop?: number
	/** Grows or shrinks the smaller things alone. */
	props?: number
	/** Drawn over everything. */
	over?: string
}

const podium = (x: number, y: number, width: number, depth: number, { tint }: Stage) =>
	`${contact(x, y + depth * 0.9, width * 1.25)}<path d="M${x - width / 2} ${y}V${y + depth}A${width / 2} ${width * 0.13} 0 0 0 ${x + width / 2} ${y + depth}V${y}Z" fill="${tint.mid}"/><path d="M${x - width / 2} ${y}V${y + depth}A${width / 2} ${width * 0.13} 0 0 0 ${x} ${y + depth + width * 0.13}V${y}Z" fill="#fff" fill-opacity=".12"/><ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width * 0.13}" fill="${tint.soft}"/><ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${width * 0.13}" fill="#fff" fill-opacity=".42"/>`

interface Placed {
	emoji: string
	x: number
	bottom: number
	size: number
	rotate: number
	float: boolean
}

function arrange(picture: Picture, stage: Stage, floor: number): Placed[] {
	const { w, h, random, side } = stage
	const unit = Math.min(h, w * (h > w ? 0.96 : 0.86)) * (picture.scale ?? 1)
	const wide = Math.min(1, (h * 1.5) / w)
	return picture.emoji.slice(0, 4).map((emoji, i) => {
		const slot = poses[picture.pose][i] ?? at(0.5, 0.5, 0.3)
		const x = w * (0.5 + (slot.x - 0.5) * (side > 0 ? -1 : 1) * wide + (picture.shift ?? 0))
		const size = unit * slot.size * (i > 0 && slot.float === undefined ? (picture.props ?? 1) : 1)
		const base = { emoji, x, size, rotate: 0, float: false }
		const lower = (picture.drop ?? 0) * h
		if (slot.float !== undefined) {
			const middle = h * slot.float + lower
			return { ...base, bottom: middle + size / 2, float: true, rotate: Math.round(random() * 24 - 12) }
		}
		return { ...base, bottom: h * floor + h * (1 - floor) * slot.depth + lower }
	})
}

const svgLayer = (stage: Stage, inside: string): OverlayOptions => ({
	input: Buffer.from(groundOf(stage, inside).replace(/<rect [^>]*url\(#(wall|glow)\)"\/>/g, '')),
	left: 0,
	top: 0,
})

async function overlay(placed: Placed, stage: Stage, keepRed: boolean): Promise<OverlayOptions[]> {
	const picture = await emojiPicture(placed.emoji, { size: placed.size, rotate: placed.rotate, keepRed })
	const middle = placed.bottom - placed.size / 2
	const top = placed.float ? middle - picture.height / 2 : placed.bottom - picture.height
	const left = placed.x - picture.width / 2
	const { w, h } = stage
	const box = {
		left: Math.max(0, Math.round(-left)),
		top: Math.max(0, Math.round(-top)),
		width: Math.min(picture.width, Math.round(w - left)) - Math.max(0, Math.round(-left)),
		height: Math.min(picture.height, Math.round(h - top)) - Math.max(0, Math.round(-top)),
	}
	const input = await sharp(picture.data).extract(box).png({ compressionLevel: 1 }).toBuffer()
	const layers: OverlayOptions[] = []
	if (!placed.float) {
		layers.push(svgLayer(stage, contact(placed.x, placed.bottom - picture.height * 0.012, picture.width * 1.02)))
	}
	layers.push({ input, left: Math.max(0, Math.round(left)), top: Math.max(0, Math.round(top)) })
	return layers
}

export async function paint(picture: Picture, seed: string) {
	const { w, h } = picture
	const stage: Stage = {
		w,
		h,
		tint: tints[picture.tint],
		random: randomOf(seed),
		side: picture.side,
		centre: 0.5 + (picture.shift ?? 0),
	}
	const scenery = drawScenery(picture.scene, stage)
	const placed = arrange(picture, stage, scenery.floor)
	const layers: OverlayOptions[] = []
	const hero = placed[0]
	if (picture.pose === 'podium' && hero && !hero.float) {
		layers.push(svgLayer(stage, podium(hero.x, hero.bottom - hero.size * 0.02, hero.size * 1.12, h * 0.1, stage)))
	}
	// From back to front; what hangs in the air comes before what stands.
	const order = [...placed].sort((a, b) => Number(b.float) - Number(a.float) || a.bottom - b.bottom)
	for (const thing of order) layers.push(...(await overlay(thing, stage, picture.keepRed)))
	if (picture.over) layers.push(svgLayer(stage, picture.over))
	return sharp(Buffer.from(groundOf(stage, scenery.back))).composite(layers)
}
