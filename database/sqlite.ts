import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteDriver,
	type SqliteStatement,
} from 'kysely'

/** How long a process waits for another one that is writing. */
const BUSY_TIMEOUT_MS = 5000

/** Statements that stay prepared; far more than the API has, so only generated ones are ever dropped. */
const PREPARED_STATEMENTS = 500

/** Kysely's SQLite dialect on the SQLite that Node carries. */
export class NodeSqliteDialect extends SqliteDialect {
	readonly #database: SqliteDatabase

	constructor(file: string) {
		const database = preparedDatabase(openSqlite(file))
		super({ database })
		this.#database = database
	}

	override createDriver(): Driver {
		return new ImmediateSqliteDriver({ database: this.#database })
	}

	override createAdapter() {
		return new TransactionalSqliteAdapter()
	}
}

export function openSqlite(file: string): DatabaseSync {
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
	switchToWal(database)
	database.exec(`
		pragma synchronous = full;
		pragma temp_store = memory;
		pragma cache_size = -32000;
		pragma mmap_size = 268435456;
	`)
	return database
}

const SQLITE_BUSY = 5
const RETRY_MS = 5

/** Processes that open a new file together all want to change it; here SQLite refuses at once instead of waiting. */
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
	/** Takes the write lock at once: a transaction that reads first and writes later would fail when another wrote in between. */
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'))
	}
}

function preparedDatabase(database: DatabaseSync): SqliteDatabase {
	const prepared = new Map<string, SqliteStatement>()
	return {
		prepare(sql) {
			let statement = prepared.get(sql)
			if (statement) prepared.delete(sql)
			else statement = toKyselyStatement(database.prepare(sql))
			prepared.set(sql, statement)
			if (prepared.size > PREPARED_STATEMENTS) prepared.delete(prepared.keys().next().value as string)
			return statement
		},
		close: () => database.close(),
	}
}

function toKyselyStatement(statement: StatementSync): SqliteStatement {
	const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
	return {
		reader: statement.columns().length > 0,
		all: (parameters) => statement.all(...bind(parameters)),
		run: (parameters) => statement.run(...bind(parameters)),
		iterate: (parameters) => statement.iterate(...bind(parameters)),
	}
}
