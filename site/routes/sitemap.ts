import { sitemapAddresses } from '../features/sitemap/sitemap-addresses.ts'
import { sitemapXml } from '../features/sitemap/sitemap-xml.ts'
import { apiContext } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/sitemap'

export async function loader({ context }: Route.LoaderArgs) {
	const addresses = await sitemapAddresses(context.get(apiContext))
	const xml = sitemapXml(context.get(settingsContext).siteUrl, addresses)
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
