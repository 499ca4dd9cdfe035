import { escapeHtml } from '../../../contract/escape-html.ts'
import type { BagianSitemap } from './bagian.ts'
import type { SitemapAddress } from './sitemap.ts'

/** The most addresses of one file, as sitemaps.org says. */
export const MAX_ADDRESSES = 50_000

/** The most pictures of one page, as Google says. */
const MAX_PICTURES = 1000

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const loc = (siteUrl: string, path: string) => `<loc>${escapeHtml(new URL(path, siteUrl).href)}</loc>`

const lastmodOf = (time: number | undefined) =>
	time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`

const whole = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`

/** A sitemap as sitemaps.org describes it, with Google's addition for pictures. */
export function sitemapXml(siteUrl: string, addresses: SitemapAddress[]): string {
	const entries = addresses.map(({ path, lastmod, gambar = [] }) => {
		const pictures = gambar
			.slice(0, MAX_PICTURES)
			.map((each) => `<image:image><image:loc>${escapeHtml(new URL(each, siteUrl).href)}</image:loc></image:image>`)
		return `<url>${loc(siteUrl, path)}${lastmodOf(lastmod)}${pictures.join('')}</url>\n`
	})
	return whole(
		`<urlset ${xmlns} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('')}</urlset>`,
	)
}

/** The index of the files. A part without addresses is left out; a large one has several. */
export function sitemapIndexXml(siteUrl: string, parts: (readonly [BagianSitemap, SitemapAddress[]])[]): string {
	const entries = parts.flatMap(([bagian, addresses]) =>
		Array.from({ length: Math.ceil(addresses.length / MAX_ADDRESSES) }, (_, index) => {
			const times = pageOf(addresses, index + 1).flatMap(({ lastmod }) => lastmod ?? [])
			const last = times.reduce<number | undefined>((max, time) => Math.max(max ?? 0, time), undefined)
			const path = `/sitemap-${bagian}.xml${index > 0 ? `?halaman=${index + 1}` : ''}`
			return `<sitemap>${loc(siteUrl, path)}${lastmodOf(last)}</sitemap>\n`
		}),
	)
	return whole(`<sitemapindex ${xmlns}>\n${entries.join('')}</sitemapindex>`)
}

/** The addresses of one file, counted from 1. */
export const pageOf = (addresses: SitemapAddress[], page: number) =>
	addresses.slice((page - 1) * MAX_ADDRESSES, page * MAX_ADDRESSES)
