import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { connectDatabase, type Database } from '../../database/connect.ts'
import { createApi } from '../api/create-api.ts'
import { createEmptySearches } from '../api/search/empty-searches.ts'
import { cacheAltTexts } from '../content/alt-texts.ts'
import { createPreviews } from '../content/previews.ts'
import type { Env } from '../env.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { createNikCipher, type NikCipher } from '../nik/nik-cipher.ts'
import { nikKeysFile } from '../nik/nik-keys.ts'
import { openNikKeys } from '../nik/open-nik-keys.ts'
import { createPictures } from '../pictures/create-pictures.ts'
import { folderStore } from '../pictures/folder-store.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { schedulePurge } from '../retention/purge-daily.ts'
import { createFirstAdmin } from '../staff/auth/first-admin.ts'
import { createStaffServer } from '../staff/create-staff-server.ts'
import { schedulePublishing } from '../staff/publishing/schedule-publishing.ts'
import { staffSecret } from '../staff/staff-secret.ts'
import { createSiteServer } from './create-site-server.ts'
import { explainDatabaseError } from './explain-database-error.ts'
import { gracefulShutdown } from './graceful-shutdown.ts'

const root = join(import.meta.dirname, '../..')

/** Connections that may wait to be accepted. Node's default of 511 is less than one burst of visitors. */
const BACKLOG = 4096

/** A visitor who waits that long for a query gets 503 instead. */
const QUERY_TIMEOUT_MS = 8000

/** Opens the database, starts the server and the background jobs, and ends them all on SIGTERM. */
export async function startServer(env: Env): Promise<void> {
	const started = performance.now()
	const log = createLog(env.LOG_LEVEL)
	// Node would print the error with the data that it may carry.
	process.on('uncaughtException', (error) => {
		log.fatal(error)
		process.exit(1)
	})
	const { database, nik, firstAdminLink } = await openDatabase(env, log)
	const uploads = openPictureStore(env, log)
	const pictures = createPictures({
		sources: [uploads, folderStore(join(root, 'demo/pictures'))],
		cacheDir: join(env.DATA_DIR, 'picture-cache'),
		cacheBytes: env.PICTURE_CACHE_MB * 1024 ** 2,
		log,
	})
	const limits = env.RATE_LIMITS ? createLimits(database.pool) : noLimits
	const previews = createPreviews(staffSecret(env))
	const emptySearches = createEmptySearches({ db: database.db, now: Date.now, onError: (error) => log.error(error) })
	const revision = await database.watchRevision()
	const altTexts = cacheAltTexts(database, revision.current)
	const context = { database, db: database.db, now: Date.now, limits, nik, emptySearches, altTexts }
	const api = createApi({
		context,
		checkResponses: env.DEV,
		trustProxy: env.TRUST_PROXY,
		https: env.SITE_URL.startsWith('https:'),
		corsOrigins: env.CORS_ORIGINS,
		readPreview: previews.read,
	})
	const staff = createStaffServer({ env, root, database, limits, pictures: uploads, nik, previews })
	const { server, pages } = await createSiteServer({
		env,
		log,
		root,
		context,
		api,
		pictures,
		staff,
		previews,
		revision: revision.current,
		isShuttingDown: () => shutdown.hasBegun(),
	})
	const shutdown = gracefulShutdown(server)
	const { KEEP_VISITOR_DAYS: keepVisitorDays, KEEP_MEMBER_DAYS: keepMemberDays } = env
	const purging = schedulePurge({ database, now: Date.now, keepVisitorDays, keepMemberDays }, log)
	const publishing = schedulePublishing({ database, revision: revision.current, now: Date.now }, log)

	const stop = async () => {
		if (shutdown.hasBegun()) return
		await Promise.all([shutdown.run(env.DRAIN_SECONDS), pages.close()])
		await publishing.stop()
		revision.stop()
		await purging.stop()
		await emptySearches.flush()
		await database.close()
		process.exit(0)
	}
	process.on('SIGINT', stop)
	process.on('SIGTERM', stop)

	await listen(server, env)
	const { port } = server.address() as AddressInfo
	// With several workers the primary process says it once for all.
	if (cluster.isPrimary)
		console.log(`✓ ready at http://localhost:${port} ${((performance.now() - started) / 1000).toFixed(1)} s`)
	if (firstAdminLink)
		console.log(
			`The first administrator of the staff app sets a password at ${env.SITE_URL || `http://localhost:${port}`}${firstAdminLink}`,
		)
}

function listen(server: Server, env: Env): Promise<void> {
	server.once('error', (error: NodeJS.ErrnoException) => {
		console.error(
			error.code === 'EADDRINUSE'
				? `Port ${env.PORT} is taken; set PORT to a free one.`
				: `Cannot listen on ${env.HOST}:${env.PORT} (${error.code}).`,
		)
		process.exit(1)
	})
	return new Promise((resolve) => server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, resolve))
}

interface OpenedDatabase {
	database: Database
	nik: NikCipher
	/** Where the first administrator sets a password; null when the staff app has accounts already. */
	firstAdminLink: string | null
}

/** Connects, migrates and loads the demo content; each step that takes time prints one line. */
async function openDatabase(env: Env, log: Logger): Promise<OpenedDatabase> {
	const step = async <T>(name: string, work: () => Promise<T>, did: (result: T) => boolean) => {
		const started = performance.now()
		if (did(await work())) console.log(`✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
	}
	try {
		const database = connectDatabase(env.DATABASE_URL, { queryTimeoutMs: QUERY_TIMEOUT_MS })
		const opened = await database.withStartLock(async () => {
			await step('migrate', database.migrate, (steps) => steps > 0)
			const keys = await openNikKeys(database.db, nikKeysFile(env), Date.now())
			const cipher = createNikCipher(keys, ({ id }) => log.error({ pasienId: id }, 'NIK cannot be decrypted'))
			if (env.DEMO) {
				const { loadDemo } = await import('../../demo/load-demo.ts')
				const picturesDir = join(root, 'demo/pictures')
				await step('demo content', () => loadDemo(database, { now: Date.now(), picturesDir }), Boolean)
			}
			return { nik: cipher, firstAdminLink: await createFirstAdmin(database.db, Date.now()) }
		})
		return { database, ...opened }
	} catch (error) {
		throw explainDatabaseError(error, env)
	}
}
