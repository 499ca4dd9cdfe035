import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ErrorBody } from '../../contract/error.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { TEST_ADDRESSES } from '../../tests/support/test-delivery.ts'
import { createApp } from '../http/create-app.ts'
import { noLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { createApi } from './create-api.ts'

let hospital: TestApi
const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) })

beforeAll(async () => {
	hospital = await openTestApi({ demo: true })
})
beforeEach(() => {
	lines.length = 0
})
afterAll(() => hospital.dispose())

function openApp(db = hospital.db) {
	const { database, fields } = hospital
	const context = {
		database,
		db,
		fields,
		now: () => hospital.clock.now,
		limits: noLimits,
		mailAddresses: TEST_ADDRESSES,
	}
	const api = createApi({ context, checkResponses: true, trustProxy: false })
	return createApp({ isReady: () => database.isMigrated(), log, api, limits: noLimits })
}

/** A database whose every query fails. */
function failing(error: Error) {
	const plugin: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: () => Promise.reject(error) }
	return hospital.db.withPlugin(plugin)
}

const list = '/api/v1/public/layanan'

test.each<[path: string, status: number, method?: string]>([
	[list, 200],
	[`${list}/`, 200],
	[list, 200, 'HEAD'],
	[list, 404, 'POST'],
	[`${list}?limit=0`, 400],
	[`${list}/detail-uri/%zz`, 404],
	['/api/v1/public/tidak-ada', 404],
])('%s gets status %i', async (path, status, method = 'GET') => {
	expect((await openApp().request(path, { method })).status).toBe(status)
})

test('a change in the database is in the next response', async () => {
	const app = openApp()
	const path = `${list}/detail-uri/igd-24-jam`
	await app.request(path)
	await hospital.db.updateTable('layanan').set({ nama: 'IGD baru' }).where('uri', '=', 'igd-24-jam').execute()
	const { data } = (await (await app.request(path)).json()) as { data: { nama: string } }
	expect(data.nama).toBe('IGD baru')
})

test('a busy database gets 503 with Retry-After, and one log line', async () => {
	const busy = Object.assign(new Error('database is locked'), { errcode: 5 })
	const response = await openApp(failing(busy)).request(list)
	expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
	expect(((await response.json()) as ErrorBody).error.code).toBe('SEDANG_SIBUK')
	expect(lines.filter(({ msg }) => msg !== 'request')).toHaveLength(1)
})

test('an unexpected error gets 500 with the security headers, and one log line', async () => {
	const response = await openApp(failing(new TypeError('x is not a function'))).request(list)
	expect([response.status, response.headers.get('x-content-type-options')]).toEqual([500, 'nosniff'])
	expect(((await response.json()) as ErrorBody).error.code).toBe('KESALAHAN_SISTEM')
	expect(lines.filter(({ msg }) => msg !== 'request')).toHaveLength(1)
})

test('a request is logged without its query', async () => {
	const response = await openApp().request(`${list}?searchByNama=rahasia`)
	const requestId = response.headers.get('x-request-id')
	expect(lines).toMatchObject([{ requestId, method: 'GET', path: list, status: 200 }])
	expect(JSON.stringify(lines)).not.toContain('rahasia')
})
