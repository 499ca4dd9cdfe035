import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import { failFast } from '../../database/postgres/fail-fast.ts'
import { VERSION } from '../version.ts'
import { databaseErrorKind } from './database-error.ts'
import { errorPage, errorResponse } from './error-response.ts'
import type { FreeDisk } from './free-disk.ts'
import { type Limits, rateLimit } from './limits.ts'
import { loadShedding } from './load-shedding.ts'
import { logRequests } from './log.ts'
import { FHIR_PATH } from './operation-outcome.ts'
import type { Igd } from './remember-igd.ts'
import { securityHeaders } from './security-headers.ts'
import { handleUnexpectedError } from './unexpected-error.ts'

export interface AppOptions {
	/** Whether content can be read: `/readyz` says so. */
	isReady: () => Promise<boolean>
	log: Logger
	/** Everything below `/api`, the staff API included. */
	api: Hono
	limits: Limits
	/** Everything below `/fhir`. */
	fhir?: Hono
	/** The staff app below `/staf`. */
	staff?: Hono
	/** Pictures below `/images`. */
	pictures?: Hono
	/** Icons and colours of the brand, below `/merek`. */
	merek?: Hono
	/** Files of the built site. */
	staticFiles?: MiddlewareHandler
	/** Renders every other path. */
	pages?: {
		fetch(request: Request): Promise<Response>
		/** The pattern of the page's address, for the log. */
		patternOf(path: string): string
	}
	/** Finds the new path of content that staff have moved. */
	findRedirect?: FindRedirect
	/** The emergency room, for the plain error pages. */
	igd?: () => Igd | null
	isShuttingDown?: () => boolean
	/** Without it the disk is not watched. */
	disk?: FreeDisk
	/** The value of `Strict-Transport-Security`, where visitors come by HTTPS only. */
	strictTransport?: string
	/** A proxy in front writes `X-Forwarded-For` and `X-Forwarded-Proto`. */
	trustProxy?: boolean
}

/** Builds the app without listening, so that tests can call its `fetch`. */
export function createApp(options: AppOptions): Hono {
	const { isReady, log, api, limits, fhir, staff, pictures, merek, staticFiles, pages } = options
	const { findRedirect = async () => null, igd = () => null, isShuttingDown = () => false } = options
	const { strictTransport, trustProxy = false, disk } = options
	const app = new Hono({ strict: false })
	app.use((_, next) => failFast(next))
	app.use(logRequests(log), securityHeaders({ strictTransport }), loadShedding({ igd }))
	app.onError(handleUnexpectedError(log))
	app.notFound(() => errorResponse('TIDAK_DITEMUKAN'))

	// A nearly full disk takes no process out of service: the desk goes on.
	const diskNote = async () => ((await disk?.low()) == null ? {} : { disk: 'low' })
	app.get('/healthz', async (c) => c.json({ status: 'ok', version: VERSION, ...(await diskNote()) }))
	app.get('/readyz', async (c) => {
		const isUp = !isShuttingDown() && (await isReady().catch(() => false))
		return isUp ? c.json({ status: 'ready', ...(await diskNote()) }) : errorResponse('SEDANG_SIBUK', { retryAfter: 1 })
	})

	app.get('/api/v1/public/*', redirectMissing(findRedirect))
	app.route('/', api)
	app.all('/api/*', () => errorResponse('TIDAK_DITEMUKAN'))
	if (fhir) app.route('/', fhir)
	app.all(`${FHIR_PATH}/*`, () => errorResponse('TIDAK_DITEMUKAN'))

	if (staff) app.route('/staf', staff)
	if (pictures) app.route('/images', pictures)
	app.all('/images/*', () => errorResponse('TIDAK_DITEMUKAN'))
	if (merek) app.route('/', merek)
	if (staticFiles) app.get('*', staticFiles)
	// A browser would take a page for the missing script or style sheet.
	app.all('/assets/*', () => errorResponse('TIDAK_DITEMUKAN'))

	if (pages) {
		const limitPages = rateLimit({
			limits,
			trustProxy,
			limitOf: (c) => (c.req.query('cari') ? 'cari' : 'baca'),
			refuse: ({ failure, retryAfter }) => errorPage(failure, { retryAfter, igd: igd() }),
		})
		// The cache asks without Accept-Encoding and compresses by itself.
		const site = new Hono({ strict: false }).all('*', compress(), limitPages, async (c) => {
			c.set('pagePattern', pages.patternOf(c.req.path))
			// Without its database the page itself says so, with all that it can show.
			const moved = await findRedirect(c.req.path).catch(nullIfDatabase)
			return moved ? c.redirect(moved + new URL(c.req.url).search, 301) : pages.fetch(c.req.raw)
		})
		site.onError(handleUnexpectedError(log, (code, { retryAfter }) => errorPage(code, { retryAfter, igd: igd() })))
		app.route('/', site)
	}
	return app
}

function nullIfDatabase(error: unknown): null {
	if (databaseErrorKind(error) === null) throw error
	return null
}

/** The new path of content whose address has changed, or null. */
type FindRedirect = (path: string) => Promise<string | null>

/** Redirects an API read of content whose address staff have changed, as the page itself would. */
const redirectMissing =
	(findRedirect: FindRedirect): MiddlewareHandler =>
	async (c, next) => {
		await next()
		const moved = c.res.status === 404 ? await findRedirect(c.req.path) : null
		if (!moved) return
		const location = moved + new URL(c.req.url).search
		// A client of another origin may follow the redirect only if it has this header too.
		const allowOrigin = c.res.headers.get('access-control-allow-origin')
		// Hono merges the headers of an earlier response unless it is dropped first.
		c.res = undefined
		c.res = new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } })
		if (allowOrigin) c.res.headers.set('access-control-allow-origin', allowOrigin)
	}
