import { type Context, type ErrorHandler, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { buildOpenApi } from '../../contract/openapi.ts'
import type { Database } from '../../database/connect.ts'
import { docsPage } from '../api/docs/render-docs.ts'
import type { StaffRoom } from '../staff/open-staff-room.ts'
import { errorResponse } from './error-response.ts'
import { logRequests } from './log-requests.ts'
import { securityHeaders } from './security-headers.ts'
import { answerSurprise } from './unexpected-error.ts'

export interface AppOptions {
	database: Database
	log: Logger
	api: Hono
	/** Serves `/staf` and its API. */
	staff?: StaffRoom
	/** Serves `/images`. */
	pictures?: Hono
	/** Serves the built site's own files. */
	staticFiles?: MiddlewareHandler
	/** Serves everything that is neither API nor picture nor file. */
	pages?: (request: Request) => Promise<Response>
	/** Answers in place of a page who asks for too many. */
	limitPages?: (c: Context) => Response | null
	/** This process was told to stop. */
	isLeaving?: () => boolean
	/** Visitors come by HTTPS, and shall never come otherwise. */
	https?: boolean
}

/** Builds the whole server without listening: tests and rendering call its `fetch` directly. */
export function createApp(options: AppOptions): Hono {
	const { database, log, api, pages, limitPages = () => null } = options
	const app = new Hono({ strict: false })
	app.use(logRequests(log))
	app.use(securityHeaders({ https: options.https }))
	const onUnexpected: ErrorHandler = (error, c) =>
		answerSurprise(log, error, { gone: c.req.raw.signal.aborted, requestId: c.get('requestId') })
	app.onError(onUnexpected)
	// Rendering calls the API by itself, without the app around it.
	api.onError(onUnexpected)

	app.get('/healthz', (c) => c.json({ status: 'ok' }))
	app.get('/readyz', async (c) => {
		const ready = !options.isLeaving?.() && (await database.isMigrated().catch(() => false))
		return ready ? c.json({ status: 'ready' }) : errorResponse('SEDANG_SIBUK', { retryAfter: 1 })
	})
	app.get('/api/openapi.json', (c) => c.json(openApi()))
	app.get('/api/docs', (c) => {
		const { html, styleHash } = docs()
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	const { staff } = options
	if (staff) app.route('/', staff.api).route('/staf', staff.app)
	// A link inside the site asks the API, which then leads on as the page itself would.
	app.get('/api/v1/public/*', async (c, next) => {
		await next()
		const moved = c.res.status === 404 ? await staff?.findAlihan(c.req.path) : null
		if (!moved) return
		c.res = undefined
		c.res = new Response(null, {
			status: 301,
			headers: { location: moved + new URL(c.req.url).search, 'cache-control': 'no-store' },
		})
	})
	app.route('/', api)
	if (options.pictures) app.route('/images', options.pictures)
	app.all('/api/*', () => errorResponse('TIDAK_DITEMUKAN'))
	app.all('/images/*', () => errorResponse('TIDAK_DITEMUKAN'))
	if (options.staticFiles) app.get('*', options.staticFiles)
	// A page in place of a missing script or style sheet would be taken for one.
	app.all('/assets/*', () => errorResponse('TIDAK_DITEMUKAN'))
	if (pages)
		app.all('*', async (c) => {
			const limited = limitPages(c)
			if (limited) return limited
			// Nothing is shown at an address that staff have changed, so it is looked up before a page is rendered.
			const moved = await staff?.findAlihan(c.req.path)
			return moved ? c.redirect(moved + new URL(c.req.url).search, 301) : pages(c.req.raw)
		})
	app.notFound(() => errorResponse('TIDAK_DITEMUKAN'))
	return app
}

const once = <T>(make: () => T) => {
	let made: T | undefined
	return () => (made ??= make())
}
const openApi = once(() => buildOpenApi({ version: '1.0.0' }))
const docs = once(() => docsPage(openApi()))
