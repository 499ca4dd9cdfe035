import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { calls } from '../../contract/calls.ts'
import { errorBody } from '../../contract/error.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { startProvider } from '../../tests/provider/start-provider.ts'
import { bodyOf, listenHttp, type TestHttpServer } from '../../tests/support/test-http-server.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { createLimits, type Limits, noLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { createProviderApi } from './create-provider-api.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

let provider: TestHttpServer
let answer: Answer
let output: string
const log = createLog('info', {
	write(line) {
		output += line
	},
})

beforeEach(async () => {
	output = ''
	answer = json([])
	provider = await listenHttp((request, response) => void answer(request, response))
})
afterEach(() => provider.close())

const json =
	(body: unknown, { status = 200, cookies = [] as string[] } = {}): Answer =>
	(_, response) => {
		response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookies })
		response.end(JSON.stringify(body))
	}

interface Sent {
	params?: Record<string, string>
	query?: string
	body?: unknown
	headers?: Record<string, string>
	cookie?: string
	api?: Hono
	/** The address of the visitor; without it the call comes from this process. */
	address?: string
}

const openApi = (limits: Limits = noLimits, timeoutMs?: number) =>
	createProviderApi({
		provider: { apiUrl: `${provider.origin}/api`, imageBase: `${provider.origin}/images` },
		limits,
		log,
		trustProxy: false,
		timeoutMs,
	})

async function send(name: keyof typeof calls, sent: Sent = {}) {
	const { params, query = '', body, headers, cookie, api = openApi(), address } = sent
	const { method, path } = calls[name]
	const incoming = address && { incoming: { headers: {}, socket: { remoteAddress: address } } }
	const response = await api.request(
		`http://rs.example/api${fillPath(path, params)}${query}`,
		{
			method,
			headers: {
				...(body !== undefined && { 'content-type': 'application/json' }),
				...(cookie && { cookie }),
				...headers,
			},
			body: body === undefined ? undefined : JSON.stringify(body),
		},
		incoming || undefined,
	)
	const [setCookie = ''] = response.headers.getSetCookie()
	return {
		status: response.status,
		headers: response.headers,
		// biome-ignore lint/suspicious/noExplicitAny: every test knows what it asked for
		body: (await response.json()) as any,
		setCookie,
		/** What the browser sends from now on. */
		cookie: setCookie.replace(/;.*/, ''),
	}
}

const codeOf = ({ body }: { body: unknown }) => errorBody.parse(body).error.code
const lastRequest = () => {
	const last = provider.requests.at(-1)
	if (!last) throw new Error('the provider got no request')
	return last
}

test('a call arrives as the specification writes it, and its response is cached like our own', async () => {
	answer = json([{ id: 7, pertanyaan: 'Buka?', jawaban: 'Ya' }])
	const { status, body, headers } = await send('listFaq', { query: '?page=1&limit=100&lain=x' })
	expect(lastRequest().url).toBe('/api/v1/public/faq?page=1&limit=100')
	expect([status, body.data[0].pertanyaan, body.pagination.totalData]).toEqual([200, 'Buka?', 1])
	expect(headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL)
})

test('defaults of our contract are not sent, booleans are, and webId goes along', async () => {
	await send('listKomentar', { query: '?filterArtikelId=a&recursiveFormat=1' })
	expect(lastRequest().url).toBe('/api/v1/public/artikel/komentar?recursiveFormat=true&filterArtikelId=a')
	answer = json({})
	await send('getShop', { query: '?webId=rs-1' })
	expect(lastRequest().url).toBe('/api/v1/public/web/shop/?webId=rs-1')
})

test('parameters and fields of our own stay here, and the adapter does their work', async () => {
	answer = json({
		data: [
			{ id: 1, judul: 'Lama', countView: 9 },
			{ id: 2, judul: 'Baru', countView: 12 },
		],
	})
	const { body } = await send('listArtikel', { query: '?limit=1&sortCountView=desc&bentuk=ringkas' })
	expect(lastRequest().url).toBe('/api/v1/public/artikel?limit=20')
	expect(body.data.map(({ judul }: { judul: string }) => judul)).toEqual(['Baru'])

	answer = json({
		data: [
			{ id: 1, nama: 'A' },
			{ id: 2, nama: 'B' },
			{ id: 3, nama: 'C' },
		],
	})
	const layanan = await send('listLayanan', { query: '?page=2&limit=2&searchByNama=a&bentuk=ringkas' })
	expect(lastRequest().url).toBe('/api/v1/public/layanan?searchByNama=a')
	expect(layanan.body.data.map(({ nama }: { nama: string }) => nama)).toEqual(['C'])

	let received: unknown
	answer = async (request, response) => {
		received = await bodyOf(request)
		json({ data: { created: { id: 1 } } })(request, response)
	}
	const typed = { artikelId: 'a', nama: 'Siti', komentar: 'Terima kasih' }
	await send('createKomentar', { body: { ...typed, komenParentId: null, situs: '', lamaIsiMs: 5000 } })
	expect(received).toEqual(typed)
})

