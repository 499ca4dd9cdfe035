import { type Env, StartError } from '../env.ts'
import { databaseTrouble } from '../http/database-trouble.ts'

/** Turns what went wrong outside of us into one sentence; an error of our own stays as it is. */
export function explainDatabaseError(error: unknown, env: Pick<Env, 'DATABASE_URL'>): unknown {
	const { syscall, code, message } = error as NodeJS.ErrnoException
	if (!databaseTrouble(error) && syscall === undefined) return error
	const file = env.DATABASE_URL.startsWith('sqlite:') && env.DATABASE_URL.slice('sqlite:'.length)
	return new StartError(
		file
			? `The database ${file} cannot be opened: ${message}.`
			: `The PostgreSQL in DATABASE_URL cannot be used: ${message || code}.`,
	)
}
