import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { DatabaseKind } from './database-kind.ts'
import { isMigrated, migrate } from './migrate.ts'
import { createPostgresPool, type PoolOptions, postgresDialect } from './postgres/dialect.ts'
import type { ReadQuery } from './prepared.ts'
import type { Schema } from './schema.ts'
import { NodeSqliteDialect, openSqliteReader } from './sqlite/dialect.ts'
import { withSqliteStartLock } from './sqlite/start-lock.ts'
import { type RevisionWatch, watchRevision, watchSqliteRevision } from './watch-revision.ts'

export type { RevisionWatch } from './watch-revision.ts'

export interface Database {
	kind: DatabaseKind
	db: Kysely<Schema>
	/** Runs a query that only reads, outside of any transaction. */
	read<Row>(query: ReadQuery): Promise<Row[]>
	/** PostgreSQL's connections, for who speaks to it without Kysely. */
	pool?: Pool
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
export function connectDatabase(url: string, options: PoolOptions = {}): Database {
	return url.startsWith('sqlite:') ? connectSqlite(url.slice('sqlite:'.length)) : connectPostgres(url, options)
}

function connectSqlite(file: string): Database {
	mkdirSync(dirname(file), { recursive: true })
	const db = new Kysely<Schema>({ dialect: new NodeSqliteDialect(file) })
	const reader = openSqliteReader(file)
	const read = async <Row>({ sql, parameters }: ReadQuery) => reader.prepare(sql).all(parameters) as Row[]
	const shared = database('sqlite', db, read, (work) => withSqliteStartLock(file, work))
	const close = async () => {
		reader.close()
		await shared.close()
	}
	return { ...shared, watchRevision: async () => watchSqliteRevision(file), close }
}

const REVISION: ReadQuery = { name: 'revision', sql: 'select "nomor" from "revisi"', parameters: [] }
const START_LOCK = 7_921_003

function connectPostgres(url: string, options: PoolOptions): Database {
	const pool = createPostgresPool(url, options)
	const db = new Kysely<Schema>({ dialect: postgresDialect(pool) })
	const read = async <Row>({ name, sql, parameters }: ReadQuery) =>
		(await pool.query({ name, text: sql, values: [...parameters] })).rows as Row[]
	const shared = database('postgres', db, read, async (work) => {
		// To wait for another process that migrates may take longer than any query of a visitor's.
		const patient = createPostgresPool(url)
		const client = await patient.connect()
		try {
			await client.query('select pg_advisory_lock($1)', [START_LOCK])
			return await work()
		} finally {
			// The lock ends with its connection.
			client.release(true)
			await patient.end()
		}
	})
	const migratePatiently = async () => {
		const patient = new Kysely<Schema>({ dialect: postgresDialect(createPostgresPool(url)) })
		return migrate(patient, 'postgres').finally(() => patient.destroy())
	}
	return { ...shared, migrate: migratePatiently, pool }
}

function database(
	kind: DatabaseKind,
	db: Kysely<Schema>,
	read: Database['read'],
	withStartLock: Database['withStartLock'],
): Database {
	const revision = async () => {
		const [row] = await read<{ nomor: number }>(REVISION)
		if (!row) throw new Error('The table of the revision is empty.')
		return row.nomor
	}
	return {
		kind,
		db,
		read,
		withStartLock,
		migrate: () => migrate(db, kind),
		isMigrated: () => isMigrated(db, kind),
		revision,
		watchRevision: () => watchRevision(revision),
		close: () => db.destroy(),
	}
}
