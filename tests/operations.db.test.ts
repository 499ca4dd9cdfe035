import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { AnyCall } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { errorBody } from '../contract/error.ts'
import { fillPath } from '../contract/fill-path.ts'
import { connectDatabase } from '../database/connect.ts'
import { startSite } from './support/site-server.ts'
import { openTestDatabase } from './support/test-database.ts'

const leftovers: (() => Promise<void> | void)[] = []
afterAll(async () => {
	for (const remove of leftovers) await remove()
})

/** The address of a database that nothing was ever done to. */
async function untouchedDatabase(): Promise<string> {
	const database = await openTestDatabase()
	leftovers.push(() => database.dispose())
	if (database.kind === 'postgres') {
		await sql`drop schema public cascade`.execute(database.db)
		await sql`create schema public`.execute(database.db)
		return database.url
	}
	const folder = mkdtempSync(join(tmpdir(), 'rs-yasmin-operations-'))
	leftovers.push(() => rmSync(folder, { recursive: true }))
	return `sqlite:${join(folder, 'yasmin.db')}`
}

async function countRows(url: string) {
	const { db, close } = connectDatabase(url)
	const count = async (table: 'dokter' | 'artikel' | 'shopItem') =>
		(await db.selectFrom(table).select(db.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()).rows
	const rows = { dokter: await count('dokter'), artikel: await count('artikel'), shopItem: await count('shopItem') }
	await close()
	return rows
}

const steps = (output: string) => Array.from(output.matchAll(/^✓ (.+?) (?:at \S+ )?\d+\.\d s$/gm), ([, name]) => name)

test('the first start migrates and loads the demo content, the second has nothing left to do', async () => {
	const env = { DATABASE_URL: await untouchedDatabase(), DEMO: '1' }
	const first = await startSite({ env })
	expect(steps(first.output())).toEqual(['migrate', 'demo content', 'ready'])
	expect(await first.stop()).toBe(0)
	const rows = await countRows(env.DATABASE_URL)
	expect(rows.dokter).toBeGreaterThan(0)

	const second = await startSite({ env })
	expect(second.output()).toMatch(
		/^✓ ready at http:\/\/localhost:\d+ \d+\.\d s\nThe keys in \S+ are inside DATA_DIR: .+\n$/,
	)
	expect(await second.stop()).toBe(0)
	expect(await countRows(env.DATABASE_URL)).toEqual(rows)
})

test('two processes that start together on one database both serve, and the content is there once', async () => {
	const env = { DATABASE_URL: await untouchedDatabase(), DEMO: '1' }
	const [first, second] = await Promise.all([startSite({ env }), startSite({ env })])
	expect([...steps(first.output()), ...steps(second.output())].sort()).toEqual([
		'demo content',
		'migrate',
		'ready',
		'ready',
	])
	for (const { url } of [first, second]) expect((await fetch(`${url}/readyz`)).status).toBe(200)
	expect(await Promise.all([first.stop(), second.stop()])).toEqual([0, 0])

	const demo = await openTestDatabase({ demo: true })
	leftovers.push(() => demo.dispose())
	expect(await countRows(env.DATABASE_URL)).toEqual(await countRows(demo.url))
})

/** How long a stop may take on a busy machine; below the keep-alive time of idle connections, which is five seconds. */
const STOP_MS = 4500

test.each(['SIGTERM', 'SIGINT'] as const)(
	'%s lets a request under way finish, closes the database and ends with 0',
	async (signal) => {
		const url = await untouchedDatabase()
		const site = await startSite({ env: { DATABASE_URL: url } })
		const idle = await openConnection(site.url)
		idle.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n')
		await once(idle, 'data')
		const silent = await openConnection(site.url)

		const body = JSON.stringify({ nama: 'Sedang Dikirim', noTelp: '0811', email: '' })
		const sending = await openConnection(site.url)
		sending.write(
			'POST /api/v1/public/member HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
				`Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
		)
		expect((await once(sending, 'data'))[0]).toContain('100 Continue')
		sending.write(body.slice(0, 10))

		const started = performance.now()
		const ended = site.stop(signal)
		await Promise.all([once(idle, 'close'), once(silent, 'close')])
		sending.write(body.slice(10))
		expect((await once(sending, 'data'))[0]).toMatch(/^HTTP\/1\.1 201 /)
		expect(await ended).toBe(0)
		expect(performance.now() - started).toBeLessThan(STOP_MS)

		expect(site.output()).not.toMatch(/error/i)

		// Who closes an SQLite database last tidies its log away; one that is only left keeps it.
		if (url.startsWith('sqlite:')) expect(existsSync(`${url.slice('sqlite:'.length)}-wal`)).toBe(false)
		const { db, close } = connectDatabase(url)
		expect(await db.selectFrom('member').select('nama').execute()).toEqual([{ nama: 'Sedang Dikirim' }])
		await close()
	},
)

async function openConnection(url: string): Promise<Socket> {
	const { hostname, port } = new URL(url)
	const socket = connect(Number(port), hostname)
	await once(socket, 'connect')
	return socket.setEncoding('utf8')
}

test('with an empty database every public read and the home page succeed', async () => {
	const site = await startSite({ env: { DATABASE_URL: await untouchedDatabase() } })
	for (const [name, call] of Object.entries<AnyCall>(calls)) {
		if (call.method !== 'GET') continue
		const path = fillPath(call.path, { id: 'a', uri: 'a', kode: 'a' })
		const response = await fetch(`${site.url}/api${path}${name === 'listKomentar' ? '?filterArtikelId=a' : ''}`)
		const answer = await response.json()
		const status = call.errors.includes('BELUM_TERDAFTAR') ? 401 : call.path.includes('{') ? 404 : 200
		expect([name, response.status]).toEqual([name, status])
		const shape = status === 200 ? call.response : errorBody
		expect([name, shape.safeParse(answer).error]).toEqual([name, undefined])
	}
	const home = await fetch(site.url)
	expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
	expect(await site.stop()).toBe(0)
	expect(site.output()).not.toMatch(/error/i)
})

test('a malformed request gets the error body of the contract', async () => {
	const site = await startSite({ env: { DATABASE_URL: await untouchedDatabase() } })
	const socket = await openConnection(site.url)
	socket.write('GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n')
	const [answer] = (await once(socket, 'data')) as [string]
	expect(answer).toMatch(/^HTTP\/1\.1 400 /)
	expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
	expect(await site.stop()).toBe(0)
})
