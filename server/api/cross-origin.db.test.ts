import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { openTestApi, type TestApi } from '../../tests/support/test-api.ts'
import { TEST_ADDRESSES } from '../../tests/support/test-delivery.ts'
import { registerMember } from '../../tests/support/test-member.ts'
import { cacheTargets } from '../cache/cache-target.ts'
import { ResponseCache } from '../cache/response-cache.ts'
import { serveCached } from '../cache/serve-cached.ts'
import { createApp } from '../http/create-app.ts'
import { createHttpServer } from '../http/create-server.ts'
import { noLimits } from '../http/limits.ts'
import { createLog } from '../http/log.ts'
import { createApi } from './create-api.ts'

const LISTED = 'https://app.rumahsakit.example'
const UNLISTED = 'https://jahat.example'

let hospital: TestApi
let cookie: string
beforeAll(async () => {
	hospital = await openTestApi({ demo: true })
	;({ cookie } = await registerMember(hospital))
})
afterAll(() => hospital.dispose())

function openApi(corsOrigins?: string[]) {
	const { database, db, fields, clock } = hospital
	const context = { database, db, fields, now: () => clock.now, limits: noLimits, mailAddresses: TEST_ADDRESSES }
	return createApi({ context, checkResponses: true, trustProxy: false, corsOrigins })
}

const addressOf = (name: CallName) =>
	`http://localhost/api${fillPath(calls[name].path, { id: 'x', uri: 'x', kode: 'x' })}`

const corsHeaders = ({ headers }: Response) => ({
	origin: headers.get('access-control-allow-origin'),
	credentials: headers.get('access-control-allow-credentials'),
	vary: headers.get('vary')?.includes('Origin') ?? false,
})

const FOR_ALL = { origin: '*', credentials: null, vary: false }
const FOR_LISTED = { origin: LISTED, credentials: 'true', vary: true }

const all = Object.entries(calls) as [CallName, AnyCall][]
const isPublicRead = ([, call]: [CallName, AnyCall]) => call.method === 'GET' && call.audience === 'visitor'
const publicReads = all.filter(isPublicRead)
const others = all.filter((each) => !isPublicRead(each))

const preflight = (name: CallName, origin: string, corsOrigins?: string[]) =>
	openApi(corsOrigins).request(addressOf(name), {
		method: 'OPTIONS',
		headers: {
			origin,
			'sec-fetch-site': 'cross-site',
			'access-control-request-method': calls[name].method,
			'access-control-request-headers': 'content-type,idempotency-key',
		},
	})

describe.each(publicReads)('%s is open to every origin', (name) => {
	test.each([[undefined], [[LISTED]]])('CORS_ORIGINS %j', async (corsOrigins) => {
		for (const origin of [LISTED, UNLISTED]) {
			const headers = { origin, 'sec-fetch-site': 'cross-site' }
			expect(corsHeaders(await openApi(corsOrigins).request(addressOf(name), { headers }))).toEqual(FOR_ALL)
			const asked = await preflight(name, origin, corsOrigins)
			expect([asked.status, corsHeaders(asked)]).toEqual([204, FOR_ALL])
		}
	})
})

