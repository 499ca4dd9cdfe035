import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { SHARE_FOLDER } from '../../contract/media/share-picture.ts'
import { createDocs } from '../api/docs/create-docs.ts'
import { cacheTargets } from '../cache/cache-target.ts'
import { INTERNAL_ORIGIN, ResponseCache } from '../cache/response-cache.ts'
import { serveCached } from '../cache/serve-cached.ts'
import type { Env } from '../env.ts'
import { fhirCacheRule } from '../fhir/create-fhir.ts'
import { createApp } from '../http/create-app.ts'
import { createHttpServer } from '../http/create-server.ts'
import { rateLimit } from '../http/limits.ts'
import { refuseTwoHosts, refuseUnreadable } from '../http/malformed-requests.ts'
import { FHIR_PATH } from '../http/operation-outcome.ts'
import { rememberIgd } from '../http/remember-igd.ts'
import { strictTransportFor } from '../http/security-headers.ts'
import { securityTxt } from '../http/security-txt.ts'
import { handleUnexpectedError } from '../http/unexpected-error.ts'
import { maintenancePage } from '../merek/maintenance-page.ts'
import { createMerekFiles } from '../merek/merek-files.ts'
import { sharePictures } from '../merek/share-pictures.ts'
import type { Gather } from '../metrics/gather.ts'
import { offerSample } from '../metrics/measure.ts'
import { METRICS_PATH, measureRequest } from '../metrics/measure-request.ts'
import { createPages, type Pages } from '../pages/create-pages.ts'
import { staticFiles } from '../pages/static-files.ts'
import type { Backend } from './backend.ts'
import { openSharePictures } from './open-pictures.ts'

export interface SiteServerOptions {
	env: Env
	log: Logger
	/** The folder that holds `build/`. */
	root: string
	backend: Omit<Backend, 'stop' | 'firstAdminLink'>
	isShuttingDown?: () => boolean
	/** Reads the metrics of all processes; undefined while they are off. */
	gather?: Gather
}

/**
 * Puts the request path together: node:http → response cache → app (middleware, API, pictures, files, pages). Pages call
 * the public API in-process.
 */
export async function createSiteServer(options: SiteServerOptions): Promise<{ server: Server; pages: Pages }> {
	const { env, log, root, backend, isShuttingDown, gather } = options
	const { api, fhir, pictures, limits, revision, staff, previews, disk } = backend
	const https = env.SITE_URL.startsWith('https:')
	const strictTransport = strictTransportFor(env)
	const server = createHttpServer({
		trustProxy: env.TRUST_PROXY,
		strictTransport: env.TRUST_PROXY && !https ? strictTransport : undefined,
		tls: env.tls,
	})
	api.onError(handleUnexpectedError(log))
	const callApi = async (address: string, init?: RequestInit) => api.fetch(new Request(INTERNAL_ORIGIN + address, init))
	const igd = rememberIgd(callApi)
	igd()
	const pages = await createPages({ env, log, root, server, previews, api: callApi, igd })
	const readPage = (path: string) => pages.fetch(new Request(INTERNAL_ORIGIN + path))
	const images = new Hono()
	// Each of these pictures is read from its page, so it counts as one.
	images.use(`/${SHARE_FOLDER}/*`, rateLimit({ limits, trustProxy: env.TRUST_PROXY, limitOf: () => 'baca' }))
	images.route(`/${SHARE_FOLDER}`, openSharePictures(env, sharePictures({ ...backend, readPage }), log))
	images.route('/', pictures)
	const apis = new Hono({ strict: false }).route('/', createDocs(backend.merek))
	apis.route('/', securityTxt({ contact: env.SECURITY_CONTACT, siteUrl: env.SITE_URL }))
	apis.route('/', maintenancePage({ merek: backend.merek, igd }))
	if (staff) apis.route('/', staff.api)
	if (gather) server.on('request', measureRequest)
	if (gather && env.METRICS_TOKEN) {
		const { metricsRoute } = await import('../metrics/serve-metrics.ts')
		apis.route('/', metricsRoute(env, gather))
	}
	const app = createApp({
		isReady: backend.isReady,
		log,
		api: apis.route('/', api),
		limits,
		fhir,
		staff: staff?.app,
		pictures: images,
		merek: createMerekFiles(backend),
		staticFiles: env.DEV ? undefined : staticFiles(root),
		pages,
		findRedirect: staff?.findRedirect,
		igd,
		isShuttingDown,
		disk,
		strictTransport: https ? strictTransport : undefined,
		trustProxy: env.TRUST_PROXY,
	})
	const throughApp = getRequestListener(app.fetch, { errorHandler: refuseUnreadable })
	const cache = new ResponseCache({ revision, fetch: app.fetch })
	offerSample('cache', () => cache.used)
	// The cache drops headers, and the token of the metrics is one.
	const cacheRuleOf = (path: string) =>
		path === METRICS_PATH ? null : ((fhir && fhirCacheRule(path)) ?? pages.cacheRuleOf(path))
	const patternOf = (path: string) => (path.startsWith(`${FHIR_PATH}/`) ? `${FHIR_PATH}/*` : pages.patternOf(path))
	const targetOf = cacheTargets(cacheRuleOf, patternOf)
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
