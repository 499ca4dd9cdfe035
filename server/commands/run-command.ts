import { existsSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BackupError } from '../../database/backup/contents.ts'
import { connectDatabase, type Database } from '../../database/connect.ts'
import { type Env, readEnv, StartError, sqliteFile } from '../env.ts'
import { explainDatabaseError } from '../process/explain-database-error.ts'
import { protectFiles } from '../process/private-files.ts'

/** Runs a command. An error that the operator can act on is one line and exit code 1; any other is thrown. */
export async function runCommand(run: (env: Env) => Promise<void>): Promise<void> {
	try {
		const variables = readEnv()
		// A pooler would give the settings of pg_dump's session to others.
		const env = { ...variables, DATABASE_URL: variables.DATABASE_DIRECT_URL }
		protectFiles(env)
		await run(env).catch((error) => {
			throw explainDatabaseError(error, env)
		})
	} catch (error) {
		if (!(error instanceof StartError || error instanceof BackupError)) throw error
		console.error(error.message)
		process.exitCode = 1
	}
}

/** @throws StartError where a connection would make a new SQLite file */
export function requireDatabase({ DATABASE_URL }: Pick<Env, 'DATABASE_URL'>): void {
	const file = sqliteFile(DATABASE_URL)
	if (file && !existsSync(file))
		throw new StartError(`There is no database ${file}; set DATA_DIR as the server has it.`)
}

/** Runs a command that works on the database, and closes the connection. */
export const runDatabaseCommand = (run: (database: Database, env: Env) => Promise<void>): Promise<void> =>
	runCommand(async (env) => {
		const database = connectDatabase(env.DATABASE_URL)
		try {
			await database.checkSchema()
			await run(database, env)
		} finally {
			await database.close()
		}
	})

/** @throws StartError with the usage when the arguments do not fit the options */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config) {
	try {
		return parseArgs(config)
	} catch {
		throw new StartError(usage)
	}
}

/** Seconds since `started`, a value of `performance.now()`. */
export const secondsSince = (started: number): string => `${((performance.now() - started) / 1000).toFixed(1)} s`
