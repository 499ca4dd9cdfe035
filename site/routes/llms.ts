import type { PageHandle } from '../../contract/cache.ts'
import { llmsTxt } from '../lib/feeds/llms-txt.ts'
import { apiContext, readTemplate } from '../load.ts'
import { settingsContext } from '../settings.ts'
import type { Route } from './+types/llms'

const ARTIKEL = 20

export const handle: PageHandle = { cache: {} }

export async function loader({ context }: Route.LoaderArgs) {
	const api = context.get(apiContext)
	const [template, { data: poliKlinik }, { data: artikel }] = await Promise.all([
		readTemplate(api),
		api('GET /v1/public/poli-klinik'),
		api('GET /v1/public/artikel', { query: { page: 1, limit: ARTIKEL, bentuk: 'ringkas' } }),
	])
	const text = llmsTxt({ siteUrl: context.get(settingsContext).siteUrl, template, poliKlinik, artikel })
	return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
