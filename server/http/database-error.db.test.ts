import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { connectDatabase } from '../../database/connect.ts'
import { createPostgresPool } from '../../database/postgres/dialect.ts'
import { failFast } from '../../database/postgres/fail-fast.ts'
import { openTestDatabase, type TestDatabase } from '../../tests/support/test-database.ts'
import { plain } from '../../tests/support/test-fields.ts'
import { databaseErrorKind } from './database-error.ts'

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

const member = { nama: 'Siti', noTelp: '', email: plain(''), createdAt: 0, seenAt: 0 }

test('an error in our code is not a database error', async () => {
	const { db } = await open()
	expect(databaseErrorKind(await failure(() => sql`select nothing from nowhere`.execute(db)))).toBe(null)
	await db
		.insertInto('revisi')
		.values({ id: 7, nomor: 1 })
		.execute()
		.catch(() => {})
	expect(databaseErrorKind(new TypeError('x is not a function'))).toBe(null)
	expect(databaseErrorKind(Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' }))).toBe(null)
})

test('a failed transaction leaves nothing behind and throws its first error', async () => {
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
	expect([String(error), databaseErrorKind(error)]).toEqual([
		expect.stringMatching(/full|statement timeout/),
		'temporary',
	])
	expect(await db.selectFrom('member').select('id').execute()).toEqual([])
})

test('a locked or read-only SQLite file is a temporary database error', async () => {
	const { kind, url } = await open()
	if (kind !== 'sqlite') return
	const file = url.slice('sqlite:'.length)
	const holder = new DatabaseSync(file)
	holder.exec('begin immediate')
	const waiting = new DatabaseSync(file, { timeout: 1 })
	const reader = new DatabaseSync(file, { readOnly: true })
	leftovers.push(() => [holder, waiting, reader].forEach((database) => void database.close()))
	expect(databaseErrorKind(await failure(() => waiting.exec('begin immediate')))).toBe('temporary')
	expect(databaseErrorKind(await failure(() => reader.exec('delete from member')))).toBe('temporary')

	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-trouble-'))
	leftovers.push(() => rmSync(folder, { recursive: true }))
	expect(databaseErrorKind(await failure(() => new DatabaseSync(join(folder, 'no', 'file.db'))))).toBe('temporary')
})

test('an unreachable, disconnecting or silent PostgreSQL is a temporary database error', async () => {
	const { kind, url, db } = await open()
	if (kind !== 'postgres') return
	const away = connectDatabase('postgres://postgres@127.0.0.1:1/postgres')
	leftovers.push(() => away.close())
	expect(databaseErrorKind(await failure(() => away.revision()))).toBe('temporary')
	const unknown = new URL(url)
	unknown.pathname = '/nowhere'
	const nowhere = connectDatabase(unknown.href)
	leftovers.push(() => nowhere.close())
	expect(databaseErrorKind(await failure(() => nowhere.revision()))).toBe('temporary')

	const cut = await failure(() =>
		db.transaction().execute(async (transaction) => {
			const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
			await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
			await sql`select 1`.execute(transaction)
		}),
	)
	expect(databaseErrorKind(cut)).toBe('temporary')
	await sql`select 1`.execute(db)
})

test('an idle connection that PostgreSQL closes is replaced for the next query', async () => {
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

test('a query over the statement time-out fails, and its connection stays usable', async () => {
	const { kind, url } = await open()
	if (kind !== 'postgres') return
	const pool = createPostgresPool(url, { queryTimeoutMs: 50 })
	leftovers.push(() => pool.end())
	const error = await failure(() => pool.query('select pg_sleep(60)'))
	expect(error).toMatchObject({ code: '57014' })
	expect(databaseErrorKind(error)).toBe('temporary')
	expect([(await pool.query('select 1 as one')).rows, pool.totalCount]).toEqual([[{ one: 1 }], 1])
})

test('after a timeout of a query or a connection the other queries of the request fail at once', async () => {
	const { kind, url } = await open()
	if (kind !== 'postgres') return
	const pool = createPostgresPool(url, { queryTimeoutMs: 50 })
	pool.options.max = 1
	leftovers.push(() => pool.end())
	const outcomes = (works: (() => Promise<unknown>)[]) =>
		failFast(async () => {
			const seen: string[] = []
			for (const work of works) seen.push(await work().then(() => 'answered', String))
			return seen
		})
	const select = () => pool.query('select 1')
	const silent = async () => {
		const client = await pool.connect()
		try {
			await client.query('set statement_timeout = 0')
			await client.query('select pg_sleep(60)')
		} finally {
			client.release()
		}
	}
	const noAnswer = 'Error: Query read timeout'
	expect(await outcomes([select, silent, select, silent])).toEqual(['answered', ...Array(3).fill(noAnswer)])
	expect(await outcomes([select]), 'another request').toEqual(['answered'])
	expect(await outcomes([() => pool.query('select nothing from nowhere'), select])).toEqual([
		expect.stringContaining('nowhere'),
		'answered',
	])

	pool.options.connectionTimeoutMillis = 50
	const holder = await pool.connect()
	const noConnection = 'Error: timeout exceeded when trying to connect'
	const freeing = async () => holder.release()
	expect(await outcomes([select, freeing, select])).toEqual([noConnection, 'answered', noConnection])
	expect(await outcomes([select])).toEqual(['answered'])
})

test('a query without an answer closes its connection, and the next query gets another', async () => {
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
	expect([String(error), databaseErrorKind(error)]).toEqual(['Error: Query read timeout', 'temporary'])
	expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('the time that a request waits for a connection counts to the time of its query', async () => {
	const { kind, url } = await open()
	if (kind !== 'postgres') return
	const pool = createPostgresPool(url, { queryTimeoutMs: 50 })
	pool.options.max = 1
	leftovers.push(() => pool.end())
	const holder = await pool.connect()
	await holder.query('set statement_timeout = 0')
	const begin = performance.now()
	setTimeout(() => holder.release(), 800)
	expect(String(await failure(() => pool.query('select pg_sleep(60)')))).toBe('Error: Query read timeout')
	// Each of the two waits alone would be within its limit until 1,850 ms.
	expect(performance.now() - begin).toBeLessThan(1500)
})
