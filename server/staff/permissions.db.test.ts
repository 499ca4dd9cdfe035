import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyCall, type Audience, defineCall, type Method } from '../../contract/call.ts'
import { hasPermission, type Peran, peran, permissionTable, type Rule } from '../../contract/staff/permissions.ts'
import { done } from '../../contract/staff/responses.ts'
import { openTestStaff, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'
import { routePath } from '../http/route-path.ts'
import { createStaffApi } from './create-staff-api.ts'
import { staffRoute } from './staff-route.ts'
import { staffRoutes } from './staff-routes.ts'

let staff: TestStaff
const people = new Map<Peran, TestPerson>()
beforeAll(async () => {
	staff = await openTestStaff()
	// A second administrator: the tests may demote the first one.
	for (const each of ['admin', ...peran] as const) people.set(each, await staff.signedIn(each))
})
afterAll(() => staff.dispose())

/** Signing out would end the session of the other tests; auth.db.test.ts covers it. */
const routes = staffRoutes.filter(({ path }) => path !== '/v1/staf/keluar')
const address = (path: string) => path.replace('/v1/staf', '').replaceAll(/\{\w+\}/g, 'tidak-ada')
const ruleOf = ({ audience }: AnyCall) => (audience as { staff: Rule }).staff

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
	const { method, path } = route
	const rule = ruleOf(route)
	const body = method === 'GET' ? undefined : {}

	test('a request without a session gets 401, or 400 on an open route', async () => {
		const { status } = await staff.send(method, address(path), { body })
		if (rule === 'terbuka') expect(method === 'GET' ? [200] : [400, 401]).toContain(status)
		else expect(status).toBe(401)
	})

	test.each(peran)('the role %s is admitted only with its permission', async (siapa) => {
		const { status, body: answer } = await (people.get(siapa) as TestPerson).send(method, address(path), body)
		const allowed = typeof rule === 'string' || hasPermission([siapa], ...rule)
		if (allowed) expect(['TIDAK_BERHAK', 'BELUM_MASUK']).not.toContain(answer.error?.code)
		else expect([status, answer.error.code]).toEqual([403, 'TIDAK_BERHAK'])
	})
})

test('the router has exactly the routes of staffRoutes', () => {
	const mounted = staff.api.routes
		.filter(({ method }) => method !== 'ALL')
		.map(({ method, path }) => `${method} ${path}`)
	expect(mounted.toSorted()).toEqual(staffRoutes.map((route) => `${route.method} /api${routePath(route)}`).toSorted())
})

test('only the sign-in routes are open to everybody', () => {
	const open = staffRoutes.filter((route) => ruleOf(route) === 'terbuka').map(({ path }) => path)
	expect(open.toSorted()).toEqual([
		'/v1/staf/masuk',
		'/v1/staf/masuk/kode',
		'/v1/staf/masuk/passkey',
		'/v1/staf/masuk/passkey',
		'/v1/staf/sandi',
		'/v1/staf/sandi/lupa',
		'/v1/staf/sandi/lupa',
		'/v1/staf/sandi/tautan',
	])
})

const callX = (method: Method, audience: Audience) =>
	defineCall(`${method} /v1/staf/x`, { audience, summary: 'A test', response: done })

test('a route without a known rule throws at the start', () => {
	const read = async () => ({ data: null })
	const create = (rule: unknown) =>
		createStaffApi({
			context: {} as never,
			routes: [staffRoute(callX('GET', { staff: rule as never }), { read })],
			checkResponses: true,
			trustProxy: false,
		})
	expect(create(['faq', 'lihat']).routes).not.toEqual([])
	for (const rule of [
		['faq', 'menari'],
		['rahasia', 'lihat'],
		['audit', 'hapus'],
	])
		expect(() => create(rule)).toThrow(/No rule for GET \/v1\/staf\/x/)
})

test.each([
	['an extra field', { data: null, lain: 1 }],
	['a missing field', {}],
])('a response with %s throws when responses are checked', async (_, json) => {
	const api = createStaffApi({
		context: {} as never,
		routes: [staffRoute(callX('GET', { staff: 'terbuka' }), { read: async () => json as { data: null } })],
		checkResponses: true,
		trustProxy: false,
	})
	api.onError((error) => {
		throw error
	})
	await expect(api.request('http://localhost/api/v1/staf/x')).rejects.toThrow()
})

test('a change without an event is rolled back', async () => {
	const api = createStaffApi({
		context: {
			db: staff.db,
			now: Date.now,
			auth: { findStaf: async () => ({ id: '1', nama: 'Siti', peran: ['admin'] }) },
		} as never,
		routes: [
			staffRoute(callX('POST', { staff: 'masuk' }), {
				async change(_, { db }) {
					await db.insertInto('faq').values({ id: 'x', pertanyaan: '?', jawaban: '', urutan: 1 }).execute()
					return { data: null }
				},
			}),
		],
		checkResponses: true,
		trustProxy: false,
	})
	api.onError((error) => new Response(error.message, { status: 500 }))
	const response = await api.request('http://localhost/api/v1/staf/x', { method: 'POST' })
	expect([response.status, await response.text()]).toEqual([500, expect.stringContaining('no event')])
	expect(await staff.db.selectFrom('faq').selectAll().execute()).toEqual([])
})

test('only administrators have permissions for pengguna, audit, web-setting and impor', () => {
	for (const sumber of ['pengguna', 'audit', 'web-setting', 'impor'] as const)
		for (const yang of Object.values(permissionTable[sumber])) expect(yang).toEqual(['admin'])
})
