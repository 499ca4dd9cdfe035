import cluster from 'node:cluster'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { connectDatabase, type Database } from '../../database/connect.ts'
import { createApi } from '../api/create-api.ts'
import { countEmptySearches } from '../api/search/count-empty-search.ts'
import { keepAltTexts } from '../content/alt-texts.ts'
import { createPreviews } from '../content/previews.ts'
import type { Env } from '../env.ts'
import { answerRequests } from '../http/create-server.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { encryptClearNik } from '../nik/encrypt-clear-nik.ts'
import { createNikCipher, type NikCipher } from '../nik/nik-cipher.ts'
import { nikKeysFile } from '../nik/nik-keys.ts'
import { openNikKeys } from '../nik/open-nik-keys.ts'
import { createPictures } from '../pictures/create-pictures.ts'
import { folderStore } from '../pictures/folder-store.ts'
import { openPictureStore } from '../pictures/open-picture-store.ts'
import { schedulePurge } from '../retention/purge-daily.ts'
import { makeFirstAdmin } from '../staff/auth/first-admin.ts'
import { openStaffRoom } from '../staff/open-staff-room.ts'
import { schedulePublishing } from '../staff/publishing/schedule-publishing.ts'
import { staffSecret } from '../staff/staff-secret.ts'
import { drainServer } from './drain-server.ts'
import { explainDatabaseError } from './explain-database-error.ts'
import { leavePolitely } from './graceful-shutdown.ts'

const root = join(import.meta.dirname, '../..')

/** Connections that may wait to be taken up; Node's own 511 are fewer than come in one burst, and the rest waits for seconds. */
const BACKLOG = 4096

/** Env → database → listen; every step that takes time says so in one line. */
export async function startServer(env: Env): Promise<void> {
	const started = performance.now()
	const log = createLog(env.LOG_LEVEL)
	// Node's own last words would print the error whole, with the data that it may carry.
	process.on('uncaughtException', (error) => {
		log.fatal(error)
		process.exit(1)
	})
	const { database, nik, firstLink } = await openDatabase(env, log)
	const uploads = openPictureStore(env, log)
	const pictures = createPictures({
		sources: [uploads, folderStore(join(root, 'demo/pictures'))],
		cacheDir: join(env.DATA_DIR, 'picture-cache'),
		cacheBytes: env.PICTURE_CACHE_MB * 1024 ** 2,
		log,
	})
	const limits = env.RATE_LIMITS ? createLimits({ pool: database.pool }) : noLimits
	const previews = createPreviews(staffSecret(env))
	const emptySearches = countEmptySearches({ db: database.db, now: Date.now, onError: (error) => log.error(error) })
	const revision = await database.watchRevision()
	const altTexts = keepAltTexts(database, revision.current)
	const context = { database, db: database.db, now: Date.now, limits, nik, emptySearches, altTexts }
	const api = createApi({
		context,
		checkResponses: env.DEV,
		trustProxy: env.TRUST_PROXY,
		https: env.SITE_URL.startsWith('https:'),
		readPreview: previews.read,
	})
	const staff = openStaffRoom({ env, root, database, limits, pictures: uploads, nik, previews })
	const { server, pages } = await answerRequests({
		env,
		log,
		root,
		context,
		api,
		pictures,
		staff,
		previews,
		revision: revision.current,
		isLeaving: () => leaving.isLeaving(),
	})
	const leaving = leavePolitely(server)
	server.listen({ port: env.PORT, host: env.HOST, backlog: BACKLOG }, () => {
		const { port } = server.address() as AddressInfo
		// With several workers the one that started them says it, once for all.
		if (cluster.isPrimary)
			console.log(`✓ ready at http://localhost:${port} ${((performance.now() - started) / 1000).toFixed(1)} s`)
		if (firstLink)
			console.log(
				`The staff room's first administrator sets a password at ${env.SITE_URL || `http://localhost:${port}`}${firstLink}`,
			)
	})
	server.on('error', (error: NodeJS.ErrnoException) => {
		console.error(
			error.code === 'EADDRINUSE'
				? `Port ${env.PORT} is taken; set PORT to a free one.`
				: `Cannot listen on ${env.HOST}:${env.PORT} (${error.code}).`,
		)
		process.exit(1)
	})

	const { KEEP_VISITOR_DAYS: keepVisitorDays, KEEP_MEMBER_DAYS: keepMemberDays } = env
	const purging = schedulePurge({ database, now: Date.now, keepVisitorDays, keepMemberDays }, log)
	const publishing = schedulePublishing({ database, revision: revision.current, now: Date.now }, log)

	let stopping = false
	const stop = async () => {
		if (stopping) return
		stopping = true
		await leaving.begin(env.DRAIN_SECONDS)
		await Promise.all([drainServer(server), pages.close()])
		await publishing.stop()
		revision.stop()
		await purging.stop()
		await emptySearches.flush()
		await database.close()
		process.exit(0)
	}
	process.on('SIGINT', stop)
	process.on('SIGTERM', stop)
}

interface OpenedDatabase {
	database: Database
	nik: NikCipher
	/** Where the password of a staff room that was empty is set. */
	firstLink: string | null
}

/** Whoever waits that long for one query is better told to come back. */
const QUERY_TIMEOUT_MS = 8000

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
			const cipher = createNikCipher(keys, ({ id }) => log.error({ pasienId: id }, 'a NIK cannot be read'))
			await step('encrypt NIKs', () => encryptClearNik(database, cipher, Date.now()), Boolean)
			if (env.DEMO) {
				const { loadDemo } = await import('../../demo/load-demo.ts')
				const picturesDir = join(root, 'demo/pictures')
				await step('demo content', () => loadDemo(database, { now: Date.now(), picturesDir }), Boolean)
			}
			return { nik: cipher, firstLink: await makeFirstAdmin(database.db, Date.now()) }
		})
		return { database, ...opened }
	} catch (error) {
		throw explainDatabaseError(error, env)
	}
}