describe.each(others)('%s', (name, { method }) => {
	const send = (origin: string, corsOrigins?: string[]) =>
		openApi(corsOrigins).request(addressOf(name), {
			method,
			headers: { origin, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
			body: method === 'GET' ? undefined : '"no object"',
		})

	test('is closed to other origins by default', async () => {
		const closed = { origin: null, credentials: null, vary: false }
		expect(corsHeaders(await send(LISTED))).toEqual(closed)
		const asked = await preflight(name, LISTED)
		expect([asked.status, corsHeaders(asked)]).toEqual([403, closed])
		if (method !== 'GET') expect((await send(LISTED)).status).toBe(403)
	})

	test('is open to a listed origin with credentials, and to no other', async () => {
		const response = await send(LISTED, [LISTED])
		expect(corsHeaders(response)).toEqual(FOR_LISTED)
		expect(response.status).not.toBe(403)
		const asked = await preflight(name, LISTED, [LISTED])
		expect([asked.status, corsHeaders(asked)]).toEqual([204, FOR_LISTED])
		expect(asked.headers.get('access-control-allow-methods')).toContain(method)
		expect(asked.headers.get('access-control-allow-headers')).toBe('content-type,idempotency-key')

		const refused = await send(UNLISTED, [LISTED])
		expect(refused.headers.get('access-control-allow-origin')).toBeNull()
		if (method !== 'GET') expect(refused.status).toBe(403)
		expect((await preflight(name, UNLISTED, [LISTED])).headers.get('access-control-allow-origin')).toBeNull()
	})
})

test.each([UNLISTED, 'null', `${LISTED}.jahat.example`, `${LISTED}:8443`, LISTED.replace('https', 'http')])(
	'%s is not the listed origin',
	async (origin) => {
		const headers = { origin, 'content-type': 'application/json', cookie }
		const response = await openApi([LISTED]).request(addressOf('createMember'), { method: 'POST', headers, body: '{}' })
		expect([response.status, corsHeaders(response).origin]).toEqual([403, null])
	},
)

test('a listed origin registers a member and reads their patients', async () => {
	const api = openApi([LISTED])
	const headers = { origin: LISTED, 'sec-fetch-site': 'same-site', 'content-type': 'application/json' }
	const made = await api.request(addressOf('createMember'), { method: 'POST', headers, body: '{"nama":"Wati"}' })
	expect([made.status, corsHeaders(made)]).toEqual([201, FOR_LISTED])
	const [member = ''] = made.headers.getSetCookie().map((line) => line.replace(/;.*/, ''))
	const patients = await api.request(addressOf('listPasien'), { headers: { ...headers, cookie: member } })
	expect([patients.status, corsHeaders(patients)]).toEqual([200, FOR_LISTED])
})

test('errors of a public read are open to every origin too', async () => {
	const headers = { origin: UNLISTED }
	const bad = await openApi().request(`${addressOf('listFaq')}?page=x`, { headers })
	const missing = await openApi().request(addressOf('getLayananByUri'), { headers })
	expect([bad.status, missing.status]).toEqual([400, 404])
	expect([corsHeaders(bad), corsHeaders(missing)]).toEqual([FOR_ALL, FOR_ALL])
})

test('a redirect of moved content is open to every origin', async () => {
	const log = createLog('silent')
	const { database } = hospital
	const findRedirect = async () => '/api/v1/public/layanan/detail-uri/baru'
	const app = createApp({ isReady: () => database.isMigrated(), log, api: openApi(), limits: noLimits, findRedirect })
	const response = await app.request(addressOf('getLayananByUri'), { headers: { origin: UNLISTED } })
	expect([response.status, corsHeaders(response)]).toEqual([301, FOR_ALL])
})

test('a cached response allows every origin, whichever origin requested it first', async () => {
	const log = createLog('silent')
	const app = createApp({
		isReady: () => hospital.database.isMigrated(),
		log,
		api: openApi([LISTED]),
		limits: noLimits,
	})
	const cache = new ResponseCache({ revision: () => 1, fetch: app.fetch })
	const targetOf = cacheTargets(() => null)
	const server = createHttpServer({ trustProxy: false })
	server.on(
		'request',
		serveCached({ cache, targetOf, siteUrl: '', isPreview: () => false }, getRequestListener(app.fetch)),
	)
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api${calls.listFaq.path}`
	const first = await fetch(address, { headers: { origin: LISTED, cookie } })
	const etag = first.headers.get('etag') ?? ''
	const second = await fetch(address, { headers: { origin: UNLISTED } })
	const unchanged = await fetch(address, { headers: { origin: UNLISTED, 'if-none-match': etag } })
	expect([first.status, second.status, unchanged.status]).toEqual([200, 200, 304])
	expect([first, second, unchanged].map(corsHeaders)).toEqual([FOR_ALL, FOR_ALL, FOR_ALL])
	expect(second.headers.get('etag')).toBe(etag)
	server.close()
	server.closeAllConnections()
})
