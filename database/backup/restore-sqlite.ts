import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withSqliteStartLock } from '../sqlite/start-lock.ts'
import { BackupError } from './contents.ts'

/** Replaces a database by a copy. The old file moves to `aside`; `copy` is on the same disk and is moved, too. */
export function restoreSqlite(file: string, copy: string, aside: string): Promise<void> {
	mkdirSync(dirname(file), { recursive: true })
	// A server that starts now waits for the lock.
	return withSqliteStartLock(file, async () => {
		if (existsSync(file)) {
			assertUnused(file)
			renameSync(file, aside)
		}
		for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
		renameSync(copy, file)
	})
}

/**
 * Leaving WAL mode needs exclusive access and merges the log into the one file.
 *
 * @throws BackupError when the database is in use
 */
export function assertUnused(file: string): void {
	let database: DatabaseSync | undefined
	try {
		database = new DatabaseSync(file, { timeout: 0 })
		database.exec('pragma journal_mode = delete')
	} catch (error) {
		if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) return
		throw new BackupError(`The database ${file} is in use: stop the server first.`)
	} finally {
		database?.close()
	}
}

const SQLITE_BUSY = 5
