import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CallName, calls } from '../../../contract/calls.ts'
import type { ErrorBody } from '../../../contract/error.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { createApi } from '../../../server/api/create-api.ts'
import { createLimits } from '../../../server/http/limits.ts'
import { newSecretId } from '../../../server/ids/new-id.ts'
import { newKode } from '../../../server/reservasi/new-kode.ts'
import type { TestApi, TestRequest } from '../../support/test-api.ts'
import { TEST_ADDRESSES } from '../../support/test-delivery.ts'
import { openPlainHospital } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'
import { writing } from './valid-writes.ts'

/** More wrong codes than this from one address are not a person's typing mistakes. */
const FEW = 30

let hospital: TestApi
let siti: Person
beforeEach(async () => {
	hospital = await openPlainHospital({ limits: createLimits() })
	siti = await registerPerson(hospital, 'Siti', 3)
})
afterEach(() => hospital.dispose())

/** Asks as if the connection came from that address. */
async function askFrom(remoteAddress: string, name: CallName, request: TestRequest, api = hospital.api) {
	const init = {
		method: calls[name].method,
		headers: { 'content-type': 'application/json', ...request.headers },
		body: request.body === undefined ? undefined : JSON.stringify(request.body),
	}
	const bindings = { incoming: { headers: init.headers, socket: { remoteAddress } } }
	const query = new URLSearchParams(request.query as Record<string, string>)
	const response = await api.request(`/api${fillPath(calls[name].path, request.params)}?${query}`, init, bindings)
	const { error } = (await response.json()) as Partial<ErrorBody>
	return { status: response.status, code: error?.code, retryAfter: response.headers.get('retry-after') }
}

const guess = (address: string, headers = {}, api = hospital.api) =>
	askFrom(address, 'getReservasiByKode', { params: { kode: newKode() }, headers }, api)
const lookUp = (address: string) => askFrom(address, 'getReservasiByKode', { params: { kode: siti.kode } })

/** How many guesses find nothing before the first is refused. */
async function guessesLeft(next: (place: number) => ReturnType<typeof guess>): Promise<number> {
	for (let guesses = 0; guesses < FEW * 2; guesses++) {
		const { status } = await next(guesses)
		if (status === 429) return guesses
		expect(status).toBe(404)
	}
	return Number.POSITIVE_INFINITY
}

describe('reservation codes', () => {
	test('after some wrong codes an address has to wait, and a right code is refused meanwhile', async () => {
		const allowed = await guessesLeft(() => guess('203.0.113.5'))
		expect(allowed).toBeGreaterThan(2)
		expect(allowed).toBeLessThanOrEqual(FEW)

		const refused = await lookUp('203.0.113.5')
		expect(refused).toMatchObject({ status: 429, code: 'TERLALU_SERING' })
		expect(refused.retryAfter).toMatch(/^[1-9]\d*$/)
		expect((await lookUp('203.0.113.6')).status).toBe(200)
		const own = { params: { kode: siti.kode }, headers: { cookie: siti.cookie } }
		expect((await askFrom('203.0.113.5', 'getReservasiByKode', own)).status).toBe(200)
	})

	test('right codes do not count', async () => {
		for (let times = 0; times < FEW + 5; times++) expect((await lookUp('203.0.113.5')).status).toBe(200)
		expect((await guess('203.0.113.5')).status).toBe(404)
	})

	test('simultaneous guesses count one by one', async () => {
		const answers = await Promise.all(Array.from({ length: FEW * 2 }, () => guess('203.0.113.5')))
		expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(FEW)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
	})

	test('another member at the same address has to wait too', async () => {
		const cookies = await Promise.all([1, 2, 3, 4].map((digit) => registerPerson(hospital, 'Tamu', digit)))
		const next = (place: number) => guess('203.0.113.5', { cookie: cookies[place % cookies.length]?.cookie })
		expect(await guessesLeft(next)).toBeLessThanOrEqual(FEW)
	})
})

describe('the address that a limit counts', () => {
	test('a forged X-Forwarded-For changes nothing', async () => {
		const next = (place: number) => guess('203.0.113.5', { 'x-forwarded-for': `198.51.100.${place}` })
		expect(await guessesLeft(next)).toBeLessThanOrEqual(FEW)
	})

	test('behind a trusted proxy the last entry of X-Forwarded-For counts', async () => {
		const { database, db, clock, fields } = hospital
		const context = {
			database,
			db,
			now: () => clock.now,
			limits: createLimits(),
			fields,
			mailAddresses: TEST_ADDRESSES,
		}
		const api = createApi({ context, checkResponses: true, trustProxy: true })
		const through = (visitor: string) => guess('10.0.0.1', { 'x-forwarded-for': visitor }, api)
		const next = (place: number) => through(`198.51.100.${place}, 203.0.113.5`)
		expect(await guessesLeft(next)).toBeLessThanOrEqual(FEW)
		expect((await through('203.0.113.5')).status).toBe(429)
		expect((await through('203.0.113.5, 203.0.113.6')).status).toBe(404)
	})

	test.each([
		['written out', (host: number) => `2001:db8:1:${host.toString(16)}:7:1:1:1`, '2001:db8:1:100::1'],
		['a host shortened', (host: number) => `2001:db8:1:2::${host.toString(16)}`, '2001:db8:1:100::1'],
		['a network shortened', (host: number) => `2001:db8::${host.toString(16)}:1:1:1`, '2001:db8:0:100::1'],
	])('an IPv6 network of 56 bits is one visitor, %s', async (_, host, neighbour) => {
		expect(await guessesLeft((place) => guess(host(place + 1)))).toBeLessThanOrEqual(FEW)
		expect((await guess(neighbour)).status).toBe(404)
	})
})

