import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AnyCall, type Audience, defineCall, hasBody, isMachine, type Method } from '../../contract/call.ts'
import { cakupan } from '../../contract/integrasi/cakupan.ts'
import { lengkapiHak } from '../../contract/staff/pengguna.ts'
import {
	type Aksi,
	hakPilihan,
	hasPermission,
	type Izin,
	peran,
	permissionTable,
	type Rule,
} from '../../contract/staff/permissions.ts'
import { done } from '../../contract/staff/responses.ts'
import { openTestMachine, sendToMachine, type TestMachine } from '../../tests/support/test-machine.ts'
import { openTestStaff, TEST_SANDI, type TestPerson, type TestStaff } from '../../tests/support/test-staff.ts'
import { routePath } from '../http/route-path.ts'
import { createStaffApi, STAFF_API } from './create-staff-api.ts'
import { staffRoute } from './staff-route.ts'
import { staffRoutes } from './staff-routes.ts'

let staff: TestStaff
const people = new Map<string, TestPerson>()
/** One with each scope. */
const machines = new Map<string, TestMachine>()

/** Some rights of every kind. */
const hak = lengkapiHak(hakPilihan.filter((_, index) => index % 3 === 0))
const rights: Record<string, readonly Izin[]> = {
	...Object.fromEntries(peran.map((each) => [each, [each]])),
	'peran sendiri': hak,
}
beforeAll(async () => {
	staff = await openTestStaff()
	// A second administrator: the tests may demote the first one.
	for (const each of ['admin', ...peran] as const) people.set(each, await staff.signedIn(each))
	const { body } = await (people.get('admin') as TestPerson).send('POST', '/peran-sendiri', { nama: 'Perawat', hak })
	people.set('peran sendiri', await staff.signedIn(body.data.created.id))
	for (const each of cakupan) machines.set(each, await openTestMachine(staff, [each]))
})
afterAll(() => staff.dispose())

/** Signing out would end the session of the other tests; auth.db.test.ts covers it. */
const routes = staffRoutes.filter(({ path, audience }) => path !== '/v1/staf/keluar' && !isMachine(audience))
const address = (path: string) => path.replace('/v1/staf', '').replaceAll(/\{\w+\}/g, 'tidak-ada')
const ruleOf = ({ audience }: AnyCall) => audience as Rule

describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
	const { method, path } = route
	const rule = ruleOf(route)
	const body = method === 'GET' ? undefined : {}

	test('a request without a session gets 401, or 400 on an open route', async () => {
		const { status } = await staff.send(method, address(path), { body })
		if (rule === 'terbuka') expect(method === 'GET' ? [200] : [400, 401]).toContain(status)
		else expect(status).toBe(401)
	})

	test.each(Object.entries(rights))('the role %s is admitted only with its permission', async (siapa, izin) => {
		const { status, body: answer } = await (people.get(siapa) as TestPerson).send(method, address(path), body)
		const allowed = typeof rule === 'string' || hasPermission(izin, ...rule)
		if (allowed) expect(['TIDAK_BERHAK', 'BELUM_MASUK']).not.toContain(answer.error?.code)
		else expect([status, answer.error.code]).toEqual([403, 'TIDAK_BERHAK'])
	})
})

const machineRoutes = staffRoutes.flatMap((route) =>
	isMachine(route.audience) ? [[`${route.method} ${route.path}`, route, route.audience.cakupan] as const] : [],
)
const machineAddress = (path: string) => path.replace('/v1/integrasi', '').replaceAll(/\{\w+\}/g, 'tidak-ada')

describe.each(machineRoutes)('%s', (_, { method, path }, needed) => {
	const body = method === 'GET' ? undefined : {}
	const ask = (kunci: string | null) => sendToMachine(staff, kunci, method, machineAddress(path), body)

	test.each(['', 'salah', 'Bearer', `rsyasmin_${'a'.repeat(43)}`])('the key “%s” gets 401', async (kunci) => {
		const { status, body: answer } = await ask(kunci)
		expect([status, answer.error.code]).toEqual([401, 'KUNCI_SALAH'])
	})

	test('without a key the answer is 401, also for an administrator who is signed in', async () => {
		expect((await ask(null)).status).toBe(401)
		const { cookie } = people.get('admin') as TestPerson
		const response = await staff.api.request(`http://localhost/api/v1/integrasi${machineAddress(path)}`, {
			method,
			headers: { cookie, 'content-type': 'application/json' },
			...(body && { body: '{}' }),
		})
		expect(response.status).toBe(401)
	})

	test('a body without a key is never read', async () => {
		if (!body) return
		const init = {
			method,
			body: new ReadableStream({}),
			duplex: 'half',
			headers: { 'content-type': 'application/json' },
		}
		const { status } = await staff.api.request(`http://localhost/api/v1/integrasi${machineAddress(path)}`, init)
		expect(status).toBe(401)
	})

	test.each(cakupan)('a key with %s is admitted only where it is needed', async (each) => {
		const { status, body: answer } = await ask((machines.get(each) as TestMachine).kunci)
		if (each === needed) expect([200, 400, 404]).toContain(status)
		else expect([status, answer.error.code]).toEqual([403, 'CAKUPAN_KURANG'])
	})

	test('a key of another system opens nothing of the staff app', async () => {
		const headers = { authorization: `Bearer ${machines.get(needed)?.kunci}` }
		expect((await staff.send('GET', '/saya', { headers })).status).toBe(401)
	})
})

