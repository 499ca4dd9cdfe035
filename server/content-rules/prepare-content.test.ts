import { describe, expect, test } from 'vitest'
import { hostileLinks } from '../../tests/support/xss-attacks.ts'
import { type ContentTable, contentRules, rulesOf } from './content-rules.ts'
import { InvalidContent } from './invalid-content.ts'
import { prepareContent } from './prepare-content.ts'

const mitra = { id: 'a', uri: 'a', nama: 'Asuransi  Éka', logo: null, favorit: null, urutan: 1 }

test('HTML is sanitised, cari and ringkasan are derived', () => {
	const text = 'abcdefghi '.repeat(20).trim()
	const deskripsi = `<p>${text}</p><script>alert(1)</script>`
	const stored = prepareContent('mitra', { ...mitra, deskripsi })
	expect(stored.deskripsi).toBe(`<p>${text}</p>`)
	expect(stored.cari).toBe('asuransi eka')
	expect(stored.ringkasan).toBe(text.slice(0, 150))
	expect(stored).toMatchObject(mitra)
})

test('an article derives cari from its title and ringkasan from its text', () => {
	expect(prepareContent('artikel', { judul: 'Tidur Cukup', textContent: '<h1>Tidur</h1>' })).toEqual({
		judul: 'Tidur Cukup',
		cari: 'tidur cukup',
		textContent: '<h2>Tidur</h2>',
		ringkasan: 'Tidur',
	})
})

test('a change derives only the columns it affects', () => {
	expect(prepareContent('layanan', { urutan: 3 })).toEqual({ urutan: 3 })
	expect(prepareContent('layanan', { nama: 'IGD' })).toEqual({ nama: 'IGD', cari: 'igd' })
	expect(prepareContent('layanan', { deskripsi: 'a' })).toEqual({ deskripsi: 'a', ringkasan: 'a' })
})

test('derived columns of the caller are ignored', () => {
	const values = { nama: 'IGD', cari: 'palsu', ringkasan: '<script>' } as { nama: string }
	expect(prepareContent('layanan', values)).toEqual({ nama: 'IGD', cari: 'igd' })
})

test('control characters and lone surrogates are removed from text', () => {
	expect(prepareContent('testimoni', { nama: 'A\u0000b\u0007', testimoni: 'baris\nbaru \ud83c' })).toEqual({
		nama: 'Ab',
		testimoni: 'baris\nbaru \ufffd',
	})
})

test('persetujuanPelacakan accepts two values only', () => {
	expect(prepareContent('webSetting', { persetujuanPelacakan: 'setuju' })).toEqual({ persetujuanPelacakan: 'setuju' })
	const other = { persetujuanPelacakan: 'nanti' as 'setuju' }
	expect(() => prepareContent('webSetting', other)).toThrow(InvalidContent)
})

describe('embeds are stored as provider and id', () => {
	test.each([
		['https://www.openstreetmap.org/export/embed.html?bbox=1', 'osm:bbox=1'],
		['<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>', 'gmaps:!1m18'],
		['osm:bbox=1', 'osm:bbox=1'],
		['', ''],
	])('map %s', (mapLokasi, expected) => {
		expect(prepareContent('webSetting', { mapLokasi })).toEqual({ mapLokasi: expected })
	})

	test('the rule depends on contentType', () => {
		const gallery = { keterangan: 'x' }
		const youtube = prepareContent('gallery', {
			...gallery,
			contentType: 'youtube',
			content: 'https://youtu.be/aqz-KE-bpKQ',
		})
		expect(youtube.content).toBe('youtube:aqz-KE-bpKQ')
		expect(prepareContent('gallery', { ...gallery, contentType: 'gambar', content: 'a.webp' }).content).toBe('a.webp')
		expect(
			prepareContent('berandaBanner', { contentType: 'embed_video', content: 'youtube:aqz-KE-bpKQ' }).content,
		).toBe('youtube:aqz-KE-bpKQ')
	})

	test('the video of an article may be null', () => {
		expect(prepareContent('artikelSetting', { videoDetailArtikel: null })).toEqual({ videoDetailArtikel: null })
	})
})

