import { join } from 'node:path'
import type { Logger } from 'pino'
import { connectDatabase, type Database } from '../../database/connect.ts'
import type { Env } from '../env.ts'
import { nikKeysFile } from '../keys/key-places.ts'
import { createNikCipher, type NikCipher } from '../nik/nik-cipher.ts'
import { openNikKeys } from '../nik/open-nik-keys.ts'
import { createFirstAdmin } from '../staff/auth/first-admin.ts'
import { explainDatabaseError } from './explain-database-error.ts'

/** A visitor who waits that long for a query gets 503 instead. */
const QUERY_TIMEOUT_MS = 8000

interface OpenedDatabase {
	database: Database
	nik: NikCipher
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
