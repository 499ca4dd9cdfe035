import { type Env, StartError } from '../env.ts'
import { databaseErrorKind } from '../http/database-error.ts'

/** Turns an error of the database or its connection into one sentence; any other error is returned unchanged. */
export function explainDatabaseError(error: unknown, env: Pick<Env, 'DATABASE_URL'>): unknown {
	const { syscall, code, message } = error as NodeJS.ErrnoException
	if (!databaseErrorKind(error) && syscall === undefined) return error
	const file = env.DATABASE_URL.startsWith('sqlite:') && env.DATABASE_URL.slice('sqlite:'.length)
	return new StartError(
		file
			? `The database ${file} cannot be opened: ${message}.`
			: `The PostgreSQL in DATABASE_URL cannot be used: ${message || code}.`,
	)
}
