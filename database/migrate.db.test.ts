import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../tests/support/test-database.ts'
import { insertRows, rowTables } from '../tests/support/test-rows.ts'
import { connectDatabase } from './connect.ts'
import * as content from './migrations/001-content.ts'
import * as visitors from './migrations/002-visitors.ts'
import * as keluhanPersetujuan from './migrations/003-keluhan-persetujuan.ts'
import type { Schema } from './schema.ts'

const FIRST_FAQ = { id: '1', pertanyaan: 'Buka?', jawaban: 'Ya', urutan: 1 }
/** Long enough for another process to look into the empty database, if the lock let it. */
const LOADING_MS = 200

/** Says that it is there, waits to be told to go, then migrates and fills an empty database as a starting server does. */
const STARTING = `
	const [, url] = process.argv
	const { connectDatabase } = await import(${JSON.stringify(new URL('connect.ts', import.meta.url).href)})
	console.log('there')
	process.stdin.once('data', async () => {
		const database = connectDatabase(url)
		const done = await database.withStartLock(async () => {
			const steps = await database.migrate()
			const isEmpty = (await database.db.selectFrom('faq').selectAll().execute()).length === 0
			await new Promise((resolve) => setTimeout(resolve, ${LOADING_MS}))
			if (isEmpty) await database.db.insertInto('faq').values(${JSON.stringify(FIRST_FAQ)}).execute()
			return { steps, isEmpty }
		})
		await database.close()
		console.log(JSON.stringify(done))
		process.exit()
	})
`
const STARTERS = 3
const START_TIMEOUT_MS = 60_000

/** Where a database can be made that does not exist yet. */
async function freshUrl(): Promise<string> {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	if (database.kind === 'sqlite') return database.url.replace(/\.sqlite$/, '-fresh.sqlite')
	await sql`drop schema public cascade`.execute(database.db)
	await sql`create schema public`.execute(database.db)
	return database.url
}

function startProcess(url: string) {
	const process_ = spawn(process.execPath, ['--input-type=module', '-e', STARTING, url], {
		stdio: ['pipe', 'pipe', 'inherit'],
	})
	return { process: process_, lines: createInterface({ input: process_.stdout })[Symbol.asyncIterator]() }
}

test(
	'processes that start together on a new database make it once',
	async () => {
		const url = await freshUrl()
		const starters = Array.from({ length: STARTERS }, () => startProcess(url))
		for (const { lines } of starters) expect((await lines.next()).value).toBe('there')
		for (const { process } of starters) process.stdin.write('go\n')
		const done = await Promise.all(starters.map(async ({ lines }) => JSON.parse((await lines.next()).value ?? '')))
		expect(done.filter(({ steps }) => steps > 0)).toHaveLength(1)
		expect(done.filter(({ isEmpty }) => isEmpty)).toHaveLength(1)
		await Promise.all(starters.map(({ process }) => ended(process)))

		const database = connectDatabase(url)
		expect(await database.isMigrated()).toBe(true)
		expect(await database.db.selectFrom('faq').selectAll().execute()).toEqual([FIRST_FAQ])
		for (const table of rowTables) if (table !== 'faq') await insertRows(database.db, table, [{}])
		await database.close()
	},
	START_TIMEOUT_MS,
)

async function ended(child: ChildProcess) {
	const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
	expect(code).toBe(0)
}

test('migrating again does nothing and loses nothing', async () => {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	await insertRows(database.db, 'faq', [{}])
	expect(await database.withStartLock(() => database.migrate())).toBe(0)
	expect(await database.db.selectFrom('faq').selectAll().execute()).toHaveLength(1)
})

test('a database that nobody has migrated says so', async () => {
	const database = connectDatabase(await freshUrl())
	onTestFinished(() => database.close())
	expect(await database.isMigrated()).toBe(false)
	expect(await database.migrate()).toBeGreaterThan(0)
	expect(await database.isMigrated()).toBe(true)
})

test('the start lock is given back when its work fails', async () => {
	const database = await openTestDatabase()
	onTestFinished(() => database.dispose())
	const failing = database.withStartLock(() => Promise.reject(new Error('no room on the disk')))
	await expect(failing).rejects.toThrow('no room on the disk')
	expect(await database.withStartLock(async () => 'mine')).toBe('mine')
})

test('a database of before members could move to another phone keeps every row', async () => {
	const { db, kind, close, migrate } = connectDatabase(await freshUrl())
	onTestFinished(close)
	const earlier = { '001-content': content, '002-visitors': visitors, '003-keluhan-persetujuan': keluhanPersetujuan }
	const known = Object.entries(earlier).map(([name, { up }]): [string, Migration] => [
		name,
		{ up: (migrating) => up(migrating as Kysely<Schema>, kind) },
	])
	const { error } = await new Migrator({
		db,
		provider: { getMigrations: async () => Object.fromEntries(known) },
	}).migrateToLatest()
	expect(error).toBeUndefined()

	const columns = new Map((await db.introspection.getTables()).map((table) => [table.name, namesOf(table.columns)]))
	const before = rowTables.filter((table) => columns.has(table))
	for (const table of before) await insertRows(db, table, [{}], columns.get(table))
	const rows = () =>
		Promise.all(
			before.map((table) =>
				db
					.selectFrom(table)
					.select(columns.get(table) as never)
					.execute(),
			),
		)
	const kept = await rows()
	expect(await migrate()).toBeGreaterThan(0)
	expect(await rows()).toEqual(kept)
	// Their NIKs were in clear until now, so the files have to be wiped; and their time as members begins now.
	expect(await db.selectFrom('tugas').selectAll().execute()).toEqual([])
	expect((await db.selectFrom('member').select('seenAt').executeTakeFirst())?.seenAt).toBeGreaterThan(0)
	await insertRows(db, 'memberPindah', [{}])
})

const namesOf = (columns: { name: string }[]) => columns.map(({ name }) => name)
