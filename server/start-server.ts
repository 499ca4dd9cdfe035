import cluster from 'node:cluster'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener, RequestError } from '@hono/node-server'
import { connectDatabase, type Database } from '../database/connect.ts'
import { createApi } from './api/create-api.ts'
import { createLimits } from './api/limits.ts'
import { createApp } from './app.ts'
import { INSIDE, keptAnswers } from './cache/kept-answers.ts'
import { serveCached } from './cache/serve-cached.ts'
import { drainServer } from './drain-server.ts'
import type { Env } from './env.ts'
import { errorResponse } from './error-response.ts'
import { explainDatabaseError } from './explain-database-error.ts'
import { createLog } from './log.ts'
import { createPages } from './pages/create-pages.ts'
import { staticFiles } from './pages/static-files.ts'
import { createPictures } from './pictures/create-pictures.ts'
import { setSecurityHeaders } from './security-headers.ts'

const root = join(import.meta.dirname, '..')

/** Env → database → listen; every step that takes time says so in one line. */
export async function startServer(env: Env): Promise<void> {
	const started = performance.now()
	const log = createLog(env.LOG_LEVEL)
	// Node's own last words would print the error whole, with the data that it may carry.
	process.on('uncaughtException', (error) => {
		log.fatal(error)
		process.exit(1)
	})
	const database = await openDatabase(env)
	const pictures = createPictures({
		sources: [join(env.DATA_DIR, 'pictures'), join(root, 'demo/pictures')],
		cacheDir: join(env.DATA_DIR, 'picture-cache'),
		log,
	})
	const api = createApi({
		context: { database, db: database.db, now: Date.now, limits: createLimits() },
		checkResponses: env.DEV,
		trustProxy: env.TRUST_PROXY,
	})
	const server = createServer()
	const revision = await database.watchRevision()
	const answers = keptAnswers({ revision: revision.current, fetch: (request) => app.fetch(request) })
	const pages = await createPages({
		...{ env, log, root, server },
		api: async (address, init) =>
			(env.DEV || init?.method !== 'GET' ? null : answers.forPage(address)) ??
			api.fetch(new Request(`${INSIDE}${address}`, init)),
	})
	const app = createApp({
		database,
		log,
		api,
		pictures,
		staticFiles: env.DEV ? undefined : staticFiles(root),
		pages: pages.fetch,
	})
	const answer = getRequestListener(app.fetch, { errorHandler: answerUnreadable })
	const { middleware } = pages
	server.on(
		'request',
		middleware
			? (request, response) => middleware(request, response, () => answer(request, response))
			: serveCached({ answers, siteUrl: env.SITE_URL }, answer),
	)
	server.listen(env.PORT, env.HOST, () => {
		const { port } = server.address() as AddressInfo
		// With several workers the one that started them says it, once for all.
		if (cluster.isPrimary)
			console.log(`✓ ready at http://localhost:${port} ${((performance.now() - started) / 1000).toFixed(1)} s`)
	})
	server.on('error', (error: NodeJS.ErrnoException) => {
		console.error(
			error.code === 'EADDRINUSE'
				? `Port ${env.PORT} is taken; set PORT to a free one.`
				: `Cannot listen on ${env.HOST}:${env.PORT} (${error.code}).`,
		)
		process.exit(1)
	})

	let stopping = false
	const stop = async () => {
		if (stopping) return
		stopping = true
		await Promise.all([drainServer(server), pages.close()])
		revision.stop()
		await database.close()
		process.exit(0)
	}
	process.on('SIGINT', stop)
	process.on('SIGTERM', stop)
}

async function openDatabase(env: Env): Promise<Database> {
	const step = async <T>(name: string, work: () => Promise<T>, did: (result: T) => boolean) => {
		const started = performance.now()
		if (did(await work())) console.log(`✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
	}
	try {
		const database = connectDatabase(env.DATABASE_URL)
		await database.withStartLock(async () => {
			await step('migrate', database.migrate, (steps) => steps > 0)
			if (env.DEMO) {
				const { loadDemo } = await import('../demo/load-demo.ts')
				const picturesDir = join(root, 'demo/pictures')
				await step('demo content', () => loadDemo(database, { now: Date.now(), picturesDir }), Boolean)
			}
		})
		return database
	} catch (error) {
		throw explainDatabaseError(error, env)
	}
}

/** A request that is not even one: a bad host, a bad path. */
function answerUnreadable(error: unknown): Response {
	const response = errorResponse(error instanceof RequestError ? 'INPUT_TIDAK_VALID' : 'KESALAHAN_SISTEM')
	setSecurityHeaders(response.headers)
	return response
}
