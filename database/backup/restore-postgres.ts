import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { APPLICATION } from '../postgres/dialect.ts'
import { BackupError } from './backup-error.ts'
import type { Contents } from './contents.ts'
import { readPostgresContents, serverVersion } from './dump-postgres.ts'
import { findPostgresProgram, runOnPostgres } from './postgres-programs.ts'

/** Replaces the whole database by compressed SQL, in one transaction. */
export async function restorePostgres(url: string, file: string): Promise<void> {
	const client = await connect(url)
	try {
		const program = await findPostgresProgram('psql', await serverVersion(client))
		const args = ['--no-psqlrc', '--quiet', '--output=/dev/null', '--single-transaction', '--set=ON_ERROR_STOP=1']
		const steps = ['--command=drop schema if exists public cascade', '--file=-', '--command=analyze']
		const sql = createReadStream(file).pipe(createGunzip())
		await runOnPostgres(program, url, [...args, ...steps], sql)
	} finally {
		await client.end()
	}
}

/**
 * Reads the contents of a database; null when it does not exist.
 *
 * @throws BackupError when a server is connected to it
 */
export async function inspectPostgres(url: string): Promise<Contents | null> {
	const client = new pg.Client({ connectionString: url })
	try {
		await client.connect()
		const { rows } = await client.query(
			'select count(*) from pg_stat_activity where datname = current_database() and application_name = $1',
			[APPLICATION],
		)
		if (Number(rows[0].count) > 0)
			throw new BackupError(`The database is in use by ${rows[0].count} connections of a server: stop it first.`)
		return await readPostgresContents(client)
	} catch (error) {
		if ((error as { code?: string }).code === NO_SUCH_DATABASE) return null
		throw error
	} finally {
		await client.end()
	}
}

const NO_SUCH_DATABASE = '3D000'

/** Connects, and creates the database if it does not exist. */
async function connect(url: string): Promise<pg.Client> {
	if (!(await inspectPostgres(url))) {
		const address = new URL(url)
		const name = decodeURIComponent(address.pathname.slice(1))
		address.pathname = '/postgres'
		const admin = new pg.Client({ connectionString: address.href })
		await admin.connect()
		await admin.query(`create database ${pg.escapeIdentifier(name)}`)
		await admin.end()
	}
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	return client
}
