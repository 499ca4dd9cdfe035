import { SchemaError } from '../../database/schema-error.ts'
import { StartLockError } from '../../database/start-lock-error.ts'
import { type Env, StartError, sqliteFile } from '../env.ts'
import { databaseErrorKind } from '../http/database-error.ts'

/** Turns an error of the database, its schema or its connection into one sentence; any other error is returned unchanged. */
export function explainDatabaseError(error: unknown, env: Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>): unknown {
	if (error instanceof StartLockError) return new StartError(error.message)
	const { syscall, code, message } = error as NodeJS.ErrnoException
	const file = sqliteFile(env.DATABASE_URL)
	if (error instanceof SchemaError) return new StartError(`The database ${file || 'in DATABASE_URL'} ${message}`)
	if (!databaseErrorKind(error) && syscall === undefined) return error
	const names = env.DATABASE_DIRECT_URL === env.DATABASE_URL ? 'DATABASE_URL' : 'DATABASE_URL or DATABASE_DIRECT_URL'
	return new StartError(
		file
			? `The database ${file} cannot be opened: ${message}.`
			: `The PostgreSQL in ${names} cannot be used: ${message || code}.`,
	)
}
