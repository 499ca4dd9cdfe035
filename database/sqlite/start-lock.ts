import { DatabaseSync } from 'node:sqlite'

const LOCK_TIMEOUT_MS = 120_000

/** Runs the work while no other process is inside the start lock of this database. */
export async function withSqliteStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
	// A second file, so that the lock holder can still write to the database.
	const lock = new DatabaseSync(`${file}-start-lock`, { timeout: LOCK_TIMEOUT_MS })
	lock.exec('begin exclusive')
	try {
		return await work()
	} finally {
		lock.close()
	}
}
