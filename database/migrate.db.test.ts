import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../tests/support/test-database.ts'
import { insertRows, rowTables } from '../tests/support/test-rows.ts'
import { connectDatabase } from './connect.ts'
import { isServable, type Migrations, migrate, migrationNames, migrations } from './migrate.ts'
import type { Schema } from './schema.ts'
import { SchemaError } from './schema-error.ts'

const FIRST_FAQ = { id: '1', pertanyaan: 'Buka?', jawaban: 'Ya', urutan: 1, tampil: 1 }
/** Long enough for another process to read the empty table if the lock let it. */
const LOADING_MS = 200
const STARTERS = 3
const START_TIMEOUT_MS = 60_000

const moduleUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)

/** Migrates and loads content into an empty database, as a starting server does. */
const MIGRATE_AND_LOAD = `
	const steps = await database.migrate()
	const isEmpty = (await database.db.selectFrom('faq').selectAll().execute()).length === 0
	await new Promise((resolve) => setTimeout(resolve, ${LOADING_MS}))
	if (isEmpty) await database.db.insertInto('faq').values(${JSON.stringify(FIRST_FAQ)}).execute()
	return { steps, isEmpty }
`

/** Migrates with a migration that a later version adds. */
const MIGRATE_ADDED = `
	const { migrate, migrations } = await import(${moduleUrl('migrate.ts')})
	const up = async (db) => {
		await db.schema.alterTable('faq').addColumn('catatan', 'text').execute()
		await db.updateTable('faq').set({ catatan: 'baru' }).execute()
	}
	return { steps: await migrate(database.db, database.kind, { ...migrations, '900-added': { up } }) }
`

/** Runs the code in several processes at once, each under the start lock, and returns what each of them returned. */
async function inProcesses(url: string, code: string): Promise<{ steps: number; isEmpty?: boolean }[]> {
	const script = `
		const { connectDatabase } = await import(${moduleUrl('connect.ts')})
		console.log('ready')
		process.stdin.once('data', async () => {
			const database = connectDatabase(${JSON.stringify(url)})
			const done = await database.withStartLock(async () => { ${code} })
			await database.close()
			console.log(JSON.stringify(done))
			process.exit()
		})
	`
	const starters = Array.from({ length: STARTERS }, () => {
		const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
		return { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() }
	})
	for (const { lines } of starters) expect((await lines.next()).value).toBe('ready')
	for (const { child } of starters) child.stdin.write('go\n')
	const done = await Promise.all(starters.map(async ({ lines }) => JSON.parse((await lines.next()).value ?? '')))
	await Promise.all(starters.map(({ child }) => exited(child)))
	return done
}

async function exited(child: ChildProcess) {
	const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
	expect(code).toBe(0)
}

/** The address of a database without tables. */
async function emptyDatabaseUrl(): Promise<string> {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	if (database.kind === 'sqlite') return database.url.replace(/\.sqlite$/, '-fresh.sqlite')
	await sql`drop schema public cascade`.execute(database.db)
	await sql`create schema public`.execute(database.db)
	return database.url
}

async function openDatabaseWithFaq() {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	await insertRows(database.db, 'faq', [FIRST_FAQ])
	return database
}

test(
	'given an empty database, when processes start together, one of them migrates and loads it',
	async () => {
		const url = await emptyDatabaseUrl()
		const done = await inProcesses(url, MIGRATE_AND_LOAD)
		expect(done.filter(({ steps }) => steps > 0)).toHaveLength(1)
		expect(done.filter(({ isEmpty }) => isEmpty)).toHaveLength(1)

		const database = connectDatabase(url)
		expect(await database.isMigrated()).toBe(true)
		expect(await database.db.selectFrom('faq').selectAll().execute()).toEqual([FIRST_FAQ])
		for (const table of rowTables) if (table !== 'faq') await insertRows(database.db, table, [{}])
		await database.close()
	},
	START_TIMEOUT_MS,
)

test(
	'given an added migration, when processes start together, it runs once and keeps the rows',
	async () => {
		const { url, db } = await openDatabaseWithFaq()
		const done = await inProcesses(url, MIGRATE_ADDED)
		expect(done.map(({ steps }) => steps).sort()).toEqual([0, 0, 1])
		expect(await db.selectFrom('faq').selectAll().execute()).toEqual([{ ...FIRST_FAQ, catatan: 'baru' }])
	},
	START_TIMEOUT_MS,
)

test('a failing migration throws its error and leaves nothing of itself or of those before it', async () => {
	const { db, kind, isMigrated } = await openDatabaseWithFaq()
	const failing: Migrations = {
		...migrations,
		'900-added': { up: (db) => db.schema.alterTable('faq').addColumn('catatan', 'text').execute() },
		'901-failing': {
			async up(db) {
				await db.schema.createTable('catatan').addColumn('id', 'text').execute()
				await sql`delete from "faq"`.execute(db)
				throw new Error('disk full')
			},
		},
	}
	await expect(migrate(db, kind, failing)).rejects.toThrow('disk full')
	expect(await db.selectFrom('faq').selectAll().execute()).toEqual([FIRST_FAQ])
	expect((await db.introspection.getTables()).map(({ name }) => name)).not.toContain('catatan')
	expect(await isMigrated()).toBe(true)
	expect(await migrate(db, kind)).toBe(0)
})

