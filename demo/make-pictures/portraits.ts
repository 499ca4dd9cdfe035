import * as avataaars from '@dicebear/avataaars'
import { createAvatar } from '@dicebear/core'
import sharp from 'sharp'
import { blossom, frond, leaf, type Random, randomOf } from './drawn-things.ts'

export interface Person {
	sex: 'l' | 'p'
	hijab: boolean
	/** Grey hair. */
	old: boolean
	role: 'doctor' | 'patient'
}

const pick = <T>(random: Random, of: readonly T[]) => of[Math.floor(random() * of.length)] as T

const skins = ['f0c39a', 'e6b080', 'dca273', 'd1935f', 'c48552', 'eab98c'] as const
const hijabs = [
	'1f7a73',
	'2b5d6b',
	'8fae8b',
	'd9c7a8',
	'9c7a63',
	'5b7a8c',
	'c9a79a',
	'3d4f57',
	'e9e1d2',
	'6d8f86',
] as const
const hairs = ['2a2220', '1f1b1d', '33261f', '3d2c23'] as const
const shirts = ['#9fd0c8', '#bcd9ea', '#f3dcc8', '#d8e6c4', '#cfd8dc', '#e8e2f0', '#7fb9b2'] as const
const clothes = ['1f7a73', '5b8f6a', '4f7c94', 'b98a5e', '7d8f99', 'c58f72', '8a9a5b', '35606b'] as const
const grounds = [
	['#e4f2ed', '#bfdfd4', '#1f7a73'],
	['#f9f3e7', '#ecdfc8', '#8fae8b'],
	['#e9f3dd', '#cbe2b6', '#5b8f6a'],
	['#3b918a', '#146561', '#d5f2e6'],
	['#e3f0f6', '#c3dde9', '#2b7f86'],
	['#eef1ec', '#d3ded7', '#4f8f86'],
	['#fbeee4', '#f3d8c6', '#c58f72'],
	['#6fae92', '#37806a', '#e6f6dc'],
] as const

/** White coat over a shirt, drawn in the avatar's own clothing box (264 × 110, neck at 132). */
function coat(shirt: string, withStethoscope: boolean, tie: boolean) {
	const body =
		`<path d="M132.5 51.83c18.5 0 33.5-9.62 33.5-21.48 0-.36-.01-.7-.04-1.06A72 72 0 0 1 232 101.04V110H32v-8.95a72 72 0 0 1 67.05-71.83c-.03.37-.05.75-.05 1.13 0 11.86 15 21.48 33.5 21.48Z" fill="${shirt}"/>` +
		`<path d="M108 36L132 53L118 66L101 40ZM156 36L132 53L146 66L163 40Z" fill="#fff" fill-opacity=".8"/>`
	const necktie = tie ? '<path d="M127 54h10l3 9-4 5 6 42h-20l6-42-4-5Z" fill="#1f6d68"/>' : ''
	const halves =
		'<path d="M100.78 29.12 101 28c-2.96.05-6 1-6 1l-.42.66A72.01 72.01 0 0 0 32 101.06V110h82s-18.7-51.56-13.24-80.8l.02-.08ZM150 110s19-53 13-82c2.96.05 6 1 6 1l.42.66a72.01 72.01 0 0 1 62.58 71.4V110h-82Z" fill="#fdfefe"/>'
	const lapels =
		'<path d="M101 28c-6 29 13 82 13 82H94L76 74l8-8-9-7 20-30s3.04-.95 6-1ZM163 28c6 29-13 82-13 82h20l18-36-8-8 9-7-20-30s-3.04-.95-6-1Z" fill="#dfe9ea"/>'
	const sleeves = '<path d="M57 84L60 110M207 84L204 110" stroke="#d3dfe1" stroke-width="2" stroke-linecap="round"/>'
	const badge =
		'<g transform="translate(183 72)"><rect x="7" y="-5" width="8" height="6" rx="2" fill="#9fb3b5"/><rect width="23" height="28" rx="3.5" fill="#fff" stroke="#c4d3d4"/><path d="M.5 4A3.5 3.5 0 0 1 4 .5H19A3.5 3.5 0 0 1 22.5 4V8H.5Z" fill="#1f7a73"/><circle cx="11.5" cy="14.5" r="3.6" fill="#d9a67c"/><rect x="5" y="20.5" width="13" height="2.2" rx="1.1" fill="#9fb3b5"/><rect x="7.5" y="24" width="8" height="1.6" rx=".8" fill="#c4d3d4"/></g>'
	const stethoscope =
		'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="M97 30C86 52 84 66 90 80M167 30C178 50 176 62 171 72" stroke="#24484c" stroke-width="4.2"/><path d="M84 96C80 90 82 80 90 80C98 80 100 90 96 96" stroke="#24484c" stroke-width="3.4"/><path d="M84 96v3M96 96v3" stroke="#8fa5a8" stroke-width="4"/><circle cx="171" cy="76" r="5.4" fill="#8fa5a8" stroke="#24484c" stroke-width="2.4"/></g>'
	return body + necktie + halves + lapels + sleeves + badge + (withStethoscope ? stethoscope : '')
}

