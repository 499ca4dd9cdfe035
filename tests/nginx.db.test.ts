import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, request as httpRequest, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { errorBody } from '../contract/error.ts'
import { tanggalWib } from '../contract/tanggal/tanggal.ts'
import { PENGUNJUNG, recordEvent } from '../server/peristiwa/record-event.ts'
import { savePassword, scryptPasswords } from '../server/staff/auth/passwords.ts'
import { newStaf } from '../server/staff/pengguna/pengguna-routes.ts'
import { EventStream } from './support/event-stream.ts'
import { type Nginx, startNginxThatRetries, startNginxWithLongLock } from './support/nginx-server.ts'
import { type Site, startSite } from './support/site-server.ts'
import { openTestDatabase, type TestDatabase } from './support/test-database.ts'
import { openTestMachine } from './support/test-machine.ts'
import { siti } from './support/test-member.ts'
import { TEST_SANDI, type TestStaff } from './support/test-staff.ts'

/** deploy/nginx.conf caches for five seconds and serves stale for five more; a busy machine takes longer. */
const SEEN_WITHIN_MS = 20_000

let database: TestDatabase
let site: Site
let counter: Server
let nginx: Nginx
/** The addresses that reached the site. */
const passed: string[] = []
/** The ids that nginx gave these requests. */
const ids: unknown[] = []
/** The next request reaches the site, and its response is lost. */
let losesNext = false

beforeAll(async () => {
	database = await openTestDatabase({ demo: true })
	site = await startSite({ env: { DATABASE_URL: database.url, TRUST_PROXY: '1' } })
	counter = await startCounter()
	nginx = await startNginxWithLongLock(addressOf(counter))
})

async function startCounter(): Promise<Server> {
	const server = createServer((request, response) => {
		passed.push(request.url ?? '')
		ids.push(request.headers['x-request-id'])
		const { method, headers } = request
		const isLost = losesNext
		losesNext = false
		const sent = httpRequest(site.url + request.url, { method, headers }, (answer) => {
			if (isLost) return void answer.resume().on('end', () => request.socket.destroy())
			response.writeHead(answer.statusCode ?? 500, answer.headers)
			answer.pipe(response)
		})
		request.pipe(sent)
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	return server
}
const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

afterAll(async () => {
	await nginx?.stop()
	counter?.closeAllConnections()
	counter?.close()
	await site?.stop('SIGKILL')
	await database?.dispose()
})
beforeEach(() => {
	passed.length = 0
	ids.length = 0
})

interface Ask {
	method?: string
	headers?: Record<string, string>
	body?: unknown
	to?: Nginx
}

interface Answer {
	status: number
	headers: IncomingHttpHeaders
	cache: string
	body: Buffer
}

/** Without the headers that `fetch` adds by itself. */
async function ask(path: string, { method = 'GET', headers = {}, body, to = nginx }: Ask = {}): Promise<Answer> {
	const json = body === undefined ? undefined : JSON.stringify(body)
	const sent = httpRequest(to.url + path, {
		method,
		headers: { ...headers, ...(json !== undefined && { 'content-type': 'application/json' }) },
		agent: false,
	}).end(json)
	const [response] = await once(sent, 'response')
	const parts: Buffer[] = []
	for await (const part of response) parts.push(part)
	const cache = String(response.headers['x-cache'])
	return { status: response.statusCode, headers: response.headers, cache, body: Buffer.concat(parts) }
}

test('the second request for a page is served from the nginx cache', async () => {
	const [first, second] = [await ask('/faq'), await ask('/faq')]
	expect([first.status, first.cache, second.status, second.cache]).toEqual([200, 'MISS', 200, 'HIT'])
	expect(second.body.equals(first.body)).toBe(true)
	expect(passed).toEqual(['/faq'])
})

test('a page is compressed as Accept-Encoding allows, from the site and from the nginx cache', async () => {
	const compressed = (taken: string) => ask('/galeri', { headers: { 'accept-encoding': taken } })
	const plain = (await ask('/galeri')).body.toString()
	expect(plain).toContain('<h1')
	for (const _ of ['from the site', 'from nginx']) {
		const [brotli, gzip] = [await compressed('gzip, deflate, br'), await compressed('gzip')]
		expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
		expect(brotliDecompressSync(brotli.body).toString()).toBe(plain)
		expect(gunzipSync(gzip.body).toString()).toBe(plain)
	}
	expect(passed).toHaveLength(3)
})

test('of sixty simultaneous requests for an uncached page one reaches the site', async () => {
	// The site has this page cached, so it takes less time than nginx lets requests wait.
	await ask('/mitra?utm_source=wa')
	passed.length = 0
	const answers = await Promise.all(Array.from({ length: 60 }, () => ask('/mitra')))
	expect(answers.filter(({ status }) => status !== 200)).toEqual([])
	expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1)
	expect(passed).toHaveLength(1)
})

test.each(['pratinjau', '__Host-pratinjau'])(
	'a request with the cookie %s of a preview passes the nginx cache',
	async (name) => {
		await ask('/prestasi')
		passed.length = 0
		const caches = [
			(await ask('/prestasi', { headers: { cookie: `a=b; ${name}=x` } })).cache,
			(await ask('/prestasi')).cache,
		]
		expect([caches, passed]).toEqual([['BYPASS', 'HIT'], ['/prestasi']])
	},
)

test('an API read and a static file are cached too', async () => {
	const [, file = ''] = /href="(\/assets\/[^"]+\.css)"/.exec((await ask('/faq')).body.toString()) ?? []
	for (const path of ['/api/v1/public/poli-klinik?limit=100&page=1', file]) {
		const caches = [(await ask(path)).cache, (await ask(path)).cache]
		expect([path, ...caches]).toEqual([path, 'MISS', 'HIT'])
	}
})

