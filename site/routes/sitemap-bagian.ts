import type { PageHandle } from '../../contract/cache.ts'
import { bagianSitemap } from '../lib/sitemap/bagian.ts'
import { sitemapAddresses } from '../lib/sitemap/sitemap.ts'
import { pageOf, sitemapXml } from '../lib/sitemap/sitemap-xml.ts'
import { apiContext, readTemplate } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/sitemap-bagian'

export const handle: PageHandle = { cache: { parameters: { halaman: /^[1-9]\d?$/ }, freshSeconds: 300 } }

/** One part of the sitemap. One without addresses is no valid file, and the index does not name it. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const { pathname, searchParams } = new URL(request.url)
	const bagian = bagianSitemap.find((each) => pathname === `/sitemap-${each}.xml`)
	const page = Number(searchParams.get('halaman') ?? 1)
	const api = context.get(apiContext)
	const all = bagian ? await sitemapAddresses[bagian]({ api, template: await readTemplate(api) }) : []
	const addresses = pageOf(all, page)
	if (addresses.length === 0) throw new Response(null, { status: 404 })
	const xml = sitemapXml(context.get(settingsContext).siteUrl, addresses)
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
