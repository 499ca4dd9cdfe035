import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { withSqliteStartLock } from '../sqlite/start-lock.ts'
import { BackupError } from './backup-error.ts'

/** Puts a copy in the place of a database; what was there is moved aside. `copy` is on the same disk and is used up. */
export function restoreSqlite(file: string, copy: string, aside: string): Promise<void> {
	mkdirSync(dirname(file), { recursive: true })
	// A server that is just being started waits.
	return withSqliteStartLock(file, async () => {
		if (existsSync(file)) {
			demandUnused(file)
			renameSync(file, aside)
		}
		for (const suffix of ['-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
		renameSync(copy, file)
	})
}

/** Leaving the write-ahead log needs the file to itself, and puts everything into the one file. */
export function demandUnused(file: string): void {
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
