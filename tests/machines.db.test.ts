import { once } from 'node:events'
import { request } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { setTimeout as delay } from 'node:timers/promises'
import { connect as connectTls } from 'node:tls'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkReservasi } from './faults/check-reservasi.ts'
import { startReservasiLoad } from './faults/reservasi-load.ts'
import { type Nginx, redirectSocket, startUnlimitedNginx, tlsSocket } from './support/nginx-server.ts'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'

/** deploy/nginx.conf leaves out a failed server this long, and docs/operations.md says to wait as long. */
const WAIT_BETWEEN_MS = 2000
/** It takes a second where nothing else runs; a busy machine takes longer. */
const SEEN_WITHIN_MS = 15_000
/** A page is fresh for five seconds and may be refreshed for five more: contract/cache.ts, deploy/nginx.conf. */
const COPY_ENDS_MS = 11_000
/** Long enough to meet the server while it drains. */
const DRAIN_SECONDS = 2

let database: TestDatabase
let machines: Site[] = []
let nginx: Nginx

/** One of several servers on the same database, on the given port after a restart. */
const startMachine = (PORT = '0') =>
	startSite({
		env: { PORT, DATABASE_URL: database.url, TRUST_PROXY: '1', RATE_LIMITS: '0', DRAIN_SECONDS: String(DRAIN_SECONDS) },
	})

async function restart(place: number, before: Site): Promise<void> {
	machines[place] = await startMachine(new URL(before.url).port)
}

beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	machines = await Promise.all([startMachine(), startMachine()])
	nginx = await startUnlimitedNginx(machines.map(({ url }) => url))
})
afterAll(async () => {
	await nginx?.stop()
	await Promise.all(machines.map((machine) => machine.stop('SIGKILL')))
	await database?.dispose()
})

test('a change of content reaches the page cache of every server', async () => {
	const pages = () => Promise.all(machines.map(async ({ url }) => (await fetch(`${url}/faq`)).text()))
	const seen = async () => (await pages()).map((page) => page.includes('Pertanyaan baru?'))
	expect(await seen()).toEqual([false, false])
	const { id } = await database.db.selectFrom('faq').select('id').executeTakeFirstOrThrow()
	await database.db.updateTable('faq').set({ pertanyaan: 'Pertanyaan baru?' }).where('id', '=', id).execute()
	await expect.poll(seen, { timeout: SEEN_WITHIN_MS, interval: 25 }).toEqual([true, true])
})

test('a reservation made on one server is found on the other', async () => {
	const [first, second] = machines.map(({ url }) => url)
	const load = startReservasiLoad({ url: () => String(first), seed: 11, clients: 1 })
	await load.more(1)
	const { acknowledged } = await load.finish()
	const { kode = '' } = acknowledged[0] ?? {}
	const answer = await fetch(`${second}/api/v1/public/shop-reservasi/detail-kode/${kode}`)
	expect([answer.status, await answer.json()]).toMatchObject([200, { data: { kode } }])
})

// The longest of them.
if (inject('all'))
	test('no reservation is lost or doubled when each server is killed under load', async () => {
		const load = startReservasiLoad({ url: () => nginx.url, seed: 12 })
		await load.more(40)
		for (const place of [0, 1]) {
			const killed = machines[place] as Site
			await killed.stop('SIGKILL')
			await load.more(40)
			await restart(place, killed)
			await delay(WAIT_BETWEEN_MS)
			await load.more(20)
		}
		const ledger = await load.finish()
		expect(ledger.acknowledged.length).toBeGreaterThan(160)
		expect(ledger.unanswered).toBe(0)
		expect(await checkReservasi(database.url, ledger)).toEqual({ lost: [], doubled: [], broken: [] })
	})

test('during a rolling restart no page fails, and a draining server reports 503 on /readyz first', async () => {
	let going = true
	const statuses: number[] = []
	const visit = async (visitor: number) => {
		for (let page = 0; going; page += 1) {
			// A new address each time, or nginx would serve its cached page.
			const answer = await fetch(`${nginx.url}/faq?kunjungan=${visitor}-${page}`).catch(() => null)
			const whole = (await answer?.text().catch(() => ''))?.endsWith('</html>')
			statuses.push(whole && answer ? answer.status : 0)
			await delay(2)
		}
	}
	const visits = Array.from({ length: 6 }, (_, visitor) => visit(visitor))
	for (const place of [0, 1]) {
		const leaving = machines[place] as Site
		const ended = leaving.stop()
		const ready = async () => (await fetch(`${leaving.url}/readyz`)).status
		await expect.poll(ready, { interval: 20 }).toBe(503)
		const page = await fetch(`${leaving.url}/faq`)
		expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
		expect(await ended).toBe(0)
		await restart(place, leaving)
		await delay(WAIT_BETWEEN_MS)
	}
	going = false
	await Promise.all(visits)
	expect(statuses.length).toBeGreaterThan(100)
	expect(statuses.filter((status) => status !== 200)).toEqual([])
})