describe('codes for another phone', () => {
	const guessToken = () => askFrom('203.0.113.5', 'usePindah', { body: { token: newSecretId() } })
	const useOf = (address: string, { token }: Person) => askFrom(address, 'usePindah', { body: { token } })

	test('after some wrong codes an address has to wait, and a right code is refused meanwhile', async () => {
		const allowed = await guessesLeft(guessToken)
		expect(allowed).toBeGreaterThan(2)
		expect(allowed).toBeLessThanOrEqual(FEW)

		const refused = await useOf('203.0.113.5', siti)
		expect(refused).toMatchObject({ status: 429, code: 'TERLALU_SERING' })
		expect(refused.retryAfter).toMatch(/^[1-9]\d*$/)
		expect((await useOf('203.0.113.6', siti)).status).toBe(200)
		expect((await lookUp('203.0.113.5')).status).toBe(200)
	})

	test('simultaneous guesses count one by one', async () => {
		const answers = await Promise.all(Array.from({ length: FEW * 2 }, guessToken))
		expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(FEW)
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
	})

	test('a code that is used many times at once works once', async () => {
		const answers = await Promise.all(Array.from({ length: FEW * 2 }, (_, place) => useOf(`203.0.113.${place}`, siti)))
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
		expect(answers.filter(({ status }) => status === 404)).toHaveLength(FEW * 2 - 1)
	})
})

const OFTEN = 2000

/** How often it is answered before the first refusal, and that refusal. */
async function untilRefused(next: () => ReturnType<typeof askFrom>) {
	for (let times = 0; times < OFTEN; times++) {
		const answer = await next()
		if (answer.status === 429) return { times, answer }
	}
	throw new Error(`never refused in ${OFTEN} times`)
}

const refusal = { status: 429, code: 'TERLALU_SERING', retryAfter: expect.stringMatching(/^[1-9]\d*$/) }

describe('rate limits', () => {
	test('every call that writes has a rate limit, and other addresses are not affected', async () => {
		for (const [place, [name, call]] of writing.entries()) {
			const headers = { cookie: siti.cookie }
			// Refused before it is looked at, so that it need not be right.
			const ask = (address: string, from = headers) =>
				askFrom(address, name, { headers: from, params: { id: 'x', kode: 'x' } })
			const { times, answer } = await untilRefused(() => ask(`203.0.113.${place}`))
			expect(times, name).toBeGreaterThanOrEqual(call.errors.includes('BELUM_TERDAFTAR') ? 0 : 6)
			expect(answer, name).toEqual(refusal)
			expect((await ask('198.51.100.1', { cookie: '' })).status, name).not.toBe(429)
		}
	})

	test("a member's own writes are counted by member: others of the same address go on, another address does not help", async () => {
		const budi = await registerPerson(hospital, 'Budi', 7)
		const write = (address: string, { cookie }: Person) =>
			askFrom(address, 'createPasien', { headers: { cookie }, body: { nama: 'Anak' } })
		await untilRefused(() => write('203.0.113.5', siti))
		expect((await write('203.0.113.6', siti)).status).toBe(429)
		expect((await write('203.0.113.5', budi)).status).toBe(201)
	})

	test('a refused comment is not stored', async () => {
		const komentar = { artikelId: '1', nama: 'Siti', komentar: 'Berulang' }
		const answers = await Promise.all(
			Array.from({ length: 30 }, () => askFrom('203.0.113.5', 'createKomentar', { body: komentar })),
		)
		const kept = await hospital.db
			.selectFrom('artikelKomentar')
			.selectAll()
			.where('komentar', '=', 'Berulang')
			.execute()
		expect(kept).toHaveLength(answers.filter(({ status }) => status === 201).length)
		expect(kept.length).toBeLessThan(10)
	})

	test('searches have their own limit, and reads while rendering do not count', async () => {
		const search = { query: { searchByNama: 'x' } }
		const { answer } = await untilRefused(() => askFrom('203.0.113.5', 'listLayanan', search))
		expect(answer).toEqual(refusal)
		expect((await askFrom('203.0.113.5', 'listLayanan', {})).status).toBe(200)
		expect((await hospital.request('listLayanan', search)).status).toBe(200)
	})
})
