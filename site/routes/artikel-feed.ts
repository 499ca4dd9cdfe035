import type { PageHandle } from '../../contract/cache.ts'
import { artikelFeed, FEEDS } from '../lib/feeds/artikel-feed.ts'
import { apiContext, readTemplate } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/artikel-feed'

const ARTIKEL = 20

export const handle: PageHandle = { cache: {} }

/** The newest articles for feed readers. */
export async function loader({ context, request }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	const format = new URL(request.url).pathname === FEEDS.rss ? 'rss' : 'atom'
	const [template, { data: artikel }] = await Promise.all([
		readTemplate(api),
		api('GET /v1/public/artikel', { query: { page: 1, limit: ARTIKEL } }),
	])
	const xml = artikelFeed({ siteUrl: context.get(settingsContext).siteUrl, template, artikel, format })
	return new Response(xml, { headers: { 'content-type': `application/${format}+xml; charset=utf-8` } })
}