test.each(['uri or id', 'id'] as const)('packages are found by uri where filters take %s', async (filters) => {
	const shop = await startProvider({ filters })
	try {
		const address = { apiUrl: shop.apiUrl, imageBase: `${shop.origin}/images` }
		const api = createProviderApi({ provider: address, limits: noLimits, log, trustProxy: false })
		const { webId } = (await send('getTemplate', { api })).body
		const found = async (query: string) => {
			const { body } = await send('listShopItem', { api, query: `?webId=${webId.data}&${query}` })
			return body.data.map(({ nama }: { nama: string }) => nama)
		}
		expect(await found('filterTipe=vaksin-melati')).toEqual(['Vaksin Flu Melati'])
		expect(await found('filterKategori=pencegahan&filterUsia=anak,dewasa')).toEqual(['Vaksin Flu Melati'])
		expect(await found('filterTipe=vaksin-melati&searchByNama=darah')).toEqual([])
	} finally {
		await shop.stop()
	}
})

test('an article that is prefetched or checked by HEAD is not counted as read', async () => {
	const article = { params: { uri: 'a' }, query: '?isCount=true' }
	await send('getArtikelByUri', { ...article, headers: { 'sec-purpose': 'prefetch' } })
	expect(lastRequest().url).toBe('/api/v1/public/artikel/detail/a')
	await openApi().request('http://rs.example/api/v1/public/artikel/detail/a?isCount=true', { method: 'HEAD' })
	expect(lastRequest().url).toBe('/api/v1/public/artikel/detail/a')
	await send('getArtikelByUri', article)
	expect(lastRequest().url).toBe('/api/v1/public/artikel/detail/a?isCount=true')
})

test('without a member the cart is empty, and the provider is not asked', async () => {
	const { status, body } = await send('listKeranjang')
	expect(status).toBe(200)
	expect(body.data).toEqual([])
	expect(provider.requests).toEqual([])
})

test('only the headers that the provider needs are sent', async () => {
	answer = json({ data: { created: { id: 1 } } })
	await send('createMember', {
		body: { nama: 'Siti', noTelp: '0812', email: '' },
		headers: {
			'idempotency-key': 'k'.repeat(32),
			authorization: 'Bearer x',
			'user-agent': 'Visitor',
			referer: 'http://x/',
		},
		cookie: 'pratinjau=secret; member=abc; staf=secret',
		address: '203.0.113.7',
	})
	const { headers } = lastRequest()
	expect(headers).toMatchObject({
		cookie: 'member=abc',
		'idempotency-key': 'k'.repeat(32),
		'x-forwarded-for': '203.0.113.7',
		// The provider names the member's device by it.
		'user-agent': 'Visitor',
	})
	expect(JSON.stringify(headers)).not.toMatch(/Bearer|secret|referer/)
})

test('public calls carry no cookie, and cookies in their responses are dropped', async () => {
	answer = json([], { cookies: ['sid=1'] })
	const { setCookie } = await send('listFaq', { cookie: 'member=abc', headers: { 'user-agent': 'Visitor' } })
	expect([lastRequest().headers.cookie, setCookie]).toEqual([undefined, ''])
	expect(lastRequest().headers['user-agent']).not.toBe('Visitor')
})

test('bad input and foreign origins are refused before the provider sees them', async () => {
	expect(codeOf(await send('listFaq', { query: '?page=x' }))).toBe('INPUT_TIDAK_VALID')
	const foreign = { body: { nama: 'a' }, headers: { 'sec-fetch-site': 'cross-site' } }
	expect(codeOf(await send('createMember', foreign))).toBe('ASAL_DITOLAK')
	expect(codeOf(await send('createWebVisitor', { body: { routeName: 'beranda' }, headers: { 'sec-gpc': '1' } }))).toBe(
		'PELACAKAN_DITOLAK',
	)
	expect(provider.requests).toHaveLength(0)
})

test('our rate limits count in front of the provider', async () => {
	const api = openApi(createLimits())
	answer = json({ data: { created: { id: 1 } } })
	const comment = { body: { artikelId: 'a', nama: 'a', komentar: 'b' }, api, address: '203.0.113.8' }
	for (let i = 0; i < 6; i += 1) expect((await send('createKomentar', comment)).status).toBe(201)
	const { status, headers } = await send('createKomentar', comment)
	expect([status, Number(headers.get('retry-after')) > 0, provider.requests.length]).toEqual([429, true, 6])
})

