import { describe, expect, test } from 'vitest'
import { embedFromKey, embedKey } from './embed.ts'
import { embedProblem, pastedEmbed } from './pasted-embed.ts'

const LAT = '-8.2145'
const LNG = '114.3712'
const place = `https://www.google.com/maps/place/RS+Yasmin+(Pusat)/@-8.21,114.36,17z/data=!3m1!4b1!4m6!3m5!1s0x2dd15:0xabc!8m2!3d${LAT}!4d${LNG}!16s%2Fg%2F11x?entry=ttu`
const view = (fields: number) =>
	`!1m${fields}!1m12!1m3!1d4000!2d${LNG}!3d${LAT}!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1`
const pinned = `${view(17)}!3m2!1m1!2s${LAT}%2C${LNG}!5e0!3m2!1sid!2sid`

describe('the address of a place becomes its map', () => {
	test('a place of Google Maps, with its name', () => {
		expect(pastedEmbed(place)).toEqual({
			provider: 'gmaps',
			id: `${view(18)}!3m3!1m2!1s0x2dd15%3A0xabc!2sRS%20Yasmin%20Pusat!5e0!3m2!1sid!2sid`,
		})
	})

	test.each([
		`https://www.google.com/maps/@${LAT},${LNG},17z`,
		`https://www.google.co.id/maps/place/RS/@${LAT},${LNG},17z/data=!3m1`,
		`https://maps.google.com/?q=${LAT},${LNG}`,
		`https://www.google.com/maps?q=${LAT},${LNG}&z=17`,
		`https://www.google.com/maps/search/?api=1&query=${LAT}%2C${LNG}`,
		`${LAT}, ${LNG}`,
	])('%s', (text) => {
		expect(pastedEmbed(text)).toEqual({ provider: 'gmaps', id: pinned })
	})

	test.each([
		`https://www.openstreetmap.org/?mlat=${LAT}&mlon=${LNG}#map=17/-8.2/114.3`,
		`https://www.openstreetmap.org/#map=17/${LAT}/${LNG}`,
		`https://www.openstreetmap.org/node/123#map=17/${LAT}/${LNG}`,
	])('%s', (text) => {
		expect(pastedEmbed(text)).toEqual({
			provider: 'osm',
			id: `bbox=114.36620%2C-8.21950%2C114.37620%2C-8.20950&layer=mapnik&marker=${LAT}%2C${LNG}`,
		})
	})

	test('and it can be stored', () => {
		for (const text of [place, `${LAT}, ${LNG}`, `https://www.openstreetmap.org/#map=17/${LAT}/${LNG}`]) {
			const embed = pastedEmbed(text)
			expect(embedFromKey(embed ? embedKey(embed) : '')).toEqual(embed)
		}
	})
})

test('videos are taken as they are shared', () => {
	const video = { provider: 'tiktok', id: '@rs.yasmin/video/7300000000000000001' }
	const code = `<blockquote class="tiktok-embed" cite="https://www.tiktok.com/${video.id}" data-video-id="7300000000000000001" style="max-width: 605px;"><section><a target="_blank" title="@rs" href="https://www.tiktok.com/@rs.yasmin?refer=embed">@rs</a></section></blockquote> <script async src="https://www.tiktok.com/embed.js"></script>`
	for (const text of [code, `https://www.tiktok.com/${video.id}?is_from_webapp=1&sender_device=pc`])
		expect(pastedEmbed(text)).toEqual(video)
	for (const text of ['https://youtu.be/aqz-KE-bpKQ?si=x', 'https://www.youtube.com/shorts/aqz-KE-bpKQ?feature=share'])
		expect(pastedEmbed(text)).toEqual({ provider: 'youtube', id: 'aqz-KE-bpKQ' })
})

test.each([
	['https://maps.app.goo.gl/AbCdEf', ['gmaps', 'osm'], /^Tautan pendek .* https:\/\/www\.google\.com\/maps\/place\//],
	['https://goo.gl/maps/AbCdEf', ['osm', 'gmaps'], /^Tautan pendek/],
	['https://www.google.com/maps/search/rs+yasmin', ['gmaps'], /^Alamat ini tidak memuat letaknya/],
	['https://vt.tiktok.com/ZSabc/', ['youtube', 'tiktok'], /^Tautan pendek .*tiktok\.com\/@akun\/video/],
	['https://www.tiktok.com/t/ZSabc/', ['tiktok'], /^Tautan pendek/],
	['https://www.tiktok.com/@rsyasmin', ['tiktok'], /^Ini bukan alamat satu video/],
	['https://www.youtube.com/@rsyasmin', ['youtube'], /^Ini bukan alamat satu video/],
	['https://youtu.be/aqz-KE-bpKQ', ['tiktok'], /^Tempel alamat dari TikTok, misalnya/],
	['https://evil.example/maps/@-8.2,114.3', ['gmaps'], /^Tempel alamat dari Google Maps/],
	['https://evil.example/?u=https://www.google.com/maps/@-8.2,114.3', ['gmaps'], /^Tempel alamat/],
] as const)('%s is refused with what to paste instead', (text, providers, sentence) => {
	expect(pastedEmbed(text)?.provider === providers[0]).toBe(false)
	expect(embedProblem(text, providers)).toMatch(sentence)
})
