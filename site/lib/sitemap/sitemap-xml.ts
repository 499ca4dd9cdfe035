import type { SitemapAddress } from './sitemap-addresses.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '')

/** A sitemap as sitemaps.org describes it. */
export function sitemapXml(siteUrl: string, addresses: SitemapAddress[]): string {
	const entries = addresses.map(({ path, lastmod }) => {
		const time = lastmod === undefined ? '' : `<lastmod>${new Date(lastmod).toISOString()}</lastmod>`
		return `<url><loc>${escapeXml(siteUrl + path)}</loc>${time}</url>\n`
	})
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
