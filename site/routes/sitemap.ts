import type { PageHandle } from '../../contract/cache.ts'
import { bagianSitemap } from '../lib/sitemap/bagian.ts'
import { sitemapAddresses } from '../lib/sitemap/sitemap.ts'
import { sitemapIndexXml } from '../lib/sitemap/sitemap-xml.ts'
import { apiContext, readTemplate } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/sitemap'

export const handle: PageHandle = { cache: { freshSeconds: 300 } }

export async function loader({ context }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	const template = await readTemplate(api)
	const parts = await Promise.all(
		bagianSitemap.map(async (bagian) => [bagian, await sitemapAddresses[bagian]({ api, template })] as const),
	)
	const xml = sitemapIndexXml(context.get(settingsContext).siteUrl, parts)
	return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
