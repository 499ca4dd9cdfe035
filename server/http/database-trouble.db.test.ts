import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { connectDatabase } from '../../database/connect.ts'
import { createPostgresPool } from '../../database/postgres/dialect.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { databaseTrouble } from './database-trouble.ts'

const leftovers: (() => unknown)[] = []
afterEach(async () => {
	for (const remove of leftovers.splice(0).reverse()) await remove()
})

async function open(): Promise<TestDatabase> {
	const database = await openTestDatabase()
	leftovers.push(() => database.dispose())
	return database
}

const failure = async (work: () => unknown) => {
	try {
		await work()
	} catch (error) {
		return error
	}
	throw new Error('It did not fail.')
}

const member = { nama: 'Siti', noTelp: '', email: '', createdAt: 0, seenAt: 0 }

test('an error of our own is no trouble of the database', async () => {
	const { db } = await open()
	expect(databaseTrouble(await failure(() => sql`select nothing from nowhere`.execute(db)))).toBe(null)
	await db
		.insertInto('revisi')
		.values({ id: 7, nomor: 1 })
		.execute()
		.catch(() => {})
	expect(databaseTrouble(new TypeError('x is not a function'))).toBe(null)
	expect(databaseTrouble(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(null)
})

test('what was broken off leaves nothing behind, and the first error is the one that is told', async () => {
	const { db, kind } = await open()
	if (kind === 'sqlite') {
		const { page_count } = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0] ?? {
			page_count: 0,
		}
		await sql.raw(`pragma max_page_count = ${page_count}`).execute(db)
	} else await sql`set statement_timeout = 20`.execute(db)
	const error = await failure(() =>
		db.transaction().execute(async (transaction) => {
			await transaction
				.insertInto('member')
				.values({ id: 'a', ...member })
				.execute()
			if (kind === 'postgres') await sql`set local statement_timeout = 20`.execute(transaction)
			if (kind === 'postgres') await sql`select pg_sleep(2)`.execute(transaction)
			for (let i = 0; i < 500; i += 1)
				await transaction
					.insertInto('member')
					.values({ id: String(i), ...member, nama: 'x'.repeat(4000) })
					.execute()
		}),
	)
	expect([String(error), databaseTrouble(error)]).toEqual([expect.stringMatching(/full|statement timeout/), 'passing'])
	expect(await db.selectFrom('member').select('id').execute()).toEqual([])
})

test('SQLite that others write to, or that may only be read', async () => {
	const { kind, url } = await open()
	if (kind !== 'sqlite') return
	const file = url.slice('sqlite:'.length)
	const holder = new DatabaseSync(file)
	holder.exec('begin immediate')
	const waiting = new DatabaseSync(file, { timeout: 1 })
	const reader = new DatabaseSync(file, { readOnly: true })
	leftovers.push(() => [holder, waiting, reader].forEach((database) => void database.close()))
	expect(databaseTrouble(await failure(() => waiting.exec('begin immediate')))).toBe('passing')
	expect(databaseTrouble(await failure(() => reader.exec('delete from member')))).toBe('passing')

	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-trouble-'))
	leftovers.push(() => rmSync(folder, { recursive: true }))
	expect(databaseTrouble(await failure(() => new DatabaseSync(join(folder, 'no', 'file.db'))))).toBe('passing')
})

test('PostgreSQL that is not there, that cuts us off, or that does not answer', async () => {
	const { kind, url, db } = await open()
	if (kind !== 'postgres') return
	const away = connectDatabase('postgres://postgres@127.0.0.1:1/postgres')
	leftovers.push(() => away.close())
	expect(databaseTrouble(await failure(() => away.revision()))).toBe('passing')
	const unknown = new URL(url)
	unknown.pathname = '/nowhere'
	const nowhere = connectDatabase(unknown.href)
	leftovers.push(() => nowhere.close())
	expect(databaseTrouble(await failure(() => nowhere.revision()))).toBe('passing')

	const cut = await failure(() =>
		db.transaction().execute(async (transaction) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
			await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
			await sql`select 1`.execute(transaction)
		}),
	)
	expect(databaseTrouble(cut)).toBe('passing')
	await sql`select 1`.execute(db)
})

test('a connection at rest that PostgreSQL cuts harms nobody, and the next query has another', async () => {
	const { kind, url, db } = await open()
	if (kind !== 'postgres') return
	const pool = createPostgresPool(url)
	leftovers.push(() => pool.end())
	const { pid } = (await pool.query('select pg_backend_pid() as pid')).rows[0]
	const removed = new Promise((resolve) => pool.once('remove', resolve))
	await sql`select pg_terminate_backend(${pid})`.execute(db)
	await removed
	expect((await pool.query('select pg_backend_pid() <> $1 as other', [pid])).rows).toEqual([{ other: true }])
})

test('PostgreSQL itself gives up a query that takes too long, and its connection stays good', async () => {
	const { kind, url } = await open()
	if (kind !== 'postgres') return
	const pool = createPostgresPool(url, { queryTimeoutMs: 50 })
	leftovers.push(() => pool.end())
	const error = await failure(() => pool.query('select pg_sleep(60)'))
	expect(error).toMatchObject({ code: '57014' })
	expect(databaseTrouble(error)).toBe('passing')
	expect([(await pool.query('select 1 as one')).rows, pool.totalCount]).toEqual([[{ one: 1 }], 1])
})

test('a query that PostgreSQL never answers takes its connection along, and the next one has another', async () => {
	const { kind, url } = await open()
	if (kind !== 'postgres') return
	const pool = createPostgresPool(url, { queryTimeoutMs: 50 })
	pool.options.max = 1
	leftovers.push(() => pool.end())
	// Its own bound taken away, PostgreSQL would go on for a minute; only ours is left.
	const client = await pool.connect()
	await client.query('set statement_timeout = 0')
	const error = await failure(() => client.query('select pg_sleep(60)'))
	client.release()
	expect([String(error), databaseTrouble(error)]).toEqual(['Error: Query read timeout', 'passing'])
	expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
