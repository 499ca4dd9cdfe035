import { type Env, StartError } from './env.ts'

interface DriverError extends Error {
	code?: string
	/** SQLite's own number. */
	errcode?: number
	syscall?: string
}

/** Turns what went wrong outside of us into one sentence; an error of our own stays as it is. */
export function explainDatabaseError(error: unknown, env: Pick<Env, 'DATABASE_URL'>): unknown {
	if (!(error instanceof Error)) return error
	const { code, errcode = 0, syscall, message } = error as DriverError
	const file = env.DATABASE_URL.startsWith('sqlite:') && env.DATABASE_URL.slice('sqlite:'.length)
	if (file) {
		const outside = syscall !== undefined || SQLITE_OUTSIDE.has(errcode & PRIMARY_CODE)
		return outside ? new StartError(`The database ${file} cannot be opened: ${message}.`) : error
	}
	const outside = syscall !== undefined || (code ? POSTGRES_OUTSIDE.test(code) : /timeout|terminated|SSL/.test(message))
	return outside ? new StartError(`The PostgreSQL in DATABASE_URL cannot be used: ${message || code}.`) : error
}

/** BUSY, READONLY, IOERR, CORRUPT, FULL, CANTOPEN and NOTADB: the file or its disk is at fault. */
const SQLITE_OUTSIDE = new Set([5, 8, 10, 11, 13, 14, 26])
const PRIMARY_CODE = 0xff

/** Connection, log-in, unknown database, missing extension, missing right, no resources, shutting down. */
const POSTGRES_OUTSIDE = /^(08|28|3D|0A|42501|53|57|58)/
