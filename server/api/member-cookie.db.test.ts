import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallName, calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { openTestApi, type TestApi, type TestRequest } from '../../tests/support/test-api.ts'
import { TEST_ADDRESSES } from '../../tests/support/test-delivery.ts'
import { registerMember, siti } from '../../tests/support/test-member.ts'
import { insertRows, SENIN_PAGI } from '../../tests/support/test-rows.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { noLimits } from '../http/limits.ts'
import { type ApiOptions, createApi } from './create-api.ts'

let api: TestApi
let cookie: string
let pasienId: string
beforeAll(async () => {
	api = await openTestApi({ now: SENIN_PAGI })
	await insertRows(api.db, 'shopTipe', [{}])
	await insertRows(api.db, 'shopKategori', [{}])
	await insertRows(api.db, 'shopItem', [{}])
	await insertRows(api.db, 'shopSetting', [{}])
	;({ cookie, pasienId } = await registerMember(api))
})
afterAll(() => api.dispose())

const attributes = ['Expires=Wed, 31 Dec 2098 23:59:59 GMT', 'HttpOnly', 'Path=/', 'SameSite=Lax']

const parts = (headers: Headers) => headers.getSetCookie().map((line) => line.split('; '))

test('the cookie has exactly these attributes', async () => {
	const { headers, body } = await api.request('createMember', { body: {} })
	expect(parts(headers).map(([value, ...rest]) => [value, rest.sort()])).toEqual([
		[`member=${body.data.created.id}`, attributes],
	])
	expect(new Date(attributes[0]?.slice('Expires='.length) ?? '').toUTCString()).toBe('Wed, 31 Dec 2098 23:59:59 GMT')
})

const toldHttps = { 'x-forwarded-proto': 'https' }
const forwarded = (...protos: string[]) => ({ 'x-forwarded-proto': protos.join(', ') })

test.each<
	[string, { secure: boolean; origin?: string; options?: Partial<ApiOptions>; headers?: Record<string, string> }]
>([
	['https:// itself', { origin: 'https://rs.example.com', secure: true }],
	['an address that visitors know by https://', { options: { https: true }, secure: true }],
	['a trusted proxy that says so', { options: { trustProxy: true }, headers: toldHttps, secure: true }],
	[
		'a trusted proxy after one that is not',
		{ options: { trustProxy: true }, headers: forwarded('https', 'http'), secure: false },
	],
	['a header that anybody can send', { headers: toldHttps, secure: false }],
	['http://', { secure: false }],
])('over %s', async (_, { origin = 'http://rs.example.com', options, headers, secure }) => {
	const { database, db, clock, fields } = api
	const context = { database, db, now: () => clock.now, limits: noLimits, fields, mailAddresses: TEST_ADDRESSES }
	const otherApi = createApi({ context, checkResponses: true, trustProxy: false, ...options })
	const { path, method } = calls.createMember
	const response = await otherApi.request(`${origin}/api${path}`, {
		method,
		body: '{}',
		headers: { 'content-type': 'application/json', ...headers },
	})
	const wanted = secure ? [...attributes, 'Secure'] : attributes
	expect(parts(response.headers)[0]?.slice(1).sort()).toEqual(wanted.toSorted())
})

/** Each personal call with a valid request. */
const personal: [CallName, (() => TestRequest)?][] = [
	['listPasien'],
	['createPasien', () => ({ body: siti })],
	['updatePasien', () => ({ params: { id: pasienId }, body: { nama: 'Siti' } })],
	['updatePasien', () => ({ params: { id: 'unknown' }, body: {} })],
	['createKeranjang', () => ({ body: { pasienId, shopItemId: '1' } })],
	['listKeranjang'],
	['createReservasi', () => ({ body: { tanggalVisit: '2026-11-16' } })],
	['createReservasi', () => ({ body: { tanggalVisit: 'besok' } })],
	['removeKeranjang', () => ({ body: [{ id: 'unknown' }] })],
	['removePasien', () => ({ params: { id: 'unknown' } })],
	['getMemberData'],
	['createPindah'],
	['getReservasiByKode', () => ({ params: { kode: 'unknown' } })],
	['usePindah', () => ({ body: { token: 'unknown' } })],
	['updatePerangkat', () => ({ params: { id: 'unknown' }, body: { nama: 'Ponsel' } })],
	['removePerangkat', () => ({ params: { id: 'unknown' } })],
]

test.each(personal)('%s renews the cookie of a member with cache-control no-store', async (name, request) => {
	const { headers } = await api.request(name, { ...request?.(), cookie })
	expect(parts(headers).map(([value, ...rest]) => [value, rest.sort()])).toEqual([[cookie, attributes]])
	expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['getTemplate', 'listDokter', 'listMetaPixel'] as const)(
	'the public call %s sets no cookie',
	async (name) => {
		const { headers } = await api.request(name, { cookie })
		expect(headers.getSetCookie()).toEqual([])
		expect(headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL)
	},
)

const forAll: CallName[] = ['listKeranjang', 'getReservasiByKode', 'usePindah']
const leaving: typeof personal = [['forgetPerangkat'], ['deleteMember']]
const forMembers = [...personal.filter(([name]) => !forAll.includes(name)), ...leaving]

test.each(forMembers)('%s without a member is a 401 without a cookie', async (name, request) => {
	const { status, body, headers } = await api.request(name, request?.())
	expect([status, body.error?.code]).toEqual([401, 'BELUM_TERDAFTAR'])
	expect(headers.getSetCookie()).toEqual([])
})

test.each(forMembers)('%s clears a cookie whose member is deleted', async (name, request) => {
	const { status, headers } = await api.request(name, { ...request?.(), cookie: `member=${'a'.repeat(32)}` })
	expect(status).toBe(401)
	expect(parts(headers)).toEqual([['member=', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0']])
})

test.each(leaving)('%s clears the cookie of a member', async (name) => {
	const leaver = await registerMember(api)
	const { status, headers } = await api.request(name, { cookie: leaver.cookie })
	expect(status).toBe(200)
	expect(parts(headers)).toEqual([['member=', 'Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=0']])
	expect(headers.get('cache-control')).toBe('no-store')
})

test.each(['', 'x', "' or 1=1", 'A'.repeat(32), 'a'.repeat(31), '%00', 'a'.repeat(4000)])(
	'a cookie of %j is no member',
	async (value) => {
		expect((await api.request('listPasien', { cookie: `member=${value}` })).status).toBe(401)
	},
)

test('a visitor without a member has an empty cart and no cookie', async () => {
	for (const stale of [null, `member=${'a'.repeat(32)}`]) {
		const { status, body, headers } = await api.request('listKeranjang', { cookie: stale })
		expect([status, body.data, headers.getSetCookie()]).toEqual([200, [], []])
	}
})

test('the cookie is found among other cookies', async () => {
	const path = fillPath(calls.listPasien.path)
	const response = await api.api.request(`/api${path}`, { headers: { cookie: `a=1; ${cookie}; member2=x` } })
	expect(response.status).toBe(200)
})
