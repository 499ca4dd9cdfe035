import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, type LogEvent } from 'kysely'
import type { Pool } from 'pg'
import { checkSchema, isMigrated, migrate } from './migrate.ts'
import { createPostgresPool, type PoolOptions, postgresDialect } from './postgres/dialect.ts'
import { withPostgresStartLock } from './postgres/start-lock.ts'
import { watchPostgresRevision } from './postgres/watch-revision.ts'
import { type RevisionWatch, readRevision } from './revision.ts'
import type { DatabaseKind, Schema } from './schema.ts'
import { sqliteDialect, truncateWal } from './sqlite/dialect.ts'
import { withSqliteStartLock } from './sqlite/start-lock.ts'
import { watchSqliteRevision } from './sqlite/watch-revision.ts'

export type { RevisionWatch } from './revision.ts'

export interface Database {
	kind: DatabaseKind
	db: Kysely<Schema>
	/** PostgreSQL's connection pool, for queries outside of Kysely. */
	pool?: Pool
	/** Applies missing migrations; call it under the start lock. */
	migrate(): Promise<number>
	isMigrated(): Promise<boolean>
	/** @throws SchemaError when this version cannot use the database */
	checkSchema(): Promise<void>
	/** Runs the work while no other process on this database is inside its start lock; StartLockError after the time-out. */
	withStartLock<T>(work: () => Promise<T>, timeoutMs?: number): Promise<T>
	/** The number that every content write increases. */
	revision(): Promise<number>
	/** The same without waiting, up to date within a second; needs a migrated database. */
	watchRevision(): Promise<RevisionWatch>
	/** Removes what was deleted from SQLite's write-ahead log, if no other process uses the database right now. */
	truncateLog(): Promise<void>
	close(): Promise<void>
}

interface ConnectOptions extends PoolOptions {
	/** PostgreSQL without a pooler, for migrations and the start lock. */
	directUrl?: string
	/** Hears of every query of Kysely: its text with placeholders, and its time without waiting for a connection. */
	onQuery?: (sql: string, ms: number) => void
}

/** Connects to `sqlite:<file>` or `postgres://…`. */
export function connectDatabase(url: string, options: ConnectOptions = {}): Database {
	return url.startsWith('sqlite:') ? connectSqlite(url.slice('sqlite:'.length), options) : connectPostgres(url, options)
}

const logTo = (onQuery: ConnectOptions['onQuery']) =>
	onQuery && (({ query, queryDurationMillis }: LogEvent) => onQuery(query.sql, queryDurationMillis))

function connectSqlite(file: string, { onQuery }: ConnectOptions): Database {
	mkdirSync(dirname(file), { recursive: true })
	const db = new Kysely<Schema>({ dialect: sqliteDialect(file), log: logTo(onQuery) })
	return {
		kind: 'sqlite',
		db,
		migrate: () => migrate(db, 'sqlite'),
		isMigrated: () => isMigrated(db, 'sqlite'),
		checkSchema: async () => void (await checkSchema(db)),
		withStartLock: (work, timeoutMs) => withSqliteStartLock(file, work, timeoutMs),
		revision: () => readRevision(db),
		watchRevision: async () => watchSqliteRevision(file),
		truncateLog: () => truncateWal(db),
		close: () => db.destroy(),
	}
}

function connectPostgres(url: string, { directUrl = url, onQuery, ...options }: ConnectOptions): Database {
	const pool = createPostgresPool(url, options)
	const db = new Kysely<Schema>({ dialect: postgresDialect(pool), log: logTo(onQuery) })
	const revision = () => readRevision(db)
	return {
		kind: 'postgres',
		db,
		pool,
		migrate: () => migratePostgres(directUrl),
		isMigrated: () => isMigrated(db, 'postgres'),
		checkSchema: async () => void (await checkSchema(db)),
		withStartLock: (work, timeoutMs) => withPostgresStartLock(directUrl, work, timeoutMs),
		revision,
		watchRevision: () => watchPostgresRevision(revision),
		truncateLog: async () => {},
		close: () => db.destroy(),
	}
}

/** Uses a pool without a query timeout: building an index may take longer than any request. */
async function migratePostgres(url: string): Promise<number> {
	const db = new Kysely<Schema>({ dialect: postgresDialect(createPostgresPool(url)) })
	return migrate(db, 'postgres').finally(() => db.destroy())
}