function figure(person: Person, seed: string, random: Random, turn: number) {
	const inTurn = <T>(of: readonly T[], step: number) => of[(turn * step) % of.length] as T
	const { sex, hijab, old, role } = person
	const tops = hijab
		? (['hijab'] as const)
		: sex === 'p'
			? (['bob', 'straight01', 'straight02', 'straightAndStrand', 'bun', 'longButNotTooLong'] as const)
			: old
				? (['shortFlat', 'theCaesarAndSidePart', 'sides', 'shortRound'] as const)
				: (['shortFlat', 'shortRound', 'shortWaved', 'theCaesar', 'theCaesarAndSidePart'] as const)
	const hair = old ? pick(random, ['9a9a98', 'b5b3b0', '84868a']) : pick(random, hairs)
	const beard = sex === 'l' && random() < (old ? 0.4 : 0.16)
	const svg = createAvatar(avataaars, {
		seed,
		top: [pick(random, tops)],
		topProbability: 100,
		hairColor: [hair],
		hatColor: [inTurn(hijabs, 3)],
		skinColor: [inTurn(skins, 5)],
		eyes: [random() < 0.75 ? 'default' : 'happy'],
		eyebrows: [pick(random, ['defaultNatural', 'default'] as const)],
		mouth: [pick(random, ['smile', 'twinkle'] as const)],
		clothing: [pick(random, ['blazerAndShirt', 'collarAndSweater', 'blazerAndSweater', 'shirtCrewNeck'] as const)],
		clothesColor: [inTurn(clothes, 3)],
		accessories: [pick(random, ['prescription02', 'round', 'prescription01'] as const)],
		accessoriesProbability: random() < (old ? 0.6 : 0.3) ? 100 : 0,
		accessoriesColor: ['3c4f5c'],
		facialHair: ['beardLight'],
		facialHairColor: [hair],
		facialHairProbability: beard ? 100 : 0,
	}).toString()
	const dressed = coat(pick(random, shirts), random() < 0.62, sex === 'l' && random() < 0.5)
	const inside = svg
		.replace(/^<svg[^>]*>/, '')
		.replace(/<\/svg>\s*$/, '')
		.replace(/<metadata[\s\S]*?<\/metadata>/, '')
	return role === 'doctor'
		? inside.replace(
				/<g transform="translate\(0 170\)">[\s\S]*?<\/g>/,
				`<g transform="translate(0 170)">${dressed}</g>`,
			)
		: inside
}

function ground(w: number, h: number, random: Random, turn: number) {
	const [top, bottom, ink] = grounds[turn % grounds.length] ?? grounds[0]
	const side = random() < 0.5 ? 0 : 1
	const motifs = [
		() => `<circle cx="${w / 2}" cy="${h * 0.5}" r="${w * 0.46}" fill="#fff" fill-opacity=".3"/>`,
		() =>
			`<path d="M${w * 0.1} ${h}V${h * 0.46}A${w * 0.4} ${w * 0.4} 0 0 1 ${w * 0.9} ${h * 0.46}V${h}Z" fill="#fff" fill-opacity=".26"/>`,
		() =>
			`<g opacity=".34">${frond(side * w, h * 0.74, h * 0.5, side ? -20 : 20, ink)}${frond((1 - side) * w, h * 0.92, h * 0.42, side ? 16 : -16, ink)}</g>`,
		() =>
			[0, 1, 2]
				.map(
					(i) =>
						`<rect x="${w * (0.08 + i * 0.3)}" y="${h * 0.08}" width="${w * 0.24}" height="${h * 0.62}" rx="${w * 0.05}" fill="#fff" fill-opacity=".24"/>`,
				)
				.join(''),
		() =>
			`<g opacity=".24">${[-40, -12, 16, 44].map((angle) => leaf(side * w, 0, h * 0.34, (side ? 225 : 135) + angle, ink)).join('')}</g>` +
			blossom(w * (side ? 0.16 : 0.84), h * 0.16, w * 0.13, 20, '#ffffff', '#f0cd78'),
	]
	const motif = motifs[Math.floor(random() * motifs.length)]
	return `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${w}" height="${h}" fill="url(#g)"/>${motif?.() ?? ''}`
}

/** `turn` walks through the grounds so that neighbours in a list differ. */
export function paintPortrait(w: number, h: number, person: Person, seed: string, turn: number) {
	const random = randomOf(seed)
	const back = ground(w, h, random, turn)
	// The avatar's shoulders are 200 of its 280 units; they fill most of the width and stand on the lower edge.
	const size = Math.min(w * 1.24, h * 1.02)
	const shadow = `<ellipse cx="${w / 2}" cy="${h}" rx="${w * 0.5}" ry="${h * 0.06}" fill="#0b3f40" fill-opacity=".16"/>`
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}">${back}${shadow}<svg x="${(w - size) / 2}" y="${h - size}" width="${size}" height="${size}" viewBox="0 0 280 280" fill="none">${figure(person, seed, random, turn)}</svg></svg>`
	return sharp(Buffer.from(svg))
}
