interface DriverError extends Error {
	code?: string
	/** SQLite's own number. */
	errcode?: number
}

/**
 * What is wrong with the database, or with the way to it, and not with us. `passing`: it may be over in a moment, so
 * whoever asked may come back. `lasting`: somebody has to mend something. Null: a fault of our own.
 */
export function databaseTrouble(error: unknown): 'passing' | 'lasting' | null {
	if (!(error instanceof Error)) return null
	const { code, errcode, message } = error as DriverError
	if (errcode !== undefined) return SQLITE[errcode & PRIMARY_CODE] ?? null
	if (code === undefined) return PG_DRIVER.test(message) ? 'passing' : null
	if (SYSTEM.test(code) || POSTGRES_PASSING.test(code)) return 'passing'
	return POSTGRES_LASTING.test(code) ? 'lasting' : null
}

/** The rest of SQLite's number tells more about the same. */
const PRIMARY_CODE = 0xff

const SQLITE: Record<number, 'passing' | 'lasting'> = {
	5: 'passing', // BUSY
	6: 'passing', // LOCKED
	7: 'passing', // NOMEM
	8: 'passing', // READONLY
	10: 'passing', // IOERR
	11: 'lasting', // CORRUPT
	13: 'passing', // FULL
	14: 'passing', // CANTOPEN
	15: 'passing', // PROTOCOL: too many at the lock
	26: 'lasting', // NOTADB
}

/**
 * By class and code: connection 08, log-in 28, unknown database 3D, deadlock and the like 40, no resources 53, shutting
 * down or cancelled 57, trouble of its system 58, a replica that only reads 25006, idle for too long 25P0, lock 55P03.
 */
const POSTGRES_PASSING = /^(08...|28...|3D...|40...|53...|57...|58...|25006|25P0.|55P03)$/
/** A missing extension, a missing right. */
const POSTGRES_LASTING = /^(0A...|42501)$/

/** The network and the disk, as Node names them. */
const SYSTEM =
	/^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOST\w+|ENET\w+|ENOSPC|EDQUOT|EFBIG|EROFS|EIO|EMFILE|ENFILE)$/

/** What pg and Kysely say of a connection that is gone; they give it no code. */
const PG_DRIVER =
	/^(Connection terminated|timeout e|Query read timeout|Client (has|was) .*not queryable|Cannot use a pool|Postgres connection has been discarded|The server does not support SSL)/
