import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import { isPersonalPage } from '../../contract/private-page.ts'
import { KEPT } from '../cache/kept.ts'
import type { Env } from '../env.ts'
import { errorResponse } from '../error-response.ts'
import { loggedPath } from '../logged-path.ts'
import { calmPreloads } from './calm-preloads.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { lastResortPage } from './last-resort-page.ts'
import { loadSite } from './load-site.ts'
import { mayLoadPixel } from './may-load-pixel.ts'
import { setPersonalPageHeaders } from './personal-page-headers.ts'
import { sealScripts } from './seal-scripts.ts'
import { takeTurns } from './take-turns.ts'

export interface PagesOptions {
	env: Env
	log: Logger
	root: string
	/** The listening server; Vite shares it in development. */
	server: Server
	/** Our own API, called without leaving the process: its addresses begin with `/api`. */
	api: CallApi
}

export type CallApi = (address: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export interface Pages {
	fetch(request: Request): Promise<Response>
	/** In development Vite answers for modules and hot reload first. */
	middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
	close(): Promise<void>
}

/** What `site/entry.server.tsx` offers beyond rendering. */
interface SiteEntry {
	createLoadContext(options: {
		fetch: CallApi
		apiBase: string
		settings: { siteUrl: string; apiBase: string; imageBase: string; geoUrl: string }
		nonce: string
		/** Takes an error of rendering that the page survived. */
		onError: (error: unknown) => void
	}): RouterContextProvider
}

/** Renders the site's pages. */
export async function createPages({ env, log, root, server, api }: PagesOptions): Promise<Pages> {
	const report = (error: unknown, request: Request) => {
		const expected = isRouteErrorResponse(error) && error.status < 500
		if (!expected && !request.signal.aborted)
			log.error({ err: error, path: loggedPath(new URL(request.url).pathname) }, 'page failed')
	}
	const { current, middleware, close } = await loadSite({
		root,
		server,
		development: env.DEV,
		onError: (error, { request }) => report(error, request),
	})

	// Another provider's API is called over the network, ours is a function call.
	const callApi: CallApi = env.API_URL ? (address, init) => fetch(address, init) : api
	const apiBase = env.API_URL || '/api'

	const inTurn = takeTurns()

	async function render(request: Request, nonce: string, onFailedRead: () => void): Promise<Response> {
		const { build, handle } = await current()
		const entry = build.entry.module as unknown as SiteEntry
		const { origin } = new URL(request.url)
		const context = entry.createLoadContext({
			fetch: async (address, init) => {
				try {
					const answer = await callApi(address, init)
					if (answer.status >= 500) onFailedRead()
					return answer
				} catch (error) {
					onFailedRead()
					throw error
				}
			},
			apiBase,
			settings: {
				siteUrl: env.SITE_URL || origin,
				apiBase,
				imageBase: env.IMAGE_BASE,
				geoUrl: env.GEO_URL,
			},
			nonce,
			onError: (error) => report(error, request),
		})
		return handle(request, context)
	}

	return {
		middleware,
		close,
		async fetch(incoming) {
			if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return methodNotAllowed()
			const request = isDecodable(incoming.url) ? incoming : new Request(new URL(NOWHERE, incoming.url), incoming)
			const nonce = randomBytes(16).toString('base64')
			const { pathname } = new URL(request.url)
			let isWhole = true
			const [rendered, pixel] = await Promise.all([
				inTurn(() => render(request, nonce, () => (isWhole = false))).catch((error) => report(error, request)),
				mayLoadPixel(pathname, apiBase, callApi),
			])
			if (!rendered && request.signal.aborted) return new Response(null, { status: CLIENT_GONE })
			const answered = rendered && (rendered.status < 500 || hasContent(rendered)) ? rendered : lastResortPage()
			const { html, scripts } = sealScripts(calmPreloads(await answered.text()), nonce)
			const response = new Response(html || null, answered)
			const personal = isPersonalPage(new URL(incoming.url).pathname)
			response.headers.set('content-security-policy', contentSecurityPolicy({ scripts, env, pixel, personal }))
			const mayKeep = isWhole && response.status === 200
			response.headers.set('cache-control', mayKeep ? KEPT : 'no-cache')
			if (personal) setPersonalPageHeaders(response.headers)
			return response
		},
	}
}

function methodNotAllowed(): Response {
	const response = errorResponse('METODE_TIDAK_DIDUKUNG')
	response.headers.set('allow', 'GET, HEAD')
	return response
}

/** For the log: nobody hears it. */
const CLIENT_GONE = 499

/** An address that no page has. */
const NOWHERE = '/%25'

/** The router would print a path with broken escapes, and then find no page for it anyway. */
function isDecodable(url: string): boolean {
	try {
		decodeURIComponent(new URL(url).pathname)
		return true
	} catch {
		return false
	}
}

/** A page, or the data of one; the router's own last word is plain text or nothing. */
const hasContent = ({ headers }: Response) => /^text\/(html|x-script)/.test(headers.get('content-type') ?? '')