test('a personal API read is never cached, and each member gets their own data', async () => {
	const register = async (nama: string) => {
		const { headers } = await ask('/api/v1/public/member', {
			method: 'POST',
			body: { nama, noTelp: '0812-0000-0001', email: '' },
		})
		const cookie = headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? ''
		await ask('/api/v1/public/member-pasien', { method: 'POST', body: siti, headers: { cookie } })
		return cookie
	}
	const members = [await register('Rahma'), await register('Budi')]
	passed.length = 0
	for (const cookie of [...members, ...members]) {
		const { status, cache, body } = await ask('/api/v1/public/member-pasien', { headers: { cookie } })
		expect([status, cache]).toEqual([200, 'MISS'])
		expect(body.includes(cookie === members[0] ? 'Rahma' : 'Budi')).toBe(true)
		expect(body.includes(cookie === members[0] ? 'Budi' : '"Rahma"')).toBe(false)
	}
	expect((await ask('/api/v1/public/member-pasien')).status).toBe(401)
	expect(passed).toHaveLength(5)
})

test.each(['/reservasi', '/data-saya?x=1', '/reservasi-status/AAAAA-AAAAA-AAAAA', '/RESERVASI', '/%72eservasi'])(
	'the personal page %s bypasses the cache',
	async (path) => {
		const answers = [await ask(path), await ask(path)]
		expect(answers.map(({ cache }) => cache)).toEqual(['BYPASS', 'BYPASS'])
		expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store'])
		expect(passed).toHaveLength(2)
	},
)

