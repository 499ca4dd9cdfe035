import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	type Kysely,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDriver,
	SqliteIntrospector,
	SqliteQueryCompiler,
	type SqliteStatement,
	sql,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Schema } from '../schema.ts'

/** How long a process waits for another process's write. */
const BUSY_TIMEOUT_MS = 5000

/** More statements than the API has. */
const MAX_STATEMENTS = 500

/** Kysely's SQLite dialect on Node's own SQLite. */
export function sqliteDialect(file: string): Dialect {
	const database = openSqlite(file)
	return {
		createDriver: () => new ImmediateSqliteDriver(database),
		createQueryCompiler: () => new SqliteQueryCompiler(),
		createAdapter: () => new TransactionalSqliteAdapter(),
		createIntrospector: (db) => new SqliteIntrospector(db),
	}
}

export function openSqlite(file: string): DatabaseSync {
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
	switchToWal(database)
	database.exec(`
		pragma synchronous = full;
		pragma temp_store = memory;
		-- Deleted data is overwritten with zeros.
		pragma secure_delete = on;
		pragma cache_size = -32000;
	`)
	return database
}

const SQLITE_BUSY = 5
const RETRY_MS = 5

/** Processes that open a new file together all switch it to WAL; SQLite ignores its busy timeout for this pragma. */
function switchToWal(database: DatabaseSync): void {
	const deadline = Date.now() + BUSY_TIMEOUT_MS
	while (true) {
		try {
			database.exec('pragma journal_mode = wal')
			return
		} catch (error) {
			if ((error as { errcode?: number }).errcode !== SQLITE_BUSY || Date.now() > deadline) throw error
		}
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
	}
}

class TransactionalSqliteAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}

class ImmediateSqliteDriver extends SqliteDriver {
	readonly #database: DatabaseSync

	constructor(database: DatabaseSync) {
		super({ database: toKyselyDatabase(database) })
		this.#database = database
	}

	/** Takes the write lock first: a transaction that reads before it writes fails if another process writes in between. */
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'))
	}

	/** A full disk makes SQLite roll back by itself; a second rollback would fail and hide the first error. */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#database.isTransaction) await super.rollbackTransaction(connection)
	}
}

function toKyselyDatabase(database: DatabaseSync): SqliteDatabase {
	const statements = new LRUCache<string, SqliteStatement>({ max: MAX_STATEMENTS })
	return {
		prepare(sql) {
			const statement = statements.get(sql) ?? toKyselyStatement(database.prepare(sql))
			statements.set(sql, statement)
			return statement
		},
		close() {
			if (database.isOpen) database.close()
		},
	}
}

const toKyselyStatement = (statement: StatementSync): SqliteStatement => ({
	reader: statement.columns().length > 0,
	all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
	run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
	iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
})

/**
 * Empties the write-ahead log, which still contains rows that were deleted. Does nothing while another process reads or
 * writes: waiting would block this process.
 */
export async function truncateWal(db: Kysely<Schema>): Promise<void> {
	await db.connection().execute(async (connection) => {
		await sql`pragma busy_timeout = 0`.execute(connection)
		try {
			await sql`pragma wal_checkpoint(truncate)`.execute(connection)
		} finally {
			await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(connection)
		}
	})
}
