import { samplePromos } from '../features/promo/sample-promos.ts'
import { sitemapAddresses, sitemapXml } from '../lib/sitemap/sitemap.ts'
import { apiContext } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
	const addresses = await sitemapAddresses(context.get(apiContext), samplePromos)
	const xml = sitemapXml(context.get(settingsContext).siteUrl, addresses)
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