test('a write whose response was lost is retried on the other server if it is idempotent, and else gets 502', async () => {
	const other = await startCounter()
	const group = await startNginxThatRetries([addressOf(counter), addressOf(other)])
	const key = { 'idempotency-key': 'sekali-saja-0123456789-abcdefghij' }
	let cookie = ''
	const lose = async (method: string, path: string, body: object, more: Record<string, string> = {}) => {
		passed.length = 0
		losesNext = true
		const headers = { ...(cookie && { cookie }), ...more }
		const answer = await ask(`/api/v1/public/${path}`, { method, body, headers, to: group })
		cookie ||= answer.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? ''
		return [answer.status, passed.length]
	}
	const own = async () =>
		JSON.parse((await ask('/api/v1/public/member-pasien', { headers: { cookie } })).body.toString())
	try {
		const member = { nama: 'Sekali', email: 'sekali@example.com' }
		expect(await lose('POST', 'member', member), 'without a key').toEqual([502, 1])
		expect(await lose('POST', 'member', member, key)).toEqual([201, 2])
		const { id: pasienId } = (await own()).data.own[0]
		expect(await lose('PATCH', `member-pasien/update/${pasienId}`, siti)).toEqual([200, 2])
		expect(await lose('POST', 'member-pasien', siti), 'without a key').toEqual([502, 1])
		expect(await lose('POST', 'member-pasien', siti, key)).toEqual([201, 2])
		const { id: shopItemId } = await database.db.selectFrom('shopItem').select('id').executeTakeFirstOrThrow()
		expect(await lose('POST', 'shop-keranjang', { pasienId, shopItemId })).toEqual([201, 2])
		const visit = { atasNama: 'Sekali', tanggalVisit: tanggalWib(Date.now() + 86_400_000) }
		expect(await lose('POST', 'shop-reservasi', visit, key)).toEqual([201, 2])
		expect(await lose('POST', 'shop-reservasi', visit), 'without a key').toEqual([502, 1])
	} finally {
		await group.stop()
		other.closeAllConnections()
		other.close()
	}
	const made = database.db.selectFrom('member').innerJoin('memberPasien', 'memberPasien.memberId', 'member.id')
	const rows = await made.select(['member.id', 'own']).where('member.nama', '=', 'Sekali').execute()
	const members = Map.groupBy(rows, ({ id }) => id)
	expect([...members.values()].map((patients) => patients.map(({ own }) => own).sort()).sort()).toEqual([
		[0, 0, 1],
		[1],
	])
	const reserved = database.db.selectFrom('shopReservasi').select('id').where('atasNama', '=', 'Sekali')
	expect(await reserved.execute()).toHaveLength(1)
})

test('a forged X-Forwarded-For does not avoid the rate limit', async () => {
	const guess = (address: string) =>
		ask('/api/v1/public/shop-reservasi/detail-kode/AAAAA-AAAAA-AAAAA', { headers: { 'x-forwarded-for': address } })
	const statuses = []
	for (let i = 0; i < 31; i += 1) statuses.push((await guess(`10.0.0.${i}`)).status)
	expect(statuses.at(-1)).toBe(429)
})

test('a body of 1 MB of another system reaches the site', async () => {
	const { kunci } = await openTestMachine({ db: database.db } as TestStaff, ['jadwal:tulis'])
	const headers = { authorization: `Bearer ${kunci}` }
	const { status } = await ask('/api/v1/integrasi/jadwal', { method: 'PUT', headers, body: 'x'.repeat(1_000_000) })
	// The site has read it, and it is no schedule.
	expect([status, passed]).toEqual([400, ['/api/v1/integrasi/jadwal']])
})

test('no log holds what was typed: queries, reservation codes, unknown addresses', async () => {
	await ask('/pencarian?cari=rahasia')
	await ask('/reservasi-status/K7MPQ-X3WVT-9HBCD')
	await ask('/Siti-Rahma/3510012507900001')
	await ask('/layanan/siti-rahma-081234')
	// Refused by nginx itself, which is a line of its error log by default.
	expect((await ask('/siti-rahma-081234', { method: 'POST', body: 'x'.repeat(40_000) })).status).toBe(413)
	// Makes nginx flush its buffered log.
	process.kill(nginx.pid, 'SIGUSR1')
	const log = () => readFileSync(join(nginx.folder, 'access.log'), 'utf8')
	await expect.poll(log).toContain(' GET /pencarian 200 ')
	expect(log()).toContain(' GET /reservasi-status/* ')
	expect(log()).toContain(' GET /layanan/* ')
	// nginx logs it when the connection is closed.
	await expect.poll(log).toContain(' POST * 413 ')
	expect(log() + readFileSync(join(nginx.folder, 'error.log'), 'utf8')).not.toMatch(/rahasia|K7MPQ|siti|35100125/i)
})

