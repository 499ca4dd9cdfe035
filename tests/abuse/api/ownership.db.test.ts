import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyCall } from '../../../contract/call.ts'
import { type CallName, calls } from '../../../contract/calls.ts'
import type { TestApi, TestRequest } from '../../support/test-api.ts'
import { aboutThings, idFields, missing, personal, ruled, rules, validBody, visit } from './ownership-rules.ts'
import { openPlainHospital, personalTables, rowsOf } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'

let hospital: TestApi
let siti: Person
let budi: Person

beforeAll(async () => {
	hospital = await openPlainHospital()
})
beforeEach(async () => {
	siti = await registerPerson(hospital, 'Siti Melati', 3)
	budi = await registerPerson(hospital, 'Budi Kenanga', 7)
})
afterAll(() => hospital.dispose())

const personalRows = () => rowsOf(hospital, personalTables)
const ask = (name: CallName, request: TestRequest, cookie: string | null) =>
	hospital.request(name, { ...validBody(name), ...request, cookie })

test('every personal call has a rule, and no other', () => {
	expect(Object.keys(rules).sort()).toEqual(personal.map(([name]) => name).sort())
})

test('a call that needs a member is personal, and the router has no routes besides the calls', () => {
	const asking = Object.entries(calls as Record<string, AnyCall>).filter(([, { errors }]) =>
		errors.includes('BELUM_TERDAFTAR'),
	)
	expect(asking.filter(([, { audience }]) => audience !== 'member')).toEqual([])
	// Hono lists every middleware of a route as well.
	const routes = hospital.api.routes.filter(({ method }) => method !== 'ALL')
	const routed = [...new Set(routes.map(({ method, path }) => `${method} ${path}`))]
	const known = Object.values(calls).map(({ method, path }) => {
		return `${method} /api${path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')}`
	})
	expect(routed.sort()).toEqual(known.sort())
})

/** A package is everybody's; a code for another phone is tried by itself below. */
const TRIED_ELSEWHERE = ['shopItemId', 'token']

test("every field with an id of a person's data is tried with another person's id", () => {
	const fields = personal.flatMap(([name, call]) => idFields(call).map((field) => `${name} ${field}`))
	const tried = aboutThings.flatMap(({ name, about }) => {
		const { params = {}, body = {} } = about(siti)
		const item = Array.isArray(body) ? body[0] : body
		return Object.keys({ ...params, ...item }).map((field) => `${name} ${field}`)
	})
	const untried = fields.filter((field) => !tried.includes(field))
	expect(untried.filter((field) => !TRIED_ELSEWHERE.some((name) => field.endsWith(` ${name}`)))).toEqual([])
})

describe.each(ruled)('$name without a member', ({ name, nobody, about = () => ({}), showsNames }) => {
	const cookies = {
		nobody: async () => null,
		'a stale cookie': async () => missing.cookie,
		'a malformed cookie': async () => 'member=1',
		'a member who is gone': async () => {
			const { cookie } = await registerPerson(hospital, 'Wati', 5)
			await hospital.request('deleteMember', { cookie })
			return cookie
		},
	}
	test.each(Object.keys(cookies) as (keyof typeof cookies)[])('%s', async (actor) => {
		const cookie = await cookies[actor]()
		const before = await personalRows()
		const answer = await ask(name, about(siti), cookie)
		expectNothingOf(siti, answer, showsNames)
		if (name === 'createMember') return expect(answer.cookie).toMatch(/^member=(?!e{32})[0-9a-f]{32}$/)
		expect(await personalRows()).toEqual(before)
		expect(answer.body.error?.code).toBe(nobody === 'open' ? undefined : nobody)
		const healed = nobody === 'BELUM_TERDAFTAR' && actor !== 'nobody'
		expect(answer.cookie).toBe(healed ? 'member=' : null)
	})
})

describe.each(aboutThings)("$name with somebody else's id", ({ name, about, showsNames }) => {
	test.each(['Siti asks about Budi', 'Budi asks about Siti'])('%s', async (who) => {
		const [caller, other] = who.startsWith('Siti') ? [siti, budi] : [budi, siti]
		if (name === 'createReservasi') await emptyCart(caller)
		const before = await personalRows()
		const theirs = await ask(name, about(other), caller.cookie)
		expectNothingOf(other, theirs, showsNames)
		expect(await personalRows()).toEqual(before)
		if (showsNames) return
		const absent = await ask(name, about(missing), caller.cookie)
		expect([theirs.status, theirs.body, [...theirs.headers]]).toEqual([absent.status, absent.body, [...absent.headers]])
	})
})