test('the body of somebody without a session is never read', async () => {
	for (const { method, path } of routes.filter((route) => hasBody(route) && ruleOf(route) !== 'terbuka')) {
		// It never ends.
		const body = new ReadableStream({})
		const init = { method, body, duplex: 'half', headers: { 'content-type': 'application/json' } }
		const { status } = await staff.api.request(`http://localhost${STAFF_API}${address(path)}`, init)
		expect(status, `${method} ${path}`).toBe(401)
	}
})

test('an open route takes 16 kB, others more', async () => {
	const body = { email: 'wulan@rs.example.com', sandi: 'x'.repeat(16 * 1024) }
	expect((await staff.send('POST', '/masuk', { body })).status).toBe(413)
	const admin = people.get('admin') as TestPerson
	expect((await admin.send('POST', '/peran-sendiri', { ...body, hak: [] })).status).toBe(400)
})

/** Data leaves by these, or what guards an account changes. */
const fresh = staffRoutes.filter((route) => route.fresh)

test('what needs a fresh confirmation is declared', () => {
	expect(fresh.map(({ method, path }) => `${method} ${path.slice('/v1/staf'.length)}`).toSorted()).toEqual([
		'DELETE /integrasi/sinkronisasi/{jenis}',
		'DELETE /saya/passkey/{id}',
		'DELETE /saya/totp',
		'GET /impor/csv/{jenis}',
		'GET /impor/isi.json',
		'GET /reservasi/ekspor',
		'PATCH /notifikasi/utama',
		'PATCH /notifikasi/webhook/{id}',
		'POST /integrasi/kunci',
		'POST /kebocoran/akhiri',
		'POST /notifikasi/webhook',
		'POST /notifikasi/webhook/{id}/rahasia',
		'POST /pengguna/{id}/tautan',
		'POST /reservasi/{id}/pasien/{pasienId}/nik',
		'POST /saya/passkey',
		'POST /saya/passkey/opsi',
	])
})

test.each(fresh.map((route) => [`${route.method} ${route.path}`, route] as const))(
	'%s asks a session of six minutes again for password or passkey, after the permission',
	async (_, route) => {
		const body = route.method === 'GET' ? undefined : {}
		const rule = ruleOf(route)
		for (const each of peran) {
			const who = await staff.signedIn(each)
			const createdAt = new Date(Date.now() - 6 * 60_000).toISOString()
			await staff.db.updateTable('stafSesi').set({ createdAt }).where('stafId', '=', who.id).execute()
			const ask = async () => (await who.send(route.method, address(route.path), body)).body.error?.code
			const allowed = typeof rule === 'string' || hasPermission([each], ...rule)
			expect(await ask()).toBe(allowed ? 'PERLU_SANDI' : 'TIDAK_BERHAK')
			await who.send('POST', '/saya/konfirmasi', { sandi: TEST_SANDI })
			if (allowed) expect(await ask()).not.toBe('PERLU_SANDI')
		}
	},
)

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
	defineCall(`${method} /v1/staf/x`, audience, { summary: 'A test', response: done })

test('a route without a known rule throws at the start', () => {
	const read = async () => ({ data: null })
	const create = (rule: unknown) =>
		createStaffApi({
			context: {} as never,
			routes: [staffRoute(callX('GET', rule as never), { read })],
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
		routes: [staffRoute(callX('GET', 'terbuka'), { read: async () => json as { data: null } })],
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
			auth: { findStaf: async () => ({ id: '1', nama: 'Siti', izin: ['admin'] }) },
		} as never,
		routes: [
			staffRoute(callX('POST', 'masuk'), {
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

const ofAdmins = [
	'pengguna',
	'peran-sendiri',
	'audit',
	'kebocoran',
	'keadaan',
	'notifikasi',
	'web-setting',
	'impor',
	'integrasi',
] as const

test('only administrators may use accounts, roles, audit, notifications, settings and imports, and nobody can give it', () => {
	for (const sumber of ofAdmins) {
		for (const yang of Object.values(permissionTable[sumber])) expect(yang).toEqual(['admin'])
		expect(hakPilihan.filter((each) => each.startsWith(`${sumber}:`))).toEqual([])
	}
})

test('an administrator has every right that an own role can have', () => {
	for (const each of hakPilihan) {
		const [sumber = '', aksi] = each.split(':')
		expect(hasPermission(['admin'], sumber, aksi as Aksi)).toBe(true)
	}
})
