import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../tests/support/test-database.ts'
import { insertRows, rowTables } from '../tests/support/test-rows.ts'
import { connectDatabase } from './connect.ts'
import { type Migrations, migrate, migrations } from './migrate.ts'

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

test('isMigrated is false before the migrations and true after them', async () => {
	const database = connectDatabase(await emptyDatabaseUrl())
	onTestFinished(() => database.close())
	expect(await database.isMigrated()).toBe(false)
	expect(await database.migrate()).toBe(Object.keys(migrations).length)
	expect(await database.isMigrated()).toBe(true)
})

test('the start lock is released when its work fails', async () => {
	const { withStartLock } = await openDatabaseWithFaq()
	const failing = withStartLock(() => Promise.reject(new Error('disk full')))
	await expect(failing).rejects.toThrow('disk full')
	expect(await withStartLock(async () => 'locked again')).toBe('locked again')
})
