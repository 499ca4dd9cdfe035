import { randomBytes } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { isRouteErrorResponse, type RouterContextProvider } from 'react-router'
import type { PageHandle } from '../../contract/cache.ts'
import { isPersonalPage, isPrivatePage } from '../../contract/private-page.ts'
import type { Previews } from '../content/previews.ts'
import type { Env } from '../env.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { errorPage } from '../http/error-page.ts'
import { errorResponse } from '../http/error-response.ts'
import { loggedPath } from '../http/logged-path.ts'
import { calmScripts } from './calm-scripts.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
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
	previews?: Pick<Previews, 'read'>
	/** Our own API, called without leaving the process: its addresses begin with `/api`. */
	api: CallApi
}

export type CallApi = (address: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export interface Pages {
	fetch(request: Request): Promise<Response>
	/** How the page at a path is cached; null for a page that is not. */
	cacheRuleOf(path: string): PageHandle['cache'] | null
	/** In development Vite answers for modules and hot reload first. */
	middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
	close(): Promise<void>
}

interface Rendering {
	nonce: string
	/** Of somebody who sees one thing before it is published. */
	cookie?: string
	onPage: (page: string) => void
	onFailedRead: () => void
}

/** What `site/entry.server.tsx` offers beyond rendering. */
interface SiteEntry {
	createLoadContext(options: {
		fetch: CallApi
		apiBase: string
		settings: Record<'siteUrl' | 'apiBase' | 'imageBase' | 'geoUrl', string> &
			Record<'keepVisitorDays' | 'keepMemberDays', number> & { pratinjau?: true }
		nonce: string
		/** Takes the text of the page; if it does, the answer has no body. */
		onPage: (page: string) => void
		/** Takes an error of rendering that the page survived. */
		onError: (error: unknown) => void
	}): RouterContextProvider
}

/** Whether a call of the API carries the leave to see what is not published. */
export const isPreviewing = ({ headers }: RequestInit) => headers !== undefined && 'cookie' in headers

/** Then the page goes out without what it has not got. */
const OTHER_API_MS = 5000

/** Renders the site's pages. */
export async function createPages({ env, log, root, server, previews, api }: PagesOptions): Promise<Pages> {
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
	const callApi: CallApi = env.API_URL
		? (address, init) => fetch(address, { ...init, signal: AbortSignal.timeout(OTHER_API_MS) })
		: api
	const apiBase = env.API_URL || '/api'

	const inTurn = takeTurns()

	async function render(request: Request, { nonce, cookie, onPage, onFailedRead }: Rendering): Promise<Response> {
		const { build, handle } = await current()
		const entry = build.entry.module as unknown as SiteEntry
		const { origin } = new URL(request.url)
		const context = entry.createLoadContext({
			fetch: async (address, init) => {
				try {
					const answer = await callApi(address, cookie ? { ...init, headers: { ...init?.headers, cookie } } : init)
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
				keepVisitorDays: env.KEEP_VISITOR_DAYS,
				keepMemberDays: env.KEEP_MEMBER_DAYS,
				...(cookie && { pratinjau: true }),
			},
			nonce,
			onPage,
			onError: (error) => report(error, request),
		})
		return handle(request, context)
	}

	return {
		middleware,
		close,
		cacheRuleOf: () => null,
		async fetch(incoming) {
			if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return methodNotAllowed()
			const request = isReadable(incoming.url) ? incoming : new Request(new URL(NOWHERE, incoming.url), incoming)
			const nonce = randomBytes(16).toString('base64')
			const { pathname } = new URL(request.url)
			const sent = request.headers.get('cookie')
			// The cookie goes to our own API alone.
			const cookie = sent && !env.API_URL && previews?.read(sent) ? sent : undefined
			let isWhole = true
			let page: string | undefined
			const onPage = (text: string) => (page = text)
			const onFailedRead = () => (isWhole = false)
			const [rendered, pixel] = await Promise.all([
				inTurn(() => render(request, { nonce, cookie, onPage, onFailedRead })).catch((error) => report(error, request)),
				mayLoadPixel(pathname, apiBase, callApi),
			])
			if (!rendered && request.signal.aborted) return new Response(null, { status: CLIENT_GONE })
			const answered =
				rendered && (rendered.status < 500 || hasContent(rendered)) ? rendered : errorPage('KESALAHAN_SISTEM')
			const text = answered === rendered && request.method === 'GET' ? page : undefined
			const { body, scripts } = sealScripts(calmScripts(text ?? (await answered.text()), nonce), nonce)
			// Bytes and plain values go on as they are; out of another answer a stream would be made.
			const response = new Response(body.length > 0 ? body : null, {
				status: answered.status,
				headers: answered.headers,
			})
			const personal = isPersonalPage(new URL(incoming.url).pathname)
			response.headers.set('content-security-policy', contentSecurityPolicy({ scripts, env, pixel, personal }))
			const mayKeep = isWhole && response.status === 200
			response.headers.set('cache-control', cookie ? 'no-store' : mayKeep ? PUBLIC_CACHE_CONTROL : 'no-cache')
			if (personal) setPersonalPageHeaders(response.headers)
			if (isPrivatePage(new URL(incoming.url).pathname)) response.headers.set('referrer-policy', 'no-referrer')
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

/**
 * The router would print a path with broken escapes, and stumble over one with control characters: it reads the decoded
 * path as an address once more. It finds no page for either.
 */
function isReadable(url: string): boolean {
	try {
		// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
		return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(new URL(url).pathname))
	} catch {
		return false
	}
}

/** A page, or the data of one; the router's own last word is plain text or nothing. */
const hasContent = ({ headers }: Response) => /^text\/(html|x-script)/.test(headers.get('content-type') ?? '')
