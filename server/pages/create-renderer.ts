import pLimit from 'p-limit'
import type { Env } from '../env.ts'
import { errorPage } from '../http/error-response.ts'
import type { CallApi } from './create-pages.ts'
import type { LoadedSite } from './load-site.ts'

/** Enough to use the time in which some renders wait for the database; more only delay each other. */
const MAX_RENDERS = 16

interface RendererOptions {
	env: Env
	site: Pick<LoadedSite, 'current'>
	api: CallApi
	report: (error: unknown, request: Request) => void
}

interface RenderInput {
	nonce: string
	/** The cookie of a member of the staff who previews unpublished content. */
	cookie?: string
}

interface Rendered {
	response: Response
	/** False if an API call failed: the page lacks content that it normally has. */
	isComplete: boolean
}

/** Renders pages with React Router. A page that cannot be rendered is reported and replaced by the last-resort page. */
export function createRenderer({ env, site, api, report }: RendererOptions) {
	async function render(request: Request, { nonce, cookie }: RenderInput): Promise<Rendered> {
		const { handler, createLoadContext } = await site.current()
		let isComplete = true
		const context = createLoadContext({
			async fetch(address, init) {
				try {
					const response = await api(address, cookie ? { ...init, headers: { ...init?.headers, cookie } } : init)
					if (response.status >= 500) isComplete = false
					return response
				} catch (error) {
					isComplete = false
					throw error
				}
			},
			settings: {
				siteUrl: env.SITE_URL || new URL(request.url).origin,
				geoUrl: env.GEO_URL,
				keepVisitorDays: env.KEEP_VISITOR_DAYS,
				keepMemberDays: env.KEEP_MEMBER_DAYS,
				pratinjau: cookie ? true : undefined,
			},
			nonce,
			onError: (error) => report(error, request),
		})
		const response = await handler(request, context)
		return { response: hasContent(response) ? response : errorPage('KESALAHAN_SISTEM'), isComplete }
	}

	const limit = pLimit(MAX_RENDERS)

	return async (request: Request, input: RenderInput): Promise<Rendered> => {
		try {
			return await limit(() => render(request, input))
		} catch (error) {
			report(error, request)
			return { response: errorPage('KESALAHAN_SISTEM'), isComplete: false }
		}
	}
}

/** The router's own last error response is plain text or empty. */
const hasContent = ({ status, headers }: Response) =>
	status < 500 || /^text\/(html|x-script)/.test(headers.get('content-type') ?? '')
