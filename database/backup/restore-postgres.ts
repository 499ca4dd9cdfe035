import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { APPLICATION } from '../postgres/dialect.ts'
import { BackupError, type Contents } from './contents.ts'
import { readPostgresContents, serverVersion } from './dump-postgres.ts'
import { findPostgresProgram, run, runOnPostgres } from './postgres-programs.ts'

/**
 * Replaces the whole database by an archive. pg_restore runs in one transaction; until it has succeeded, the old tables
 * are in another schema.
 */
export async function restorePostgres(url: string, file: string): Promise<void> {
	const client = await connect(url)
	try {
		const program = await findPostgresProgram('pg_restore', await serverVersion(client))
		const contents = await listArchive(program, file)
		await setAside(client)
		try {
			const flags = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--no-comments']
			await runOnPostgres(program, url, [...flags, `--use-list=${contents}`, file])
		} catch (error) {
			await putBack(client)
			throw new BackupError(`The database is as it was before: ${(error as Error).message}`)
		}
		await client.query(`drop schema "${ASIDE}" cascade`)
		await client.query('analyze')
	} finally {
		await client.end()
	}
}

/** @throws BackupError when pg_restore cannot read the archive */
export async function checkArchive(url: string, file: string): Promise<void> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		await listArchive(await findPostgresProgram('pg_restore', await serverVersion(client)), file)
	} finally {
		await client.end()
	}
}

/** The schema of the old tables during a restore. */
const ASIDE = 'sebelum_pemulihan'

/** Writes the table of contents beside the archive, without the schema itself: it exists already. */
async function listArchive(program: string, file: string): Promise<string> {
	const list = `${file}.list`
	await run(program, ['--list', `--file=${list}`, file]).catch((error: Error) => {
		throw new BackupError(`The backup holds no sound database, nothing was restored: ${error.message}`)
	})
	const lines = readFileSync(list, 'utf8').split('\n')
	writeFileSync(list, lines.filter((line) => !/^\d+; \d+ \d+ SCHEMA - public /.test(line)).join('\n'))
	return list
}

/** Extensions stay in `public`, because a database has each of them once and the archive refers to them there. */
async function setAside(client: pg.Client): Promise<void> {
	const extensions = await extensionsIn(client, 'public')
	await inTransaction(client, [
		`drop schema if exists "${ASIDE}" cascade`,
		`alter schema public rename to "${ASIDE}"`,
		'create schema public',
		...extensions.map((name) => `alter extension ${pg.escapeIdentifier(name)} set schema public`),
	])
}

async function putBack(client: pg.Client): Promise<void> {
	const extensions = await extensionsIn(client, 'public')
	await inTransaction(client, [
		...extensions.map((name) => `alter extension ${pg.escapeIdentifier(name)} set schema "${ASIDE}"`),
		'drop schema public cascade',
		`alter schema "${ASIDE}" rename to public`,
	])
}

async function extensionsIn(client: pg.Client, schema: string): Promise<string[]> {
	const { rows } = await client.query(
		'select extname from pg_extension join pg_namespace n on n.oid = extnamespace where n.nspname = $1',
		[schema],
	)
	return rows.map(({ extname }) => String(extname))
}

async function inTransaction(client: pg.Client, statements: string[]): Promise<void> {
	await client.query('begin')
	try {
		for (const statement of statements) await client.query(statement)
		await client.query('commit')
	} catch (error) {
		await client.query('rollback')
		throw error
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
