import pLimit from 'p-limit'
import { calls } from '../../contract/calls.ts'
import { isPrivatePage } from '../../contract/web/private-page.ts'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-response.ts'
import type { Igd } from '../http/remember-igd.ts'
import { measure, offerSample } from '../metrics/measure.ts'
import type { CallApi } from './create-pages.ts'
import type { LoadedSite } from './load-site.ts'

/** Enough to use the time in which some renders wait for the database; more only delay each other. */
const MAX_RENDERS = 16

interface RendererOptions {
	env: Env
	site: Pick<LoadedSite, 'current'>
	api: CallApi
	onError: (error: unknown, context: { request: Request }) => void
	igd: () => Igd | null
}

interface RenderInput {
	nonce: string
	/** The cookie of a member of the staff who previews unpublished content. */
	cookie?: string
}

interface Rendered {
	response: Response
	/** False if an API call failed: the page lacks content that it normally has. */
	isWhole: boolean
	/** The service that the page's browser may ask for the visitor's place; empty unless the hospital has chosen that. */
	geoUrl: string
}

/** Renders pages with React Router. A page that cannot be rendered is reported and replaced by the last-resort page. */
export function createRenderer({ env, site, api, onError, igd }: RendererOptions) {
	async function render(request: Request, { nonce, cookie }: RenderInput): Promise<Rendered> {
		const { handler, createLoadContext } = await site.current()
		let isWhole = true
		let geoUrl = env.GEO_URL
		const context = createLoadContext({
			async fetch(address, init) {
				try {
					const response = await api(address, cookie ? { ...init, headers: { ...init?.headers, cookie } } : init)
					if (isFailed(response)) isWhole = false
					if (!address.startsWith(TEMPLATE)) return response
					const template = await response.json()
					if (!asksPlace(template)) geoUrl = ''
					return { ok: response.ok, status: response.status, json: async () => template }
				} catch (error) {
					isWhole = false
					throw error
				}
			},
			settings: {
				siteUrl: env.SITE_URL || new URL(request.url).origin,
				geoUrl: env.GEO_URL,
				keepVisitorDays: env.KEEP_VISITOR_DAYS,
				keepMemberDays: env.KEEP_MEMBER_DAYS,
				serviceWorker: env.SERVICE_WORKER,
				igd: igd() ?? undefined,
				pratinjau: cookie ? true : undefined,
			},
			nonce,
			onError: (error) => onError(error, { request }),
		})
		const response = await handler(request, context)
		const shown = hasContent(response) ? response : errorPage('KESALAHAN_SISTEM', { igd: igd() })
		return { response: shown, isWhole, geoUrl }
	}

	const limit = pLimit(MAX_RENDERS)
	offerSample('renders', () => ({ active: limit.activeCount, queued: limit.pendingCount }))

	return async (request: Request, input: RenderInput): Promise<Rendered> => {
		try {
			return await limit(async () => {
				const started = performance.now()
				return await render(request, input).finally(() => measure('render', (performance.now() - started) / 1000))
			})
		} catch (error) {
			onError(error, { request })
			// An error of ours, whatever was read before it.
			return { response: errorPage('KESALAHAN_SISTEM', { igd: igd() }), isWhole: true, geoUrl: '' }
		}
	}
}

/** Another provider may refuse a read because there are too many. Other refusals are answers. */
const isFailed = ({ status }: Pick<Response, 'status'>) => status >= 500 || status === 429

/** The router's own last error response is plain text or empty. */
const hasContent = ({ status, headers }: Response) =>
	status < 500 || /^text\/(html|x-script)/.test(headers.get('content-type') ?? '')

const TEMPLATE = `/api${calls.getTemplate.path}`

/** As the browser decides it: without a choice the specification's look-up. */
function asksPlace(template: unknown): boolean {
	const { webSetting } = (template ?? {}) as { webSetting?: { data?: { tempatPengunjung?: string } | null } }
	return (webSetting?.data?.tempatPengunjung ?? 'browser') === 'browser'
}

/** Whether a page may load the advertising pixel: the hospital has set one, and the page shows no patient data. */
export async function mayLoadPixel(pathname: string, api: CallApi): Promise<boolean> {
	if (isPrivatePage(pathname)) return false
	try {
		const response = await api(`/api${calls.listMetaPixel.path}`, { method: calls.listMetaPixel.method })
		const { data } = (await response.json()) as { data?: { data?: unknown[] } }
		return response.ok && (data?.data?.length ?? 0) > 0
	} catch {
		return false
	}
}
