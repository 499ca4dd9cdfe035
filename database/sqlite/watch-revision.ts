import { DatabaseSync } from 'node:sqlite'
import type { RevisionWatch } from '../revision.ts'

/** Reads at most this often, however many requests ask. */
const READ_EVERY_MS = 2

/** Reads the revision on demand: one row takes microseconds, and the writes of every process are visible. */
export function watchSqliteRevision(file: string): RevisionWatch {
	const database = new DatabaseSync(file, { readOnly: true })
	const statement = database.prepare('select "nomor" from "revisi"')
	const read = () => Number(statement.get()?.nomor)
	let revision = read()
	let readAt = performance.now()
	return {
		current() {
			const now = performance.now()
			if (now - readAt >= READ_EVERY_MS) {
				readAt = now
				// While the database is unavailable, the last known revision stays.
				try {
					revision = read()
				} catch {}
			}
			return revision
		},
		stop: () => database.close(),
	}
}
