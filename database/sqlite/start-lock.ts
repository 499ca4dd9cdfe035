import { DatabaseSync } from 'node:sqlite'

/** Runs the work while no other process is inside the start lock of this database. */
export async function withSqliteStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
	// A second file, so that the lock holder can use the database itself as it likes.
	const lock = new DatabaseSync(`${file}-start-lock`, { timeout: 120_000 })
	lock.exec('begin exclusive')
	try {
		return await work()
	} finally {
		lock.close()
	}
}
