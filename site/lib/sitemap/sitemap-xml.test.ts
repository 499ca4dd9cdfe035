import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { MAX_ADDRESSES, pageOf, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const read = (xml: string) => new XMLParser({ htmlEntities: true }).parse(xml)

test('an entry has an absolute, escaped address, its pictures, and a lastmod only if it is known', () => {
	const { url } = read(
		sitemapXml('https://rs.example', [
			{ path: '/' },
			{
				path: "/mitra/a&b'c",
				lastmod: 0,
				gambar: ['/images/logo-mitra/a.webp?w=1280&x=1', '/images/logo-mitra/b.webp'],
			},
		]),
	).urlset
	expect(url).toEqual([
		{ loc: 'https://rs.example/' },
		{
			loc: "https://rs.example/mitra/a&b'c",
			lastmod: '1970-01-01T00:00:00.000Z',
			'image:image': [
				{ 'image:loc': 'https://rs.example/images/logo-mitra/a.webp?w=1280&x=1' },
				{ 'image:loc': 'https://rs.example/images/logo-mitra/b.webp' },
			],
		},
	])
})

test('a part with more addresses than a file may have is several files, and an empty one is none', () => {
	const many = Array.from({ length: MAX_ADDRESSES + 1 }, (_, index) => ({ path: `/dokter/${index}`, lastmod: index }))
	const { sitemap } = read(
		sitemapIndexXml('https://rs.example', [
			['dokter', many],
			['mitra', []],
			['layanan', [{ path: '/layanan/a' }]],
		]),
	).sitemapindex
	expect(sitemap).toEqual([
		{ loc: 'https://rs.example/sitemap-dokter.xml', lastmod: new Date(MAX_ADDRESSES - 1).toISOString() },
		{ loc: 'https://rs.example/sitemap-dokter.xml?halaman=2', lastmod: new Date(MAX_ADDRESSES).toISOString() },
		{ loc: 'https://rs.example/sitemap-layanan.xml' },
	])
	expect([pageOf(many, 1).length, pageOf(many, 2).length, pageOf(many, 3).length]).toEqual([MAX_ADDRESSES, 1, 0])
})
