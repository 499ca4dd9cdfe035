import { basename, extname } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { type Picture, type PoseName, paint, poseNames } from './composition.ts'
import type { Wanted } from './content-pictures.ts'
import { emojiPicture } from './emoji.ts'
import { paintLogo, paintMark } from './jasmine-mark.ts'
import { paintPoster } from './posters.ts'
import { clinicIcons, posters, recipes } from './recipes.ts'
import { type SceneName, sceneNames } from './scenery.ts'
import { type TintName, tints } from './tints.ts'
import { paintWordMark } from './word-marks.ts'

const sizes: Record<string, [number, number]> = {
	'beranda/banner': [1600, 800],
	'beranda/pendaftaran': [1200, 900],
	'shop-item': [1000, 1000],
	'popup-information': [1000, 1000],
	'popup-quiz': [600, 600],
	'web-setting': [900, 1200],
}

/** What a folder does to all its scenes: banners keep their left half free, posters their upper half. */
const staging: Record<string, Partial<Picture>> = {
	'beranda/banner': { shift: 0.22, scale: 1.04 },
	'web-setting': { scale: 0.77, drop: -0.035 },
}

function choose<T extends string>(word: string | undefined, of: readonly T[], recipe: string): T {
	const found = of.find((name) => name === word)
	if (!found) throw new Error(`'${word}' in '${recipe}' is none of ${of.join(', ')}`)
	return found
}

function readRecipe(recipe: string, folder: string): Picture {
	const [things = '', words = ''] = recipe.split('|')
	const [scene, tint, pose, ...options] = words.trim().split(/\s+/)
	const size = options
		.find((option) => /^\d+x\d+$/.test(option))
		?.split('x')
		.map(Number)
	const [w = 1200, h = 800] = size ?? sizes[folder] ?? []
	return {
		w,
		h,
		emoji: things.trim().split(/\s+/),
		scene: choose<SceneName>(scene, sceneNames, recipe),
		tint: choose<TintName>(tint, Object.keys(tints) as TintName[], recipe),
		pose: choose<PoseName>(pose, poseNames, recipe),
		side: options.includes('right') ? 1 : -1,
		keepRed: options.includes('red'),
		...(options.includes('fine') ? { props: 0.62, scale: 1.16 } : {}),
		...staging[folder],
	}
}

async function paintIcon(name: string) {
	const emoji = clinicIcons[name]
	if (!emoji) throw new Error(`There is no icon for ${name}`)
	const { data, width, height } = await emojiPicture(emoji, { size: 232 })
	const clear = { r: 0, g: 0, b: 0, alpha: 0 }
	return sharp({ create: { width: 256, height: 256, channels: 4, background: clear } }).composite([
		{ input: data, left: Math.round((256 - width) / 2), top: Math.round((256 - height) / 2) },
	])
}

/** `turn` is the picture's place in its folder. */
export async function paintWanted(wanted: Wanted, turn: number, hospital: string): Promise<Sharp> {
	const { folder, file } = wanted
	const name = basename(file, extname(file))
	const seed = `${folder}/${name}`
	if (folder === 'logo-mitra') return paintWordMark(wanted.name ?? name, turn)
	if (folder === 'icon-poli-klinik') return paintIcon(name)
	if (file === 'logo.png') return paintLogo()
	if (folder === 'merek') return paintMark()
	const recipe = recipes[folder]?.[name]
	if (!recipe) throw new Error(`There is no recipe for ${seed}`)
	const picture = readRecipe(recipe, folder)
	const poster = folder === 'web-setting' ? posters[name] : undefined
	return poster ? paintPoster(picture, poster, hospital, seed) : paint(picture, seed)
}
