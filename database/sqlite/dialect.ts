import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
	CompiledQuery,
	type DatabaseConnection,
	type Driver,
	type LimitNode,
	type OffsetNode,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDialect,
	SqliteDriver,
	SqliteQueryCompiler,
	type SqliteStatement,
} from 'kysely'

/** How long a process waits for another one that is writing. */
const BUSY_TIMEOUT_MS = 5000

const MMAP_BYTES = 256 * 1024 ** 2

/** Statements that stay prepared; far more than the API has, so only generated ones are ever dropped. */
const PREPARED_STATEMENTS = 500

/** Kysely's SQLite dialect on the SQLite that Node carries. */
export class NodeSqliteDialect extends SqliteDialect {
	readonly #database: PreparedDatabase

	constructor(file: string) {
		const database = preparedDatabase(openSqlite(file))
		super({ database })
		this.#database = database
	}

	override createDriver(): Driver {
		return new ImmediateSqliteDriver(this.#database)
	}

	override createAdapter() {
		return new TransactionalSqliteAdapter()
	}

	override createQueryCompiler() {
		return new SteadySqliteCompiler()
	}
}

/**
 * SQLite plans by the value of a bare `limit ?`, so that a prepared statement would be prepared anew each time that one is
 * bound. It does not look into an expression.
 */
class SteadySqliteCompiler extends SqliteQueryCompiler {
	protected override visitLimit(node: LimitNode): void {
		super.visitLimit(node)
		this.append(' + 0')
	}

	protected override visitOffset(node: OffsetNode): void {
		super.visitOffset(node)
		this.append(' + 0')
	}
}

export function openSqlite(file: string): DatabaseSync {
	const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
	switchToWal(database)
	database.exec(`
		pragma synchronous = full;
		pragma temp_store = memory;
		-- What is deleted is overwritten, as far as that costs no further writing.
		pragma secure_delete = fast;
		pragma cache_size = -32000;
		pragma mmap_size = ${MMAP_BYTES};
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
	readonly #database: PreparedDatabase

	constructor(database: PreparedDatabase) {
		super({ database })
		this.#database = database
	}

	/** Takes the write lock at once: a transaction that reads first and writes later would fail when another wrote in between. */
	override async beginTransaction(connection: DatabaseConnection): Promise<void> {
		await connection.executeQuery(CompiledQuery.raw('begin immediate'))
	}

	/** A full disk makes SQLite roll back by itself; to do it again would fail, and hide what went wrong. */
	override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
		if (this.#database.isTransaction) await super.rollbackTransaction(connection)
	}
}

/** A connection of its own for reading: what a transaction has not yet written for good is not seen on it. */
export function openSqliteReader(file: string): SqliteDatabase {
	const database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
	database.exec(`pragma temp_store = memory; pragma mmap_size = ${MMAP_BYTES}`)
	return preparedDatabase(database)
}

type PreparedDatabase = SqliteDatabase & Pick<DatabaseSync, 'isTransaction'>

function preparedDatabase(database: DatabaseSync): PreparedDatabase {
	const prepared = new Map<string, SqliteStatement>()
	return {
		prepare(sql) {
			let statement = prepared.get(sql)
			if (statement) prepared.delete(sql)
			else statement = toKyselyStatement(database.prepare(sql), sql)
			prepared.set(sql, statement)
			if (prepared.size > PREPARED_STATEMENTS) prepared.delete(prepared.keys().next().value as string)
			return statement
		},
		close() {
			if (database.isOpen) database.close()
		},
		get isTransaction() {
			return database.isTransaction
		},
	}
}

function toKyselyStatement(statement: StatementSync, sql: string): SqliteStatement {
	const columns = statement.columns().map(({ name }) => name)
	// What a star stands for may change with the schema, so that Node has to name the columns each time.
	if (!sql.includes('*')) statement.setReturnArrays(true)
	return {
		reader: columns.length > 0,
		all: (parameters) => statement.all(...parameters.map(toSqlite)).map((row) => toRow(columns, row)),
		run: (parameters) => statement.run(...parameters.map(toSqlite)),
		iterate: (parameters) => statement.iterate(...parameters.map(toSqlite)).map((row) => toRow(columns, row)),
	}
}

/** SQLite has no lists; `json_each` takes them as text. */
const toSqlite = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value) as SQLInputValue

/** The rows that Node makes are dictionaries: these are read and turned into JSON in half the time. */
function toRow(columns: string[], row: unknown): unknown {
	if (!Array.isArray(row)) return row
	const named: Record<string, unknown> = {}
	for (let index = 0; index < columns.length; index += 1) named[columns[index] as string] = row[index]
	return named
}
