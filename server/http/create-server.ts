import { createServer, type Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ApiContext } from '../api/context.ts'
import { INSIDE, keptAnswers } from '../cache/kept-answers.ts'
import { serveCached } from '../cache/serve-cached.ts'
import type { Previews } from '../content/previews.ts'
import type { Env } from '../env.ts'
import { createPages, isPreviewing, type Pages } from '../pages/create-pages.ts'
import { limitPages } from '../pages/limit-pages.ts'
import { staticFiles } from '../pages/static-files.ts'
import type { StaffRoom } from '../staff/open-staff-room.ts'
import { cutEndlessRead } from './close-unread-body.ts'
import { createApp } from './create-app.ts'
import { shedLoad } from './load-shedding.ts'
import { answerMalformed, answerUnexpected, answerUnreadable } from './malformed-requests.ts'
import { requestAddress } from './request-address.ts'
import { announceHttps } from './strict-transport.ts'

export interface AnswerRequestsOptions {
	env: Env
	log: Logger
	/** Where the built site is. */
	root: string
	context: ApiContext
	api: Hono
	pictures: Hono
	/** The number of the content's last change. */
	revision: () => number
	staff?: StaffRoom
	previews?: Pick<Previews, 'read'>
	isLeaving?: () => boolean
}

/** For who sends slowly or not at all: Node's own bounds are a minute for the head and five for the whole. */
const PATIENCE = {
	headersTimeout: 10_000,
	/** A staff member's picture over a slow line; visitors send 64 kB at most. */
	requestTimeout: 60_000,
	connectionsCheckingInterval: 1000,
}

/**
 * The way of a request: what is kept in memory, then the app, which renders pages with the API's help; and what cannot be
 * read at all.
 */
export async function answerRequests(options: AnswerRequestsOptions): Promise<{ server: Server; pages: Pages }> {
	const { env, log, root, context, api, pictures, staff, previews, isLeaving } = options
	const { database, limits } = context
	const https = env.SITE_URL.startsWith('https:')
	// A request without a host is answered like any other that cannot be read.
	const server = createServer({ requireHostHeader: false, ...PATIENCE })
	const load = shedLoad()
	const answers = keptAnswers({
		revision: options.revision,
		fetch: (request) => load.countInside(app.fetch(request)),
		mayMake: ({ headers, socket }) =>
			!load.isFull() && !limits.countHere('baca', requestAddress(headers['x-forwarded-for'], socket, env.TRUST_PROXY)),
	})
	const pages = await createPages({
		env,
		log,
		root,
		server,
		previews,
		api: async (address, init) =>
			(env.DEV || init?.method !== 'GET' || isPreviewing(init) ? null : answers.forPage(address)) ??
			api.fetch(new Request(`${INSIDE}${address}`, init)),
	})
	const app = createApp({
		database,
		log,
		api,
		pictures,
		staff,
		isLeaving,
		https,
		pages: pages.fetch,
		staticFiles: env.DEV ? undefined : staticFiles(root),
		limitPages: limitPages(limits, env.TRUST_PROXY),
	})
	const fetchApp = (request: Request, bindings: object) =>
		load.count(app.fetch(request, bindings), bindings as HttpBindings)
	const listener = getRequestListener(fetchApp, { errorHandler: answerUnreadable })
	// What is kept is for requests without a body, so nobody is cut off there.
	const answer = cutEndlessRead(await load.refuseTooMany(listener, { https }))
	const { middleware } = pages
	if (env.TRUST_PROXY && !https) server.on('request', announceHttps)
	server.on('clientError', answerMalformed)
	server.on('checkExpectation', answerUnexpected)
	server.on(
		'request',
		middleware
			? (request, response) => middleware(request, response, () => answer(request, response))
			: serveCached({ answers, siteUrl: env.SITE_URL }, answer),
	)
	return { server, pages }
}