test('wrong reservation codes are counted', async () => {
	const api = openApi(createLimits())
	answer = json({}, { status: 404 })
	const guess = { params: { kode: 'X' }, api, address: '203.0.113.9' }
	for (let i = 0; i < 30; i += 1) expect((await send('getReservasiByKode', guess)).status).toBe(404)
	expect((await send('getReservasiByKode', guess)).status).toBe(429)
	expect(provider.requests).toHaveLength(30)
})

/** Only the silent provider waits for it. */
const SHORT_MS = 300

const unusable: [string, Answer, string][] = [
	['500', json({ secret: 'Siti' }, { status: 500 }), 'status 500'],
	['an HTML page', (_, response) => response.end('<html>Siti</html>'), 'response not understood'],
	['no answer', () => {}, 'timeout'],
	['a closed connection', (request) => request.socket.destroy(), 'connection failed'],
	[
		'a redirect away',
		(_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
		'redirect refused',
	],
	['an endless list', (_, response) => response.end('['.padEnd(17 * 1024 ** 2)), 'response too large'],
]
test.each(unusable)('%s becomes 503 and one line of the log, without the body', async (_, reply, reason) => {
	answer = reply
	const result = await send('listFaq', { api: openApi(noLimits, reason === 'timeout' ? SHORT_MS : undefined) })
	expect([result.status, codeOf(result)]).toEqual([503, 'SEDANG_SIBUK'])
	expect(result.headers.get('cache-control')).toBe('no-store')
	const lines = output
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect(lines).toMatchObject([{ msg: 'provider call failed', call: 'listFaq', reason }])
	expect(output).not.toContain('Siti')
})

test('a write is finished when the visitor leaves, a read is given up', async () => {
	const api = openApi()
	let isAborted = false
	answer = (request, response) => {
		request.socket.once('close', () => {
			isAborted = true
		})
		setTimeout(() => response.end('{"data":{"created":{"id":"1"}}}'), 100)
	}
	const leave = (method: string, path: string, body?: string) => {
		const visitor = new AbortController()
		setTimeout(() => visitor.abort(), 20)
		const headers = { 'content-type': 'application/json' }
		return api.request(`http://rs.example/api${path}`, { method, headers, body, signal: visitor.signal })
	}
	const written = await leave('POST', calls.createMember.path, '{}')
	expect([written.status, isAborted]).toEqual([201, false])
	await leave('GET', calls.listFaq.path)
	await expect.poll(() => isAborted).toBe(true)
	expect(output).toBe('')
})

test('where the provider sets no cookie, ours is the created id and is sent on with personal calls', async () => {
	answer = json({ data: { created: { id: 65 } } })
	const registered = await send('createMember', { body: { nama: 'Siti' } })
	expect(registered.setCookie).toBe('member=65; Path=/; HttpOnly; SameSite=Lax; Expires=Wed, 31 Dec 2098 23:59:59 GMT')
	expect(registered.body).toEqual({ data: { created: { id: '65' } } })
	answer = json([])
	const listed = await send('listPasien', { cookie: registered.cookie })
	expect([lastRequest().headers.cookie, listed.status, listed.headers.get('cache-control')]).toEqual([
		'member=65',
		200,
		'no-store',
	])
	expect(listed.cookie, 'the cookie is set again').toBe('member=65')
})

test('where the provider sets cookies, they come back to it, renewed', async () => {
	answer = json({ data: { created: { id: 65 } } }, { cookies: ['sid=a%3Db; Path=/; HttpOnly', 'lb=3'] })
	const { cookie } = await send('createMember', { body: {} })
	answer = json([], { cookies: ['sid=renewed'] })
	const listed = await send('listPasien', { cookie })
	expect(lastRequest().headers.cookie).toBe('sid=a%3Db; lb=3; member=65')
	answer = json([])
	await send('listKeranjang', { cookie: listed.cookie })
	expect(lastRequest().headers.cookie).toBe('sid=renewed; lb=3; member=65')
})

test('the provider’s own member cookie is kept under that name', async () => {
	answer = json({ data: { created: { id: 65 } } }, { cookies: ['member=opaque-1; Path=/'] })
	const { cookie } = await send('createMember', { body: {} })
	await send('listPasien', { cookie })
	expect([cookie, lastRequest().headers.cookie]).toEqual(['member=opaque-1', 'member=opaque-1'])
})

test('without a member the answer is 401, and the provider is not asked', async () => {
	expect(codeOf(await send('listPasien'))).toBe('BELUM_TERDAFTAR')
	expect(provider.requests).toHaveLength(0)
})

test('a member that the provider does not know is 401; its cookie goes with a 401 and stays with a 403', async () => {
	answer = json('tidak ada', { status: 401 })
	const gone = await send('listPasien', { cookie: 'member=65' })
	expect([codeOf(gone), gone.setCookie]).toEqual([
		'BELUM_TERDAFTAR',
		'member=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
	])
	answer = json('dilarang', { status: 403 })
	const forbidden = await send('listPasien', { cookie: 'member=65' })
	expect([codeOf(forbidden), forbidden.cookie]).toEqual(['BELUM_TERDAFTAR', 'member=65'])
})

test('this device is forgotten without the provider', async () => {
	const { body, setCookie } = await send('forgetPerangkat', { cookie: 'member=65' })
	expect(body).toEqual({ data: { forgotten: true } })
	expect(setCookie).toContain('Max-Age=0')
	expect(provider.requests).toHaveLength(0)
})

const siti = { id: 3, nik: '3271046504930002', nama: 'Siti', noTelp: '0812' }

test('one patient is taken from the list when the provider has no call for it', async () => {
	answer = (request, response) =>
		json(request.url?.endsWith('/member-pasien') ? [siti] : {}, {
			status: request.url?.endsWith('/member-pasien') ? 200 : 404,
		})(request, response)
	const found = await send('getPasien', { params: { id: '3' }, cookie: 'member=65' })
	expect([found.status, found.body.data.nik]).toEqual([200, siti.nik])
	expect(codeOf(await send('getPasien', { params: { id: '4' }, cookie: 'member=65' }))).toBe('TIDAK_DITEMUKAN')
})

test('a masked NIK that comes back leaves the number unchanged at the provider', async () => {
	let received: unknown
	answer = async (request, response) => {
		if (request.method === 'PATCH') received = await bodyOf(request)
		json({ data: siti })(request, response)
	}
	const body = { nama: 'Siti Aminah', nik: '••••••••••••0002' }
	const changed = await send('updatePasien', { params: { id: '3' }, cookie: 'member=65', body })
	expect(changed.status).toBe(200)
	expect(received).toEqual({ nama: 'Siti Aminah', nik: siti.nik })
})

const reservasi = { kode: 'RSV/2026-1', atasNama: 'Siti', noTelp: '081234567001', tanggalVisit: '2026-11-20', total: 1 }

test('the phone number of a reservation is masked for a visitor who is no member', async () => {
	answer = json({ data: { ...reservasi, createdAt: 1_760_000_000_000, reservasiItem: [] } })
	const noTelpFor = async (cookie?: string) =>
		(await send('getReservasiByKode', { params: { kode: 'RSV/2026-1' }, cookie })).body.data.noTelp
	expect([await noTelpFor(), await noTelpFor('member=65')]).toEqual(['0812••••••••', '081234567001'])
	expect(lastRequest().url).toBe('/api/v1/public/shop-reservasi/detail-kode/RSV%2F2026-1')
})

test('a provider without changes by the patient offers none, and the calls for them are 404', async () => {
	answer = json({ data: { ...reservasi, createdAt: 1_760_000_000_000, reservasiItem: [] } })
	const params = { kode: 'RSV/2026-1' }
	const { body } = await send('getReservasiByKode', { params, cookie: 'member=65' })
	expect(body.data).not.toHaveProperty('ubahDengan')
	answer = json({ message: 'Cannot PATCH' }, { status: 404 })
	const moved = await send('rescheduleReservasi', { params, body: { tanggalVisit: '2026-11-24', noTelpAkhir: '7001' } })
	const cancelled = await send('cancelReservasi', { params, body: {} })
	for (const { status, body } of [moved, cancelled])
		expect([status, body.error?.code]).toEqual([404, 'TIDAK_DITEMUKAN'])
})

test('pictures by their whole address become pictures of this origin', async () => {
	const html = `<p>a</p><img src="${provider.origin}/images/artikel/x.jpg" alt="">`
	answer = json({
		data: { id: 1, nama: 'A', uri: 'a', foto: `${provider.origin}/images/foto-layanan/a.jpg`, deskripsi: html },
	})
	const { body } = await send('getLayananByUri', { params: { uri: 'a' } })
	expect(JSON.stringify(body)).not.toContain(provider.origin)
	expect(body.data.deskripsi).toContain('/images/artikel/x.jpg')
})

test('what the adapter leaves out is logged once', async () => {
	answer = json([{ id: 1 }, { id: 2, nama: 'Anak', uri: 'anak' }])
	const api = openApi()
	expect((await send('listPoliKlinik', { api })).body.data).toHaveLength(1)
	const first = output
	expect(first).toMatch(/"call":"listPoliKlinik","problem":"poliKlinik 1.*nama is missing/)
	await send('listPoliKlinik', { api })
	expect(output).toBe(first)
})
