import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { embedAddress, embedFromKey, embedKey, embedMarkup, embedPage, parseEmbed } from './embed.ts'

const youtube = { provider: 'youtube', id: 'aqz-KE-bpKQ' } as const
const tiktok = { provider: 'tiktok', id: '@rsyasmin.demo/video/7300000000000000001' } as const
const tiktokPlayer = { provider: 'tiktok', id: '7300000000000000001' } as const
const osm = { provider: 'osm', id: 'bbox=114.355%2C-8.225%2C114.385%2C-8.205&layer=mapnik' } as const
const gmaps = {
	provider: 'gmaps',
	id: '!1m18!1m12!1m3!1d3948.9!2d114.37!3d-8.215!2sRS%20Yasmin!4v1700000000000',
} as const

describe('what staff paste is reduced to provider and id', () => {
	test.each([
		['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
		['https://www.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&t=10s', youtube],
		['https://www.youtube.com/watch?list=PL1&amp;v=aqz-KE-bpKQ', youtube],
		['http://m.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
		['youtube.com/shorts/aqz-KE-bpKQ?feature=share', youtube],
		['https://youtube.com/live/aqz-KE-bpKQ', youtube],
		['https://youtu.be/aqz-KE-bpKQ?si=abc', youtube],
		['  https://YOUTU.BE/aqz-KE-bpKQ  ', youtube],
		['//www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
		['<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x" allowfullscreen></iframe>', youtube],
		["<iframe src='https://www.youtube.com/embed/aqz-KE-bpKQ'></iframe>", youtube],
		['<iframe src=https://www.youtube.com/embed/aqz-KE-bpKQ></iframe>', youtube],
		['https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000001?lang=id-ID', tiktok],
		[
			'<blockquote class="tiktok-embed" cite="https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000001">',
			tiktok,
		],
		['https://www.tiktok.com/embed/v2/7300000000000000001', tiktokPlayer],
		['https://www.tiktok.com/player/v1/7300000000000000001?autoplay=1', tiktokPlayer],
		[`https://www.openstreetmap.org/export/embed.html?${osm.id}`, osm],
		[`<iframe src="https://www.openstreetmap.org/export/embed.html?${osm.id.replace('&', '&amp;')}"></iframe>`, osm],
		[`https://www.google.com/maps/embed?pb=${gmaps.id}`, gmaps],
		[`<iframe src="https://www.google.com/maps/embed?pb=${gmaps.id}" width="600" height="450"></iframe>`, gmaps],
	])('%s', (text, embed) => {
		expect(parseEmbed(text)).toEqual(embed)
	})
})

describe('anything else is nothing', () => {
	test.each([
		'',
		'aqz-KE-bpKQ',
		'https://evil-youtube.com/embed/aqz-KE-bpKQ',
		'https://notyoutube.com/embed/aqz-KE-bpKQ',
		'https://evil.youtube.com/embed/aqz-KE-bpKQ',
		'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
		'https://youtube.com@evil.example/embed/aqz-KE-bpKQ',
		'https://evil.example/youtube.com/embed/aqz-KE-bpKQ',
		'https://evil.example/?u=https://www.youtube.com/embed/aqz-KE-bpKQ',
		'https://evil.example/#//youtu.be/aqz-KE-bpKQ',
		'javascript://youtube.com/embed/aqz-KE-bpKQ',
		'https://youtubexcom/embed/aqz-KE-bpKQ',
		'https://www.youtube.com/embed/terlalu-panjang-sekali',
		'https://www.youtube.com/embed/pendek',
		'https://www.youtube.com/@rsyasmin.demo',
		'https://nottiktok.com/@rsyasmin.demo/video/7300000000000000001',
		'https://tiktok.com.evil.example/@rsyasmin.demo/video/7300000000000000001',
		'https://www.tiktok.com/@rsyasmin.demo',
		'https://vm.tiktok.com/ZM8abcdef/',
		'https://my-openstreetmap.org/export/embed.html?bbox=1',
		'https://www.openstreetmap.org.evil.example/export/embed.html?bbox=1',
		`https://www.openstreetmap.org/export/embed.html?bbox=${'1'.repeat(300)}`,
		'https://evilgoogle.com/maps/embed?pb=!1m18',
		'https://google.com.evil.example/maps/embed?pb=!1m18',
		'https://www.google.com/maps/embed?pb=!1m18(rusak)',
		'https://www.google.com/maps/place/RS+Yasmin',
	])('%s', (text) => {
		expect(parseEmbed(text)).toBeNull()
	})
})

test('a key is read back, and only a whole one', () => {
	for (const embed of [youtube, tiktok, tiktokPlayer, osm, gmaps]) expect(embedFromKey(embedKey(embed))).toEqual(embed)
	for (const key of [
		'',
		'youtube',
		'youtube:',
		'youtube:pendek',
		'vimeo:12345',
		'constructor:x',
		'toString:aqz-KE-bpKQ',
	])
		expect(embedFromKey(key)).toBeNull()
	expect(embedFromKey('youtube:aqz-KE-bpKQ"><script>')).toBeNull()
	expect(embedFromKey('tiktok:../../x')).toBeNull()
	expect(embedFromKey('osm:bbox=1"onload=x')).toBeNull()
})

test('whatever is found has a key, and its frame leads to the provider', () => {
	const piece = fc.constantFrom(
		...['https://', '//', 'www.', 'youtube.com/embed/', 'youtu.be/', 'tiktok.com/@a/video/', 'tiktok.com/embed/'],
		...['openstreetmap.org/export/embed.html?', 'google.com/maps/embed?pb=', 'aqz-KE-bpKQ', '1234567', 'bbox=1&b=2'],
		...['!1m18', '"', "'", ' ', '<', '>', '&amp;', '&quot;', '\n', 'src=', 'evil.example', '@', '%22'],
	)
	const hosts = /^https:\/\/www\.(youtube-nocookie\.com|tiktok\.com|openstreetmap\.org|google\.com)\/[^"'<>\s]*$/
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
			const embed = parseEmbed(pieces.join(''))
			if (!embed) return
			expect(embedFromKey(embedKey(embed))).toEqual(embed)
			expect(embedAddress(embed)).toMatch(hosts)
			expect(parseEmbed(embedMarkup(embed))?.id).toBe(embed.id.split('/').at(-1))
		}),
		{ numRuns: 3000 },
	)
})

test('a looping video is muted and its own playlist', () => {
	const parameters = new URL(embedAddress(youtube, { loop: true })).searchParams
	expect(Object.fromEntries(parameters)).toMatchObject({ autoplay: '1', mute: '1', loop: '1', playlist: youtube.id })
	expect(embedAddress(youtube)).not.toContain('autoplay')
	const player = 'https://www.tiktok.com/player/v1/7300000000000000001'
	expect(embedAddress(tiktok, { loop: true })).toBe(`${player}?autoplay=1&loop=1`)
	expect(embedAddress(tiktok, { loop: true, autoplay: false })).toBe(`${player}?loop=1`)
	expect(embedAddress(tiktok)).toBe(player)
})

test('a video has a page at its provider', () => {
	expect(embedPage(youtube)).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
	expect(embedPage(tiktok)).toBe('https://www.tiktok.com/@rsyasmin.demo/video/7300000000000000001')
})

test.each(['>youtube.com/watch?', '"youtube.com/watch?a&', ' src=tiktok.com/@a'])(
	'200 kB of %j take no time',
	(piece) => {
		const started = performance.now()
		expect(parseEmbed(piece.repeat(200_000 / piece.length))).toBeNull()
		expect(performance.now() - started).toBeLessThan(500)
	},
)

test('a video is found after other parameters, and an embed code after some text', () => {
	expect(parseEmbed(`https://www.youtube.com/watch?app=desktop&list=${'P'.repeat(100)}&v=${youtube.id}`)).toEqual(
		youtube,
	)
	expect(parseEmbed(`${'<p>Halo</p>'.repeat(100)} https://youtu.be/${youtube.id}`)).toEqual(youtube)
})
