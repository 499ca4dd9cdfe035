import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { isRouteErrorResponse } from 'react-router'
import { OFFLINE_PAGE } from '../../contract/web/offline-page.ts'
import { SERVICE_WORKER } from '../../contract/web/service-worker.ts'
import type { Env } from '../env.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Previews } from '../http/previews.ts'
import type { Igd } from '../http/remember-igd.ts'
import { createRenderer, mayLoadPixel } from './create-renderer.ts'
import { deferScripts } from './defer-scripts.ts'
import { hashScripts } from './hash-scripts.ts'
import { loadSite, type PageCacheRule } from './load-site.ts'
import { serviceWorker } from './service-worker.ts'
import { setPageHeaders } from './set-page-headers.ts'

export interface PagesOptions {
	env: Env
	log: Logger
	root: string
	/** The listening server; Vite shares it in development. */
	server: Server
	previews?: Pick<Previews, 'read'>
	/** Calls the public API without leaving the process. Addresses begin with `/api`. */
	api: CallApi
	/** The emergency room, for pages that cannot read it. */
	igd?: () => Igd | null
}

export type CallApi = (address: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export interface Pages {
	fetch(request: Request): Promise<Response>
	/** What the page of this path declares about caching; null if it is not cached. */
	cacheRuleOf(pathname: string): PageCacheRule | null
	/** The pattern of the page's address, for the log. */
	patternOf(pathname: string): string
	/** In development Vite handles modules and hot reload first. */
	middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
	close(): Promise<void>
}

/** Renders the site's pages: request → React Router → deferred and hashed scripts → headers. */
export async function createPages(options: PagesOptions): Promise<Pages> {
	const { env, log, root, server, previews, api, igd = () => null } = options
	const onError = (error: unknown, { request }: { request: Request }) => {
		const isExpected = isRouteErrorResponse(error) && error.status < 500
		if (!isExpected && !request.signal.aborted)
			log.error({ err: error, path: site.patternOf(new URL(request.url).pathname) }, 'page failed')
	}
	const site = await loadSite({ root, server, development: env.DEV, onError })
	const render = createRenderer({ env, site, api, onError, igd })

	async function fetchPage(incoming: Request): Promise<Response> {
		const { pathname } = new URL(incoming.url)
		const request = isReadable(pathname) ? incoming : new Request(new URL(NOWHERE, incoming.url), incoming)
		const nonce = randomBytes(16).toString('base64')
		const sent = request.headers.get('cookie')
		const cookie = sent && previews?.read(sent) ? sent : undefined

		const [{ response, isWhole, geoUrl }, pixel] = await Promise.all([
			render(request, { nonce, cookie }),
			mayLoadPixel(pathname, api),
		])
		if (request.signal.aborted) return new Response(null, { status: CLIENT_CLOSED_REQUEST })

		const { html, hashes } = hashScripts(deferScripts(await response.text(), nonce), nonce)
		const { headers } = response
		const status = isWhole || isRedirect(response) ? response.status : UNAVAILABLE
		const isCacheable = isWhole && status === 200 && site.cacheRuleOf(pathname) !== null
		const isPreview = cookie !== undefined
		setPageHeaders(headers, { env, pathname, scripts: hashes, pixel, geoUrl, isPreview, isWhole, isCacheable })
		if (status === UNAVAILABLE) headers.set('retry-after', RETRY_AFTER_SECONDS)
		return new Response(html || null, { status, headers })
	}

	return {
		middleware: site.middleware,
		close: site.close,
		patternOf: site.patternOf,
		cacheRuleOf: (pathname) => (pathname === SERVICE_WORKER ? {} : site.cacheRuleOf(pathname)),
		async fetch(incoming) {
			if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return errorResponse('METODE_TIDAK_DIDUKUNG')
			if (new URL(incoming.url).pathname !== SERVICE_WORKER) return fetchPage(incoming)
			return serviceWorker({
				isOn: env.SERVICE_WORKER,
				build: site.version,
				offlinePage: () => fetchPage(new Request(new URL(OFFLINE_PAGE, incoming.url))),
			})
		},
	}
}

/** For the log; the client is gone. */
const CLIENT_CLOSED_REQUEST = 499

/** Of a page with a failed read: no cache replaces a good copy by it (docs/decisions/0072). */
const UNAVAILABLE = 503
const RETRY_AFTER_SECONDS = '2'

const isRedirect = ({ status }: Response) => status >= 300 && status < 400

/** A path that no page has. */
const NOWHERE = '/%25'

/** The router prints a path with broken escapes, and fails on control characters; no page has such a path. */
function isReadable(pathname: string): boolean {
	try {
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(pathname))
	} catch {
		return false
	}
}
