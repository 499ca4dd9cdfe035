import { once } from 'node:events'
import { createServer, request as httpRequest, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { createApp } from '../http/create-app.ts'
import { createLimits, noLimits } from '../http/limits.ts'
import { shedLoad } from '../http/load-shedding.ts'
import { createLog } from '../http/log.ts'
import type { ApiContext } from './context.ts'
import { serveReads } from './serve-reads.ts'

const servers: ReturnType<typeof createServer>[] = []
const lines: Record<string, unknown>[] = []
let api: TestApi
let throughApp: RequestListener
let passedOn = 0

const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })
const contextOf = (changes: Partial<ApiContext> = {}): ApiContext => {
	const { database, db, nik } = api
	return { database, db, nik, now: () => api.clock.now, limits: noLimits, ...changes }
}

beforeAll(async () => {
	api = await openTestApi({ demo: true })
	const app = createApp({ database: api.database, log, api: api.api, https: true })
	throughApp = getRequestListener(app.fetch)
})
beforeEach(() => {
	lines.length = 0
	passedOn = 0
})
afterAll(async () => {
	for (const server of servers) server.close()
	await api.dispose()
})

async function listen(listener: RequestListener) {
	const server = createServer(listener)
	servers.push(server)
	await once(server.listen(0, '127.0.0.1'), 'listening')
	const { port } = server.address() as AddressInfo
	return async (path: string, { method = 'GET', headers = {}, body = '' } = {}) => {
		const sent = httpRequest({ port, host: '127.0.0.1', path, method, headers, agent: false }).end(body || undefined)
		const [response] = await once(sent, 'response')
		let text = ''
		for await (const part of response) text += part
		// The app of a test leaves out the blanks that PostgreSQL writes, so that lengths differ.
		const { date, 'x-request-id': requestId, 'content-length': _, ...common } = response.headers
		return { status: response.statusCode as number, headers: common, requestId, body: text && JSON.parse(text) }
	}
}

const openReads = (changes: Partial<ApiContext> = {}, trustProxy = false) =>
	listen(
		serveReads({ context: contextOf(changes), log, load: shedLoad(), trustProxy, https: true }, (request, response) => {
			passedOn += 1
			throughApp(request, response)
		}),
	)

const dokterId = async () => (await api.request('listDokter', { query: { limit: 1 } })).body.data[0]?.id

test('a read is answered as it is by the app, without it', async () => {
	const [short, long] = [await openReads(), await listen(throughApp)]
	for (const path of [
		'poli-klinik?page=1&limit=100&isCount=false',
		'poli-klinik/',
		'artikel?limit=3&page=2',
		'artikel?searchByJudul=jalan%20kaki',
		'artikel/detail/jalan-kaki-30-menit',
		'artikel/detail/jalan-kaki-30-menit?isCount=false',
		'layanan/detail-uri/igd-24-jam',
		'dokter?limit=2',
		`dokter/detail/${await dokterId()}`,
	]) {
		const { requestId, ...answer } = await short(`/api/v1/public/${path}`)
		const { requestId: _, ...expected } = await long(`/api/v1/public/${path}`)
		expect(answer, path).toEqual(expected)
		expect(requestId, path).toMatch(/^[\da-f-]{36}$/)
	}
	expect(passedOn).toBe(0)
})

test('whatever is unusual, wrong or personal takes the way through the app', async () => {
	const get = await openReads()
	const list = '/api/v1/public/layanan'
	const unusual: [number, Parameters<typeof get>][] = [
		[400, [`${list}?limit=0`]],
		[404, ['/api/v1/public/tidak-ada']],
		// It may have moved.
		[404, ['/api/v1/public/artikel/detail/tidak-ada']],
		[404, ['/api/v1/public/layanan/detail-uri/%zz']],
		[401, ['/api/v1/public/member-pasien']],
		[200, [list, { method: 'HEAD' }]],
		[200, [list, { headers: { cookie: 'pratinjau=x' } }]],
		[200, [list, { headers: { 'content-length': '1' }, body: 'x' }]],
		[404, [list, { method: 'POST' }]],
	]
	for (const [status, asked] of unusual) {
		passedOn = 0
		expect((await get(...asked)).status, JSON.stringify(asked)).toBe(status)
		expect(passedOn, JSON.stringify(asked)).toBe(1)
	}
})

test('the database is read each time', async () => {
	const get = await openReads()
	const path = '/api/v1/public/layanan/detail-uri/igd-24-jam'
	await get(path)
	await api.db.updateTable('layanan').set({ nama: 'IGD baru' }).where('uri', '=', 'igd-24-jam').execute()
	expect((await get(path)).body.data.nama).toBe('IGD baru')
})

test('pictures are told of also where the database has written the answer', async () => {
	const file = 'jalan-kaki-30-menit.webp'
	const get = await openReads({ altTexts: async () => new Map([[file, 'Kaki']]) })
	const { body } = await get('/api/v1/public/artikel/detail/jalan-kaki-30-menit')
	expect(body.data.artikelMedia).toEqual([{ content: file, alt: 'Kaki' }])
})

test('the one too many is refused, counted by the address that the proxy wrote', async () => {
	const limits = createLimits()
	for (let times = 0; times < 600; times += 1) expect(limits.countHere('cari', '1.1.1.1')).toBe(null)
	const get = await openReads({ limits }, true)
	const ask = (address: string) =>
		get('/api/v1/public/layanan?searchByNama=igd', { headers: { 'x-forwarded-for': `9.9.9.9, ${address}` } })
	const { status, headers, body } = await ask('1.1.1.1')
	expect([status, body.error.code, headers['cache-control']]).toEqual([429, 'TERLALU_SERING', 'no-store'])
	expect(Number(headers['retry-after'])).toBeGreaterThan(0)
	expect((await ask('2.2.2.2')).status).toBe(200)
})

test('trouble with the database is told as such, a surprise as such, and both are written down', async () => {
	const failing = (error: Error) => openReads({ database: { ...api.database, read: () => Promise.reject(error) } })
	const path = '/api/v1/public/layanan?limit=1'
	const busy = await (await failing(Object.assign(new Error('database is locked'), { errcode: 5 })))(path)
	expect([busy.status, busy.body.error.code, busy.headers['retry-after']]).toEqual([503, 'SEDANG_SIBUK', '2'])
	const surprised = await (await failing(new TypeError('x is not a function')))(path)
	expect([surprised.status, surprised.body.error.code]).toEqual([500, 'KESALAHAN_SISTEM'])
	expect(surprised.headers['x-content-type-options']).toBe('nosniff')
	expect(lines.filter(({ msg }) => msg !== 'request')).toHaveLength(2)
})

test('each is logged without its query', async () => {
	const get = await openReads()
	const { requestId } = await get('/api/v1/public/layanan?searchByNama=rahasia')
	await expect
		.poll(() => lines)
		.toMatchObject([{ requestId, method: 'GET', path: '/api/v1/public/layanan', status: 200 }])
	expect(JSON.stringify(lines)).not.toContain('rahasia')
})
