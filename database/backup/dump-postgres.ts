import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import pg from 'pg'
import { COMPATIBLE } from '../history.ts'
import type { Contents } from './contents.ts'
import { findPostgresProgram, runOnPostgres } from './postgres-programs.ts'

/** Writes a database as an archive for pg_restore. pg_dump and the row counts read the same snapshot while writers continue. */
export async function dumpPostgres(url: string, file: string): Promise<Contents> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		const program = await findPostgresProgram('pg_dump', await serverVersion(client))
		await client.query('begin isolation level repeatable read read only')
		const { rows } = await client.query('select pg_export_snapshot() as snapshot')
		const content = [
			`--snapshot=${rows[0].snapshot}`,
			'--schema=public',
			'--no-owner',
			'--no-privileges',
			'--no-comments',
			'--no-unlogged-table-data',
		]
		await runOnPostgres(program, url, [...content, '--extension=*', '--format=custom', `--file=${file}`])
		return await readPostgresContents(client)
	} finally {
		await client.end()
	}
}

/** The major version of the server. */
export async function serverVersion(client: pg.Client): Promise<number> {
	const { rows } = await client.query('show server_version_num')
	return Math.floor(Number(rows[0].server_version_num) / 10_000)
}

export async function readPostgresContents(client: pg.Client): Promise<Contents> {
	// Unlogged tables (the rate limits) are empty after a crash and cannot be read on a replica.
	const { rows } = await client.query(
		`select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`,
	)
	const counts: [string, number][] = []
	for (const { relname: table } of rows) {
		const result = await client.query(`select count(*) from "${table}"`)
		counts.push([table, Number(result.rows[0].count)])
	}
	const countOf = Object.fromEntries(counts)
	const executed = countOf[DEFAULT_MIGRATION_TABLE]
		? await client.query(`select name from "${DEFAULT_MIGRATION_TABLE}"`)
		: null
	const compatible =
		countOf[COMPATIBLE] === undefined ? undefined : await client.query(`select "nama", "sejak" from "${COMPATIBLE}"`)
	return {
		kind: 'postgres',
		// By their bytes: the order of the database depends on its locale.
		migrations: (executed?.rows.map(({ name }) => String(name)) ?? []).sort(),
		compatibleFrom: compatible && Object.fromEntries(compatible.rows.map(({ nama, sejak }) => [nama, sejak])),
		rows: countOf,
	}
}
