import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { createDocs } from '../api/docs/docs-routes.ts'
import { cacheTargets } from '../cache/cache-target.ts'
import { INTERNAL_ORIGIN, ResponseCache } from '../cache/response-cache.ts'
import { serveCached } from '../cache/serve-cached.ts'
import type { Env } from '../env.ts'
import { createApp } from '../http/create-app.ts'
import { createHttpServer } from '../http/create-server.ts'
import { refuseTwoHosts, refuseUnreadable } from '../http/malformed-requests.ts'
import { handleUnexpectedError } from '../http/unexpected-error.ts'
import { createMerekFiles } from '../merek/merek-files.ts'
import { createPages, type Pages } from '../pages/create-pages.ts'
import { staticFiles } from '../pages/static-files.ts'
import type { Backend } from './backend.ts'

export interface SiteServerOptions {
	env: Env
	log: Logger
	/** The folder that holds `build/`. */
	root: string
	backend: Omit<Backend, 'stop' | 'firstAdminLink'>
	isShuttingDown?: () => boolean
}

/**
 * Puts the request path together: node:http → response cache → app (middleware, API, pictures, files, pages). Pages call
 * the public API in-process.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<{ server: Server; pages: Pages }> {
	const { env, log, root, backend, isShuttingDown } = options
	const { api, pictures, limits, revision, staff, previews } = backend
	const https = env.SITE_URL.startsWith('https:')
	const server = createHttpServer({ httpsByProxy: env.TRUST_PROXY && !https })
	api.onError(handleUnexpectedError(log))
	const pages = await createPages({
		env,
		log,
		root,
		server,
		previews,
		api: async (address, init) => api.fetch(new Request(INTERNAL_ORIGIN + address, init)),
	})
	const apis = new Hono({ strict: false }).route('/', createDocs(backend.merek))
	if (staff) apis.route('/', staff.api)
	const app = createApp({
		isReady: backend.isReady,
		log,
		api: apis.route('/', api),
		limits,
		staff: staff?.app,
		pictures,
		merek: createMerekFiles(backend),
		staticFiles: env.DEV ? undefined : staticFiles(root),
		pages: pages.fetch,
		findRedirect: staff?.findRedirect,
		isShuttingDown,
		https,
		trustProxy: env.TRUST_PROXY,
	})
	const throughApp = getRequestListener(app.fetch, { errorHandler: refuseUnreadable })
	const cache = new ResponseCache({ revision, fetch: app.fetch })
	const targetOf = cacheTargets(pages.cacheRuleOf)
	const isPreview = (cookies: string | undefined) => previews?.read(cookies) !== undefined
	const listener = refuseTwoHosts(
		env.RESPONSE_CACHE ? serveCached({ cache, targetOf, siteUrl: env.SITE_URL, isPreview }, throughApp) : throughApp,
	)
	const { middleware } = pages
	server.on(
		'request',
		// In development Vite answers for modules first.
		middleware ? (request, response) => middleware(request, response, () => listener(request, response)) : listener,
	)
	return { server, pages }
}
