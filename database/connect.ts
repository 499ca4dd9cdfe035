import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { isMigrated, migrate } from './migrate.ts'
import type { DatabaseKind } from './migrations/search-index.ts'
import { createPostgresPool, postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { type RevisionWatch, watchRevision, watchSqliteRevision } from './watch-revision.ts'

export type { DatabaseKind } from './migrations/search-index.ts'
export type { RevisionWatch } from './watch-revision.ts'

export interface Database {
	kind: DatabaseKind
	db: Kysely<Schema>
	/** Applies what is missing of the schema; call it under the start lock. */
	migrate(): Promise<number>
	isMigrated(): Promise<boolean>
	/** Runs the work while no other process on this database is inside its start lock. */
	withStartLock<T>(work: () => Promise<T>): Promise<T>
	/** The number that every content write bumps. */
	revision(): Promise<number>
	/** The same, kept up to date; for a migrated database. */
	watchRevision(): Promise<RevisionWatch>
	close(): Promise<void>
}

/** Connects to `sqlite:<file>` or `postgres://…`. */
export function connectDatabase(url: string): Database {
	return url.startsWith('sqlite:') ? connectSqlite(url.slice('sqlite:'.length)) : connectPostgres(url)
}

function connectSqlite(file: string): Database {
	mkdirSync(dirname(file), { recursive: true })
	const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) })
	const shared = database('sqlite', db, async (work) => {
		// A second file, so that the lock holder can use the database itself as it likes.
		const lock = new DatabaseSync(`${file}-start-lock`, { timeout: 120_000 })
		lock.exec('begin exclusive')
		try {
			return await work()
		} finally {
			lock.close()
		}
	})
	return { ...shared, watchRevision: async () => watchSqliteRevision(file) }
}

const START_LOCK = 7_921_003

function connectPostgres(url: string): Database {
	const pool = createPostgresPool(url)
	const db = new Kysely<Schema>({ dialect: postgresDialect(pool) })
	return database('postgres', db, async (work) => {
		const client = await pool.connect()
		try {
			await client.query('select pg_advisory_lock($1)', [START_LOCK])
			return await work()
		} finally {
			await client.query('select pg_advisory_unlock($1)', [START_LOCK])
			client.release()
		}
	})
}

function database(kind: DatabaseKind, db: Kysely<Schema>, withStartLock: Database['withStartLock']): Database {
	const revision = async () => (await db.selectFrom('revisi').select('nomor').executeTakeFirstOrThrow()).nomor
	return {
		kind,
		db,
		withStartLock,
		migrate: () => migrate(db, kind),
		isMigrated: () => isMigrated(db, kind),
		revision,
		watchRevision: () => watchRevision(revision),
		close: () => db.destroy(),
	}
}