describe('invalid columns are named', () => {
	test.each([
		[
			() => prepareContent('webSetting', { mapLokasi: 'youtube:aqz-KE-bpKQ', petunjukArah: 'javascript:x' }),
			['mapLokasi', 'petunjukArah'],
		],
		[() => prepareContent('webSettingSosmed', { link: 'javascript:alert(1)' }), ['link']],
		[() => prepareContent('berandaBanner', { buttonLink: '//evil.example' }), ['buttonLink']],
		[
			() =>
				prepareContent('berandaBanner', {
					contentType: 'embed_video',
					content: 'https://evil-youtube.com/embed/aqz-KE-bpKQ',
				}),
			['content'],
		],
		[() => prepareContent('artikelSetting', { tiktokDaftarArtikel: 'youtube:aqz-KE-bpKQ' }), ['tiktokDaftarArtikel']],
		[() => prepareContent('gallery', { contentType: 'youtube', content: '' }), ['content']],
		[() => prepareContent('gallery', { contentType: 'gambar', content: '../rahasia' }), ['content']],
		[() => prepareContent('gallery', { content: 'a.webp' }), ['content']],
		[() => prepareContent('popupInformation', { quiz: '{"jawaban":1}' }), ['quiz']],
		[() => prepareContent('popupInformation', { quiz: 'rusak' }), ['quiz']],
	])('%s', (prepare, columns) => {
		expect(prepare).toThrow(InvalidContent)
		try {
			prepare()
		} catch (error) {
			expect(Object.keys((error as InvalidContent).fields)).toEqual(columns)
		}
	})
})

test('links of the site and of the web are valid', () => {
	const links = { buttonLink: ' /poli-klinik ' }
	expect(prepareContent('berandaBanner', links).buttonLink).toBe('/poli-klinik')
	expect(prepareContent('berandaBanner', { buttonLink: null }).buttonLink).toBeNull()
	expect(prepareContent('webSetting', { petunjukArah: 'https://a.example/?a=1&b=2' }).petunjukArah).toBe(
		'https://a.example/?a=1&b=2',
	)
})

test.each([
	['artikel', 'textContent'],
	['popupInformation', 'text'],
] as const)('%s.%s with thousands of levels is refused before it is parsed', (table, column) => {
	const values = { [column]: '<b><p>'.repeat(100_000) } as never
	const sentence = 'Susunan teks ini terlalu rumit. Tempel sebagai teks biasa, lalu atur ulang.'
	const busy = process.threadCpuUsage()
	expect(() => prepareContent(table, values)).toThrow(
		expect.objectContaining({ fields: { [column]: sentence } }) as unknown as Error,
	)
	// Parsed, it takes a minute.
	expect(process.threadCpuUsage(busy).user / 1000).toBeLessThan(2000)
})

test('every text of a quiz is sanitised', () => {
	const evil = 'Teh<img src=x onerror=alert(1)>'
	const quiz = {
		opsiJawaban: [{ key: 'a', content: null, text: evil }],
		jawaban: 'a',
		infoJawaban: { content: null, text: evil },
	}
	const stored = prepareContent('popupInformation', { quiz: JSON.stringify(quiz) }).quiz
	expect(JSON.parse(String(stored))).toEqual({
		...quiz,
		opsiJawaban: [{ key: 'a', content: null, text: 'Teh' }],
		infoJawaban: { content: null, text: 'Teh' },
	})
})

/** Rules for what is never a link. */
const TEXT_RULES = ['html', 'words']

const guarded = (Object.keys(contentRules) as ContentTable[]).flatMap((table) =>
	Object.entries(rulesOf(table).columns ?? {}).flatMap(([column, rule]) =>
		rule === undefined || TEXT_RULES.includes(rule.name) ? [] : [[table, column] as const],
	),
)

test.each(guarded)(
	'%s.%s takes no address that runs something or leads to others as if it were ours',
	(table, column) => {
		for (const contentType of ['gambar', 'embed_video', 'youtube', 'tiktok'])
			for (const link of hostileLinks)
				expect(() => prepareContent(table, { contentType, [column]: link } as never), link).toThrow(InvalidContent)
	},
)
