import { DatabaseSync } from 'node:sqlite'
import { START_LOCK_TIMEOUT_MS, StartLockError } from '../start-lock-error.ts'

const BUSY = 5

/** Runs the work while no other process is inside the start lock of this database. */
export async function withSqliteStartLock<T>(
	file: string,
	work: () => Promise<T>,
	timeoutMs = START_LOCK_TIMEOUT_MS,
): Promise<T> {
	// A second file, so that the lock holder can still write to the database.
	const lock = new DatabaseSync(`${file}-start-lock`, { timeout: timeoutMs })
	try {
		begin(lock, timeoutMs)
		return await work()
	} finally {
		lock.close()
	}
}

function begin(lock: DatabaseSync, timeoutMs: number): void {
	try {
		lock.exec('begin exclusive')
	} catch (error) {
		throw (error as { errcode?: number }).errcode === BUSY ? new StartLockError(timeoutMs) : error
	}
}
