import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyCall } from '../../../contract/call.ts'
import { type CallName, calls } from '../../../contract/calls.ts'
import { KODE_ALPHABET } from '../../../contract/reservasi.ts'
import type { TestApi, TestRequest } from '../test-api.ts'
import { openPlainHospital, personalTables, rowsOf } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'

interface Rule {
	/** What a caller who is no member gets. */
	nobody: 'BELUM_TERDAFTAR' | 'TIDAK_DITEMUKAN' | 'open'
	/** The call about somebody's own things. */
	about?: (person: Person) => TestRequest
	/** A code is meant to be handed on: whoever has it sees the names, and only those. */
	showsNames?: boolean
}

const visit = { atasNama: 'Penyusup', noTelp: '0899', tanggalVisit: '2026-11-17' }

/** Every personal call; one that is missing here fails the first test. */
const rules: { [Name in CallName]?: Rule } = {
	listKeranjang: { nobody: 'open' },
	createKeranjang: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ pasienId }) => ({ body: { pasienId, shopItemId: '1' } }),
	},
	removeKeranjang: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ keranjangId }) => ({ body: [{ id: keranjangId }] }),
	},
	listPasien: { nobody: 'BELUM_TERDAFTAR' },
	createPasien: { nobody: 'BELUM_TERDAFTAR' },
	updatePasien: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ pasienId }) => ({ params: { id: pasienId }, body: { alamatLengkap: 'Jalan Penyusup' } }),
	},
	createMember: { nobody: 'open' },
	createReservasi: {
		nobody: 'BELUM_TERDAFTAR',
		about: ({ key }) => ({ headers: { 'idempotency-key': key }, body: visit }),
	},
	getReservasiByKode: { nobody: 'open', about: ({ kode }) => ({ params: { kode } }), showsNames: true },
	getMemberData: { nobody: 'BELUM_TERDAFTAR' },
	forgetPerangkat: { nobody: 'BELUM_TERDAFTAR' },
	deleteMember: { nobody: 'BELUM_TERDAFTAR' },
	removePasien: { nobody: 'BELUM_TERDAFTAR', about: ({ otherPasienId }) => ({ params: { id: otherPasienId } }) },
	createPindah: { nobody: 'BELUM_TERDAFTAR' },
	// With a code that nobody has; one of somebody's is tried below.
	usePindah: { nobody: 'TIDAK_DITEMUKAN' },
}

const personal = (Object.entries(calls) as [CallName, AnyCall][]).filter(([, call]) => call.personal)
const ruled = personal.flatMap(([name]) => {
	const rule = rules[name]
	return rule ? [{ name, ...rule }] : []
})
const aboutThings = ruled.flatMap(({ name, about, ...rule }) => (about ? [{ name, about, ...rule }] : []))

let hospital: TestApi
let siti: Person
let budi: Person

/** Well formed ids that nobody has. */
const missing: Person = {
	...{ memberId: 'e'.repeat(32), cookie: `member=${'e'.repeat(32)}`, pasienId: 'e'.repeat(32) },
	...{
		otherPasienId: 'e'.repeat(32),
		keranjangId: 'e'.repeat(32),
		kode: KODE_ALPHABET.slice(0, 15),
		key: 'kunci-siapa',
		token: 'e'.repeat(32),
	},
	...{ secrets: [], names: [] },
}

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
const validBody = (name: CallName): TestRequest => {
	if (name === 'createPasien' || name === 'createMember') return { body: { nama: 'Penyusup' } }
	return name === 'usePindah' ? { body: { token: missing.token } } : {}
}

test('every personal call has a rule, and no other', () => {
	expect(Object.keys(rules).sort()).toEqual(personal.map(([name]) => name).sort())
})

describe.each(ruled)('$name without a member', ({ name, nobody, about = () => ({}), showsNames }) => {
	test.each(['nobody', 'a stale cookie', 'a malformed cookie'])('%s', async (actor) => {
		const cookie = { nobody: null, 'a stale cookie': missing.cookie, 'a malformed cookie': 'member=1' }[actor] ?? null
		const before = await personalRows()
		const answer = await ask(name, about(siti), cookie)
		expectNothingOf(siti, answer, showsNames)
		if (name === 'createMember') return expect(answer.cookie).toMatch(/^member=(?!e{32})[0-9a-f]{32}$/)
		expect(await personalRows()).toEqual(before)
		expect(answer.body.error?.code).toBe(nobody === 'open' ? undefined : nobody)
		const healed = nobody === 'BELUM_TERDAFTAR' && actor === 'a stale cookie'
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
		expect([theirs.status, theirs.body]).toEqual([absent.status, absent.body])
	})
})

test.each(aboutThings)("$name is answered for one's own", async ({ name, about }) => {
	const own = await ask(name, about(siti), siti.cookie)
	const absent = await ask(name, about(missing), siti.cookie)
	expect([own.status, own.body]).not.toEqual([absent.status, absent.body])
})

test("of two people's lines in one request only one's own go", async () => {
	const body = [{ id: budi.keranjangId }, { id: siti.keranjangId }]
	const answer = await hospital.request('removeKeranjang', { cookie: siti.cookie, body })
	expect(answer.body.data).toEqual({ removed: [{ id: siti.keranjangId }] })
	const cart = (await hospital.request('listKeranjang', { cookie: budi.cookie })).body
	expect(cart.data.map(({ id }) => id)).toEqual([budi.keranjangId])
})

test("a key that somebody else used makes one's own reservation", async () => {
	const headers = { 'idempotency-key': budi.key }
	const { status, body } = await hospital.request('createReservasi', { cookie: siti.cookie, headers, body: visit })
	expect(status).toBe(201)
	expect(body.data.created.kode).not.toBe(budi.kode)
})

test('the phone number of a reservation is for the member who made it', async () => {
	const seen = async (cookie: string | null) =>
		(await hospital.request('getReservasiByKode', { params: { kode: budi.kode }, cookie })).body.data.noTelp
	expect(await seen(budi.cookie)).toBe('081277777777')
	expect(await seen(siti.cookie)).toBe('•••••••••777')
	expect(await seen(null)).toBe('•••••••••777')
})

test("a code makes whoever has it that member, once, and leaves the caller's own as they were", async () => {
	const siteOf = async ({ cookie }: Person) => (await hospital.request('getMemberData', { cookie })).body.data
	const before = [await siteOf(siti), await siteOf(budi)]
	const use = (cookie: string | null) => hospital.request('usePindah', { cookie, body: { token: budi.token } })
	const moved = await use(siti.cookie)
	expect([moved.status, moved.body, moved.cookie]).toEqual([200, { data: { moved: true } }, budi.cookie])
	for (const cookie of [siti.cookie, budi.cookie, null]) {
		const again = await use(cookie)
		expect([again.status, again.cookie]).toEqual([404, cookie])
	}
	expect([await siteOf(siti), await siteOf(budi)]).toEqual(before)
})

test("a new code leaves somebody else's in force", async () => {
	await hospital.request('createPindah', { cookie: siti.cookie })
	const { cookie } = await hospital.request('usePindah', { body: { token: budi.token } })
	expect(cookie).toBe(budi.cookie)
})

test('who deletes everything deletes nothing of anybody else', async () => {
	const others = async () => {
		const rows = Object.values(await personalRows()).flat()
		return rows.filter((row) => !JSON.stringify(row).includes(siti.memberId)).map((row) => JSON.stringify(row))
	}
	const ofBudi = (await others()).filter((row) => row.includes(budi.memberId))
	expect(ofBudi).toHaveLength(6)
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