test('given a migrated database, migrating runs nothing and keeps the rows', async () => {
	const { db, withStartLock, migrate } = await openDatabaseWithFaq()
	expect(await withStartLock(() => migrate())).toBe(0)
	expect(await db.selectFrom('faq').selectAll().execute()).toEqual([FIRST_FAQ])
})

test('isMigrated is false before the migrations and true after them; then servers can serve', async () => {
	const database = connectDatabase(await emptyDatabaseUrl())
	onTestFinished(() => database.close())
	expect(await database.isMigrated()).toBe(false)
	await expect(isServable(database.db)).rejects.toThrow()
	expect(await database.migrate()).toBe(Object.keys(migrations).length)
	expect([await database.isMigrated(), await isServable(database.db)]).toEqual([true, true])
	await sql`delete from kysely_migration where name = ${LAST}`.execute(database.db)
	expect(await isServable(database.db), 'one is pending').toBe(false)
})

test('the start lock is released when its work fails', async () => {
	const { withStartLock } = await openDatabaseWithFaq()
	const failing = withStartLock(() => Promise.reject(new Error('disk full')))
	await expect(failing).rejects.toThrow('disk full')
	expect(await withStartLock(async () => 'locked again')).toBe('locked again')
})

test('a start lock that another process holds gives one sentence after the time-out, and is free afterwards', async () => {
	const database = await openTestDatabase()
	const other = connectDatabase(database.url)
	await database.withStartLock(async () => {
		const waiting = other.withStartLock(async () => {}, 50)
		await expect(waiting).rejects.toThrow(/^The start lock of this database is held by .+ for longer than 1 s: wait/)
	})
	expect(await other.withStartLock(async () => 'free', 5000)).toBe('free')
	await other.close()
	await database.dispose()
})

const addColumn = (name: string) => (db: Kysely<unknown>) =>
	db.schema.alterTable('faq').addColumn(name, 'text').execute()
const LAST = migrationNames.at(-1)

describe('on the schema of a newer version', () => {
	test('this one runs when every further migration says that it can', async () => {
		const database = await openDatabaseWithFaq()
		const { db, kind } = database
		const newer: Migrations = {
			...migrations,
			'900-added': { up: addColumn('catatan'), compatibleFrom: LAST },
			'901-added': { up: addColumn('catatanLain'), compatibleFrom: LAST },
		}
		expect(await migrate(db, kind, newer)).toBe(2)
		expect([await database.migrate(), await database.isMigrated(), await isServable(db)]).toEqual([0, true, true])
		expect(await migrate(db, kind, newer)).toBe(0)
	})

	test('it is refused when one of them does not, a server that runs is not ready any more, and the database stays as it is', async () => {
		const database = await openDatabaseWithFaq()
		const { db, kind } = database
		const newer: Migrations = {
			...migrations,
			'900-added': { up: addColumn('catatan'), compatibleFrom: LAST },
			'901-changed': { up: addColumn('catatanLain') },
		}
		await migrate(db, kind, newer)
		const before = await db.introspection.getTables()
		await expect(database.migrate()).rejects.toThrow(SchemaError.newer(['900-added', '901-changed']))
		expect(await isServable(db)).toBe(false)
		expect(await db.introspection.getTables()).toEqual(before)
	})

	test('a version that knows the named migration runs, and an older one is refused', async () => {
		const database = await openDatabaseWithFaq()
		const { db, kind } = database
		const next: Migrations = { ...migrations, '900-added': { up: addColumn('catatan'), compatibleFrom: LAST } }
		const afterNext = { ...next, '901-changed': { up: addColumn('catatanLain'), compatibleFrom: '900-added' } }
		await migrate(db, kind, afterNext)
		expect(await migrate(db, kind, next)).toBe(0)
		await expect(database.migrate()).rejects.toThrow(SchemaError)
	})

	test('it is refused when a column is gone, whatever the migration says', async () => {
		const database = await openDatabaseWithFaq()
		const { db, kind } = database
		const up = (db: Kysely<unknown>) => db.schema.alterTable('faq').dropColumn('jawaban').execute()
		await migrate(db, kind, { ...migrations, '900-wrong': { up, compatibleFrom: LAST } })
		await expect(database.migrate()).rejects.toThrow(SchemaError.newer(['900-wrong']))
	})
})

test.each<[string, (db: Kysely<Schema>) => Promise<unknown>]>([
	['lacks the table that our first migration makes', (db) => db.schema.dropTable('migrasiCocok').execute()],
	[
		'has another migration in place of one of ours',
		(db) => sql`update kysely_migration set name = '002-other' where name = '002-people'`.execute(db),
	],
	[
		'lacks one of ours and has another',
		(db) => sql`update kysely_migration set name = '900-other' where name = ${LAST}`.execute(db),
	],
	[
		'has the same migrations and other tables',
		(db) => db.schema.alterTable('faq').renameColumn('jawaban', 'balasan').execute(),
	],
])('a database that %s is refused and stays as it is', async (_, change) => {
	const database = await openDatabaseWithFaq()
	await change(database.db)
	const before = await database.db.introspection.getTables()
	await expect(database.migrate()).rejects.toThrow(SchemaError.foreign())
	await expect(database.checkSchema()).rejects.toThrow(SchemaError.foreign())
	expect(await database.db.introspection.getTables()).toEqual(before)
})
