import { join } from 'node:path'
import type { Logger } from 'pino'
import { connectDatabase, type Database } from '../../database/connect.ts'
import { QUERY_TIMEOUT_MS, readStatementTimeout } from '../../database/postgres/statement-timeout.ts'
import type { Env } from '../env.ts'
import { oncePerSecond } from '../http/once-per-second.ts'
import { createFields, type Fields } from '../keys/fields.ts'
import { nikKeysFile } from '../keys/key-places.ts'
import { openFieldKeys } from '../keys/open-field-keys.ts'
import { measure, offerSample } from '../metrics/measure.ts'
import { createFirstAdmin } from '../staff/auth/set-password.ts'
import { explainDatabaseError } from './explain-database-error.ts'
import { migrateWithBackup } from './migrate-with-backup.ts'

interface OpenedDatabase {
	database: Database
	fields: Fields
	/** Where the first administrator sets a password; null when the staff app has accounts already. */
	firstAdminLink: string | null
}

/** Connects, migrates and loads the demo content; each step that takes time prints one line. */
export async function openDatabase(env: Env, log: Logger, root: string): Promise<OpenedDatabase> {
	const step = async <T>(name: string, work: () => Promise<T>, did: (result: T) => boolean) => {
		const started = performance.now()
		if (did(await work())) console.log(`✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
	}
	try {
		const database = connectDatabase(env.DATABASE_URL, {
			queryTimeoutMs: QUERY_TIMEOUT_MS,
			directUrl: env.DATABASE_DIRECT_URL,
			onQuery: watchQueries(env.SLOW_QUERY_MS, log),
		})
		const opened = await database.withStartLock(async () => {
			await step(
				'migrate',
				() => migrateWithBackup(env, database),
				(steps) => steps > 0,
			)
			const keys = await openFieldKeys(database.db, nikKeysFile(env), Date.now())
			const fields = createFields(keys, (place) => log.error(place, 'value cannot be decrypted'))
			if (env.DEMO) {
				const { loadDemo } = await import('../../demo/load-demo.ts')
				const picturesDir = join(root, 'demo/pictures')
				await step('demo content', () => loadDemo(database, { now: Date.now(), picturesDir }), Boolean)
			}
			return { fields, firstAdminLink: await createFirstAdmin(database.db, Date.now()) }
		})
		const { pool } = database
		if (pool) {
			if ((await readStatementTimeout(pool)) > QUERY_TIMEOUT_MS)
				log.warn('no statement timeout: a pooler drops it, see docs/operations.md, "PgBouncer"')
			offerSample('pool', () => ({
				used: pool.totalCount - pool.idleCount,
				idle: pool.idleCount,
				waiting: pool.waitingCount,
			}))
		}
		return { database, ...opened }
	} catch (error) {
		throw explainDatabaseError(error, env)
	}
}

/** Enough to find the query; a long one inserts many rows. */
const SHOWN_CHARACTERS = 1000

/** Measures every query, and logs a slow one by its text, whose placeholders hold no values. */
export function watchQueries(slowMs: number, log: Logger): (sql: string, ms: number) => void {
	const collapse = oncePerSecond()
	return (sql, ms) => {
		measure('query', ms / 1000)
		if (ms < slowMs) return
		const shape = sql.slice(0, SHOWN_CHARACTERS)
		collapse(shape, (count) => log.warn({ sql: shape, ms: Math.round(ms), count }, 'slow query'))
	}
}
