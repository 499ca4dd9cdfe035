import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap.ts'

test('an entry has an absolute, escaped address, and a lastmod only if it is known', () => {
	const xml = sitemapXml('https://rs.example', [{ path: '/' }, { path: "/mitra/a&b'c", lastmod: 0 }])
	expect(xml).toContain('<url><loc>https://rs.example/</loc></url>')
	expect(xml).toContain(
		'<url><loc>https://rs.example/mitra/a&amp;b&apos;c</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>',
	)
})