test('a request has one id at the site, in the response and in the access log; a cached page gets a new one', async () => {
	// The first is passed on, the last is cached.
	const answers = [
		await ask('/reservasi', { headers: { 'x-request-id': 'of-a-visitor' } }),
		await ask('/faq'),
		await ask('/faq'),
	]
	const sent = answers.map(({ headers }) => String(headers['x-request-id']))
	expect(sent.filter((id) => !/^[\da-f]{32}$/.test(id))).toEqual([])
	expect([new Set(sent).size, ids[0], answers[2]?.cache]).toEqual([3, sent[0], 'HIT'])
	process.kill(nginx.pid, 'SIGUSR1')
	const log = () => readFileSync(join(nginx.folder, 'access.log'), 'utf8')
	for (const id of sent) await expect.poll(log).toContain(` ${id}`)
})

test('a change of content is seen within the seconds that the configuration states', async () => {
	const page = async () => (await ask('/faq')).body.toString()
	expect(await page()).not.toContain('Pertanyaan baru?')
	const { id } = await database.db.selectFrom('faq').select('id').executeTakeFirstOrThrow()
	await database.db.updateTable('faq').set({ pertanyaan: 'Pertanyaan baru?' }).where('id', '=', id).execute()
	await expect.poll(page, { timeout: SEEN_WITHIN_MS, interval: 250 }).toContain('Pertanyaan baru?')
	expect(passed.length).toBeLessThan(10)
})

test('an event reaches an open staff page through nginx at once, and the stream is never cached', async () => {
	const { db } = database
	const email = 'meja@rs.example.com'
	const staf = newStaf({ nama: 'Meja', email, peran: ['moderator'] }, Date.now())
	await db.insertInto('staf').values(staf).execute()
	await savePassword(db, { stafId: staf.id, hashed: await scryptPasswords.hash(TEST_SANDI), now: Date.now() })
	const signedIn = await ask('/api/v1/staf/masuk', { method: 'POST', body: { email, sandi: TEST_SANDI } })
	const cookie = (signedIn.headers['set-cookie'] ?? []).map((line) => line.replace(/;.*/, '')).join('; ')
	const response = await fetch(`${nginx.url}/api/v1/staf/peristiwa`, { headers: { cookie } })
	expect([response.status, response.headers.get('content-encoding')]).toEqual([200, null])
	const stream = await new EventStream(response).started()
	const event = { aksi: 'terima', sumber: 'komentar', sumberId: '1', label: '', staf: PENGUNJUNG, now: Date.now() }
	await recordEvent(db, event)
	await expect.poll(() => stream.changes, { timeout: 10_000 }).toContain('komentar')
	await stream.close()
})

test('a cached page is served stale while the site is down', async () => {
	expect((await ask('/faq')).status).toBe(200)
	counter.closeAllConnections()
	await new Promise((resolve) => counter.close(resolve))
	await expect.poll(async () => (await ask('/faq')).cache, { timeout: SEEN_WITHIN_MS * 2, interval: 250 }).toBe('STALE')
	expect((await ask('/faq')).status).toBe(200)
})

test('while the site is down, an address without a copy gets the maintenance page, and a call its error body', async () => {
	expect(counter.listening).toBe(false)
	const before = await ask('/kontak')
	expect([before.status, before.body.toString()]).toEqual([503, expect.stringContaining('href="tel:119"')])
	// As docs/operations.md has it.
	const copy = await (await fetch(`${site.url}/gangguan.html`)).text()
	writeFileSync(join(nginx.folder, 'gangguan.html'), copy)
	for (const method of ['GET', 'POST']) {
		const { status, headers, body } = await ask('/kontak', { method })
		expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store'])
		expect([headers['content-type'], body.toString()]).toEqual(['text/html; charset=utf-8', copy])
	}
	expect(copy).toContain('href="tel:+623335550118">Panggil IGD <span>(0333) 555-0118</span></a>')
	expect((await ask('/gangguan.html')).body.toString(), 'not an address of its own').not.toBe(copy)

	for (const call of ['GET faq', 'POST member', 'POST shop-keranjang']) {
		const [method, path] = call.split(' ')
		const { status, headers, body } = await ask(`/api/v1/public/${path}?x=${path}`, { method })
		expect([status, headers['content-type'], headers['retry-after']]).toEqual([502, 'application/json', '2'])
		expect(errorBody.parse(JSON.parse(body.toString())).error.code).toBe('SEDANG_SIBUK')
	}
})
