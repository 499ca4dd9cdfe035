import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectDatabase } from '../database/connect.ts'
import { readEnv } from '../server/env.ts'
import { createLog } from '../server/http/log.ts'
import { PENGUNJUNG, recordEvent } from '../server/peristiwa/record-event.ts'
import { explainDatabaseError } from '../server/process/explain-database-error.ts'
import { openDatabase } from '../server/process/open-database.ts'
import { savePassword, scryptPasswords } from '../server/staff/auth/passwords.ts'
import { newStaf } from '../server/staff/pengguna/pengguna-routes.ts'
import { checkReservasi } from './faults/check-reservasi.ts'
import { startReservasiLoad } from './faults/reservasi-load.ts'
import { EventStream } from './support/event-stream.ts'
import { type Pgbouncer, startPgbouncer } from './support/pgbouncer-server.ts'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { cookieOf, TEST_SANDI } from './support/test-staff.ts'

let database: TestDatabase
let pgbouncer: Pgbouncer
let sites: Site[] = []

beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	pgbouncer = await startPgbouncer(database.url)
	const env = { DATABASE_URL: pgbouncer.url, TRUST_PROXY: '1', STAFF_SECRET: 's'.repeat(64) }
	// The first has its start lock on a pooled connection, both workers at once.
	sites = await Promise.all([
		startSite({ env: { ...env, WORKERS: '2' } }),
		startSite({ env: { ...env, DATABASE_DIRECT_URL: database.url } }),
	])
})
afterAll(async () => {
	await Promise.all(sites.map((site) => site.stop('SIGKILL')))
	await pgbouncer?.stop()
	await database?.dispose()
})

const siteAt = (place: number) => sites[place % sites.length] as Site

test('two servers become ready behind a pooler in transaction mode, and take reservations', async () => {
	expect(await Promise.all(sites.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))).toEqual([200, 200])
	let asked = 0
	const url = () => {
		asked += 1
		return siteAt(asked).url
	}
	const load = startReservasiLoad({ url, seed: 31, clients: 2 })
	await load.more(6)
	const ledger = await load.finish()
	expect([...ledger.statuses.keys()].filter((status) => status >= 400)).toEqual([])
	expect(await checkReservasi(database.url, ledger)).toEqual({ lost: [], doubled: [], broken: [] })
})

test('servers behind a pooler count rate limits together', async () => {
	const guess = async (place: number) => {
		const path = '/api/v1/public/shop-reservasi/detail-kode/AAAAA-AAAAA-AAAAA'
		return (await fetch(siteAt(place).url + path, { headers: { connection: 'close' } })).status
	}
	const answers: number[] = []
	for (let place = 0; place < 34; place += 1) answers.push(await guess(place))
	expect(answers.filter((status) => status === 404)).toHaveLength(30)
	expect(answers.slice(-2)).toEqual([429, 429])
})

test('an event reaches an open staff page of another server before any heartbeat', async () => {
	const email = 'meja@rs.example.com'
	const staf = newStaf({ nama: 'Meja', email, peran: ['moderator'] }, Date.now())
	await database.db.insertInto('staf').values(staf).execute()
	const hashed = await scryptPasswords.hash(TEST_SANDI)
	await savePassword(database.db, { stafId: staf.id, hashed, now: Date.now() })
	const signedIn = await fetch(`${siteAt(0).url}/api/v1/staf/masuk`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, sandi: TEST_SANDI }),
	})
	const response = await fetch(`${siteAt(1).url}/api/v1/staf/peristiwa`, { headers: { cookie: cookieOf(signedIn) } })
	const stream = await new EventStream(response).started()
	const event = { aksi: 'terima', sumber: 'komentar', sumberId: '1', label: '', staf: PENGUNJUNG, now: Date.now() }
	await recordEvent(database.db, event)
	await expect.poll(() => stream.changes).toContain('komentar')
	expect(stream.comments).toBe(0)
	await stream.close()
})

test('a start lock that another process holds gives one sentence, and its end leaves no lock on a pooled connection', async () => {
	const pooled = connectDatabase(pgbouncer.url)
	const start = (timeoutMs?: number) => pooled.withStartLock(async () => 'done', timeoutMs)
	await pooled.withStartLock(async () => {
		const refused = await start(50).catch((error) => explainDatabaseError(error, readTestEnv(pgbouncer.url)))
		expect(String(refused)).toMatch(/^Error: The start lock of this database is held by the connection with pid \d+ /)
	})
	for (let round = 0; round < 3; round += 1) expect(await start(5000)).toBe('done')
	await pooled.close()
	// Not of the database of another test. PgBouncer closes its side a moment after the client.
	const locks = `select from pg_locks join pg_database d on d.oid = database
		where locktype = 'advisory' and granted and objid = 7921003 and datname = current_database()`
	await expect.poll(async () => (await database.pool?.query(locks))?.rowCount).toBe(0)
})

test('the shipped configuration limits the time of queries; a start without the limit says so', async () => {
	const client = new pg.Client({ connectionString: pgbouncer.url })
	await client.connect()
	expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }])
	await client.end()
	expect(siteAt(1).output()).not.toContain('no statement timeout')

	let logged = ''
	const write = (line: string) => {
		logged += line
	}
	const root = join(import.meta.dirname, '..')
	const opened = await openDatabase(readTestEnv(pgbouncer.unlimitedUrl), createLog('warn', { write }), root)
	await opened.database.close()
	expect(logged).toContain('no statement timeout: a pooler drops it')
})

/** With the keys that `startSite` uses: the database knows them. */
const readTestEnv = (url: string) =>
	readEnv({
		DATABASE_URL: url,
		DATA_DIR: join(import.meta.dirname, '../node_modules/.cache'),
		NIK_KEYS_FILE: join(import.meta.dirname, '../node_modules/.cache/nik-keys.json'),
	})