test.each(aboutThings)("$name succeeds for the caller's own data", async ({ name, about }) => {
	const own = await ask(name, about(siti), siti.cookie)
	const absent = await ask(name, about(missing), siti.cookie)
	expect([own.status, own.body]).not.toEqual([absent.status, absent.body])
})

test("a request with lines of two members removes the caller's lines alone", async () => {
	const body = [{ id: budi.keranjangId }, { id: siti.keranjangId }]
	const answer = await hospital.request('removeKeranjang', { cookie: siti.cookie, body })
	expect(answer.body.data).toEqual({ removed: [{ id: siti.keranjangId }] })
	const cart = (await hospital.request('listKeranjang', { cookie: budi.cookie })).body
	expect(cart.data.map(({ id }) => id)).toEqual([budi.keranjangId])
})

test("an idempotency key of another member creates the caller's own reservation", async () => {
	const headers = { 'idempotency-key': budi.key }
	const { status, body } = await hospital.request('createReservasi', { cookie: siti.cookie, headers, body: visit })
	expect(status).toBe(201)
	expect(body.data.created.kode).not.toBe(budi.kode)
})

test('the phone number of a reservation is for the member who made it', async () => {
	const seen = async (cookie: string | null) =>
		(await hospital.request('getReservasiByKode', { params: { kode: budi.kode }, cookie })).body.data.noTelp
	expect(await seen(budi.cookie)).toBe('081277777777')
	expect(await seen(siti.cookie)).toBe('0812••••••••')
	expect(await seen(null)).toBe('0812••••••••')
})

test("a transfer code gives access to its member once, and the caller's own data stays", async () => {
	const dataOf = async (cookie: string | null) => {
		const { perangkat, ...data } = (await hospital.request('getMemberData', { cookie })).body.data
		return data
	}
	const second = (await hospital.request('usePindah', { body: { token: siti.token } })).cookie
	const before = [await dataOf(siti.cookie), await dataOf(budi.cookie)]
	const use = (cookie: string | null) => hospital.request('usePindah', { cookie, body: { token: budi.token } })
	const moved = await use(siti.cookie)
	expect([moved.status, moved.body]).toEqual([200, { data: { moved: true } }])
	expect(await dataOf(moved.cookie)).toEqual(before[1])
	expect((await hospital.request('getMemberData', { cookie: siti.cookie })).status, 'the former device ends').toBe(401)
	for (const cookie of [second, budi.cookie, null]) {
		const again = await use(cookie)
		expect([again.status, again.cookie]).toEqual([404, cookie])
	}
	expect([await dataOf(second), await dataOf(budi.cookie)]).toEqual(before)
})

test('a new code does not invalidate a code of another member', async () => {
	await hospital.request('createPindah', { cookie: siti.cookie })
	const { cookie } = await hospital.request('usePindah', { body: { token: budi.token } })
	const { member } = (await hospital.request('getMemberData', { cookie })).body.data
	expect(member.nama).toBe('Budi Kenanga')
})

test('deleting a member deletes nothing of another member', async () => {
	const others = async () => {
		const rows = Object.values(await personalRows()).flat()
		return rows.filter((row) => !JSON.stringify(row).includes(siti.memberId)).map((row) => JSON.stringify(row))
	}
	const ofBudi = (await others()).filter((row) => row.includes(budi.memberId))
	expect(ofBudi).toHaveLength(10)
	await hospital.request('deleteMember', { cookie: siti.cookie })
	expect(await others()).toEqual(expect.arrayContaining(ofBudi))
	expect(JSON.stringify(await personalRows())).not.toContain(siti.memberId)
})

test('no call that reads shows anything of another member', async () => {
	for (const [name, call] of Object.entries(calls) as [CallName, AnyCall][])
		if (call.method === 'GET') {
			const params = { id: budi.pasienId, uri: budi.keranjangId, kode: budi.memberId }
			expectNothingOf(budi, await hospital.request(name, { params, cookie: siti.cookie }))
		}
})

function expectNothingOf(person: Person, answer: { body: unknown; headers: Headers }, showsNames = false) {
	const text = JSON.stringify([answer.body, [...answer.headers]])
	const hidden = showsNames ? person.secrets : [...person.secrets, ...person.names]
	expect(hidden.filter((secret) => text.includes(secret))).toEqual([])
}

const emptyCart = ({ cookie, keranjangId: id }: Person) =>
	hospital.request('removeKeranjang', { cookie, body: [{ id }] })