test('HTTP redirects to HTTPS, which serves HTTP/2 with HSTS', async () => {
	const redirect = request({
		socketPath: redirectSocket(nginx.folder),
		path: '/faq?a=1',
		headers: { host: 'rs.example' },
	})
	const [sent] = await once(redirect.end(), 'response')
	sent.resume()
	expect([sent.statusCode, sent.headers.location]).toEqual([301, 'https://rs.example/faq?a=1'])

	const session = connectHttp2('https://localhost', {
		createConnection: () =>
			connectTls({
				path: tlsSocket(nginx.folder),
				ALPNProtocols: ['h2'],
				rejectUnauthorized: false,
				servername: 'localhost',
			}),
	})
	const stream = session.request({ ':path': '/faq' })
	const [headers] = await once(stream, 'response')
	await once(stream.resume(), 'close')
	session.destroy()
	expect(headers).toMatchObject({ ':status': 200, 'strict-transport-security': expect.stringContaining('max-age=') })
})

test('without the database cached pages stay whole, others are 503 with their page, and all come back', async () => {
	const read = async (from: string, path: string) => {
		const response = await fetch(from + path)
		return { status: response.status, headers: response.headers, text: await response.text() }
	}
	const whole = (await read(nginx.url, '/prestasi')).text
	expect(whole).toContain('Akreditasi')
	await clearOwnCaches()
	const warm = await Promise.all(machines.map(({ url }) => read(url, '/mitra')))
	const mend = await hideDatabase()

	// nginx alone has this page. After ten seconds it may send its copy only because the machines answer 503.
	for (const end = performance.now() + COPY_ENDS_MS; performance.now() < end; await delay(250)) {
		const { status, text } = await read(nginx.url, '/prestasi')
		expect([status, text === whole]).toEqual([200, true])
	}

	// By now the own copies of the machines are used up too.
	for (const [place, { url }] of machines.entries())
		for (const _ of ['while it is refreshed', 'after that failed']) {
			const { status, text } = await read(url, '/mitra')
			expect([status, text === warm[place]?.text]).toEqual([200, true])
		}
	for (const from of [nginx.url, ...machines.map(({ url }) => url)]) {
		const { status, headers, text } = await read(from, '/layanan/igd-24-jam')
		expect([status, headers.get('cache-control'), headers.get('retry-after')]).toEqual([503, 'no-store', '2'])
		expect(text).toMatch(/<footer[\s\S]*<\/html>/)
		expect(text).toContain('href="tel:+623335550118"')
	}

	await mend()
	const again = async () => {
		const { status, text } = await read(nginx.url, '/layanan/igd-24-jam')
		return [status, text.includes('Kapan harus ke IGD')]
	}
	await expect.poll(again, { timeout: SEEN_WITHIN_MS }).toEqual([200, true])
})

/** A change of content clears them; nginx does not know of it. */
async function clearOwnCaches(): Promise<void> {
	const read = () => Promise.all(machines.map(async ({ url }) => (await fetch(`${url}/faq`)).text()))
	// A cached page shows the change only when its cache was cleared.
	await read()
	const title = `Pertanyaan ${Date.now()}?`
	const { id } = await database.db.selectFrom('faq').select('id').executeTakeFirstOrThrow()
	await database.db.updateTable('faq').set({ pertanyaan: title }).where('id', '=', id).execute()
	const seen = async () => (await read()).map((page) => page.includes(title))
	await expect.poll(seen, { timeout: SEEN_WITHIN_MS, interval: 25 }).toEqual([true, true])
}

/** Ends every connection and gives the database another name. Returns how it gets its own back. */
async function hideDatabase(): Promise<() => Promise<void>> {
	const url = new URL(database.url)
	const name = url.pathname.slice(1)
	url.pathname = '/postgres'
	const rename = async (from: string, to: string) => {
		const admin = new pg.Client({ connectionString: url.href })
		await admin.connect()
		// The servers connect again at once, and nobody may be connected.
		const tryIt = async () => {
			await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [from])
			await admin.query(`alter database "${from}" rename to "${to}"`)
		}
		await expect.poll(() => tryIt().then(() => 'renamed', String), { interval: 20 }).toBe('renamed')
		await admin.end()
	}
	await rename(name, `${name}-hidden`)
	return () => rename(`${name}-hidden`, name)
}
