import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type Migrations, migrate, migrationNames, migrations } from '../database/migrate.ts'
import { runCommand } from './support/run-backup.ts'
import { runServer, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

// The servers here are the older version: a test migrates as the next one would.

const LAST = migrationNames.at(-1)
const REQUESTS = 4
const addColumn = (db: Kysely<unknown>) => db.schema.alterTable('member').addColumn('catatan', 'text').execute()

async function openDatabase(): Promise<TestDatabase> {
	const database = await openTestDatabase({ demo: true })
	onTestFinished(() => database.dispose())
	return database
}

const migrateFurther = ({ db, kind }: TestDatabase, further: Migrations) =>
	migrate(db, kind, { ...migrations, ...further })

const placeOf = ({ url, kind }: TestDatabase) => (kind === 'sqlite' ? url.slice('sqlite:'.length) : 'in DATABASE_URL')

test('after a migration that only adds, a replaced worker of the old version starts, reads and writes; after one that does not, none is ready', async () => {
	const database = await openDatabase()
	const site = await startSite({ env: { DATABASE_URL: database.url, WORKERS: '2', LOG_LEVEL: 'warn' } })
	onTestFinished(async () => void (await site.stop('SIGKILL')))
	const added: Migrations = { '900-added': { up: addColumn, compatibleFrom: LAST } }
	await migrateFurther(database, added)
	const workers = readFileSync(`/proc/${site.pid}/task/${site.pid}/children`, 'utf8').trim().split(' ')
	process.kill(Number(workers[0]), 'SIGKILL')
	await expect.poll(site.output, { timeout: 60_000 }).toContain('✓ worker replaced')

	// Connections are dealt out in turn: every worker gets some of them.
	const statusesOf = (path: string, init: RequestInit = {}) => {
		const headers = { 'content-type': 'application/json', connection: 'close' }
		const ask = async () => (await fetch(site.url + path, { ...init, headers })).status
		return Promise.all(Array.from({ length: REQUESTS }, ask))
	}
	expect(await statusesOf('/readyz')).toEqual(Array(REQUESTS).fill(200))
	expect(await statusesOf('/dokter')).toEqual(Array(REQUESTS).fill(200))
	const body = JSON.stringify({ nama: 'Rahma', noTelp: '0812-0000-0001', email: '' })
	expect(await statusesOf('/api/v1/public/member', { method: 'POST', body })).toEqual(Array(REQUESTS).fill(201))
	const members = await database.db.selectFrom('member').selectAll().where('nama', '=', 'Rahma').execute()
	expect(members).toHaveLength(REQUESTS)
	await migrateFurther(database, { ...added, '901-changed': { up: async () => {} } })
	expect(await statusesOf('/readyz')).toEqual(Array(REQUESTS).fill(503))
})

test('after a migration that changes what it needs, the old version does not start and says so in one sentence', async () => {
	const database = await openDatabase()
	await migrateFurther(database, { '900-changed': { up: addColumn } })
	const { code, output } = await runServer({ env: { DATABASE_URL: database.url } })
	expect(output).toBe(
		`The database ${placeOf(database)} has the schema of a newer version (900-changed) on which this one cannot run: start that version, or restore the backup that was made before it.\n`,
	)
	expect(code).toBe(1)
})

test('a database of an older history is left as it is, and one sentence says what to do', async () => {
	const database = await openDatabase()
	const { db, url } = database
	await db.schema.dropTable('migrasiCocok').execute()
	await sql`insert into kysely_migration values ('006-provider-settings', '2026-01-01T00:00:00.000Z')`.execute(db)
	const rows = () => sql`select * from kysely_migration, "revisi" order by name`.execute(db)
	const before = [(await rows()).rows, await db.introspection.getTables()]
	const sentence = `The database ${placeOf(database)} is of a version that this one cannot upgrade, and was left as it is: export its content with that version (npm run export), and import the file here into an empty database (npm run import).\n`
	const started = await runServer({ env: { DATABASE_URL: url, DEMO: '1' } })
	expect([started.output, started.code]).toEqual([sentence, 1])
	const file = join(import.meta.dirname, 'never-written.json')
	const exported = await runCommand('export', [file], { DATABASE_URL: url })
	expect([exported.output, exported.code]).toEqual([sentence, 1])
	expect([(await rows()).rows, await db.introspection.getTables()]).toEqual(before)
})
