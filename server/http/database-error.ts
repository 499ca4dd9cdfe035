interface DriverError extends Error {
	code?: string
	/** SQLite's result code. */
	errcode?: number
}

/**
 * Tells errors of the database or its connection from our own. `temporary`: a retry may succeed. `permanent`: an operator
 * has to repair something. Null: an error in our code.
 */
export function databaseErrorKind(error: unknown): 'temporary' | 'permanent' | null {
	if (!(error instanceof Error)) return null
	const { code, errcode, message } = error as DriverError
	if (errcode !== undefined) return SQLITE[errcode & PRIMARY_CODE] ?? null
	if (code === undefined) return PG_DRIVER.test(message) ? 'temporary' : null
	if (SYSTEM.test(code) || POSTGRES_TEMPORARY.test(code)) return 'temporary'
	return POSTGRES_PERMANENT.test(code) ? 'permanent' : null
}

/** The low byte is SQLite's primary result code. */
const PRIMARY_CODE = 0xff

const SQLITE: Record<number, 'temporary' | 'permanent'> = {
	5: 'temporary', // BUSY
	6: 'temporary', // LOCKED
	7: 'temporary', // NOMEM
	8: 'temporary', // READONLY
	10: 'temporary', // IOERR
	11: 'permanent', // CORRUPT
	13: 'temporary', // FULL
	14: 'temporary', // CANTOPEN
	15: 'temporary', // PROTOCOL: lock contention
	26: 'permanent', // NOTADB
}

/**
 * SQLSTATE classes and codes: connection 08, authentication 28, unknown database 3D, deadlock 40, out of resources 53,
 * shutdown or cancel 57, system error 58, read-only replica 25006, idle transaction 25P0, lock not available 55P03.
 */
const POSTGRES_TEMPORARY = /^(08...|28...|3D...|40...|53...|57...|58...|25006|25P0.|55P03)$/
/** A missing extension or privilege. */
const POSTGRES_PERMANENT = /^(0A...|42501)$/

/** Network and disk errors of Node. */
const SYSTEM =
	/^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+|ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE)$/

/** Messages of pg and Kysely about a lost connection; these errors have no code. */
const PG_DRIVER =
	/^(Connection terminated|timeout e|Query read timeout|Client (has|was) .*not queryable|Cannot use a pool|Postgres connection has been discarded|The server does not support SSL)/
