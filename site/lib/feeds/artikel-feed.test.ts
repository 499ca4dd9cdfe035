import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { emptyTemplate } from '../../empty-template.ts'
import { artikelFeed } from './artikel-feed.ts'

const artikel = {
	...{ id: 'a', uri: 'gizi', judul: 'Gizi < 5 tahun & ibu', ringkasan: 'A & B', countView: 7, penulis: 'dr. Ani' },
	...{ createdAt: Date.UTC(2026, 0, 2), updatedAt: Date.UTC(2026, 0, 3) },
	artikelMedia: [{ content: 'a b.webp', alt: 'Anak "makan"' }],
	kategoriArtikel: { id: 'k', nama: 'Anak', uri: 'anak' },
	textContent: '<p>Lihat <a href="/faq">FAQ</a>]]>\u000b<img src="/images/artikel/x.webp"></p>',
}

const parser = new XMLParser({ ignoreAttributes: false })
const read = (format: 'rss' | 'atom', list = [artikel]) => {
	const xml = artikelFeed({ siteUrl: 'https://rs.example', template: emptyTemplate, artikel: list, format })
	expect(XMLValidator.validate(xml)).toBe(true)
	return parser.parse(xml)
}

const content =
	'<p><img src="https://rs.example/images/artikel/a%20b.webp?w=1280" alt="Anak &quot;makan&quot;"></p>' +
	'<p>Lihat <a href="https://rs.example/faq">FAQ</a>]]><img src="https://rs.example/images/artikel/x.webp"></p>'

test('RSS has the article with plain title, dates, author and absolute addresses', () => {
	const { channel } = read('rss').rss
	expect(channel).toMatchObject({ language: 'id', link: 'https://rs.example/info-kesehatan' })
	expect(channel['atom:link']).toMatchObject({ '@_href': 'https://rs.example/info-kesehatan/rss.xml' })
	expect(channel.lastBuildDate).toBe('Sat, 03 Jan 2026 00:00:00 GMT')
	expect(channel.item).toMatchObject({
		title: 'Gizi < 5 tahun & ibu',
		link: 'https://rs.example/info-kesehatan/gizi',
		guid: { '#text': 'https://rs.example/info-kesehatan/gizi' },
		pubDate: 'Fri, 02 Jan 2026 00:00:00 GMT',
		'dc:creator': 'dr. Ani',
		'content:encoded': content,
		category: 'Anak',
	})
})

test('Atom has the same, with titles as HTML', () => {
	const { feed } = read('atom')
	expect(feed.updated).toBe('2026-01-03T00:00:00.000Z')
	expect(feed.entry).toMatchObject({
		title: { '@_type': 'html', '#text': 'Gizi &lt; 5 tahun &amp; ibu' },
		id: 'https://rs.example/info-kesehatan/gizi',
		published: '2026-01-02T00:00:00.000Z',
		updated: '2026-01-03T00:00:00.000Z',
		author: { name: 'dr. Ani' },
		content: { '#text': content },
	})
})

test('a feed without articles is one without entries, and does not change with the clock', () => {
	expect(read('rss', []).rss.channel).toMatchObject({ lastBuildDate: 'Thu, 01 Jan 1970 00:00:00 GMT' })
	expect(read('atom', []).feed.entry).toBeUndefined()
})
