import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLimits } from '../../../server/http/limits.ts'
import { STAFF_API } from '../../../server/staff/create-staff-api.ts'
import { openTestStaff, TEST_SANDI, type TestStaff } from '../../support/test-staff.ts'

const NOW = Date.parse('2026-11-16T09:00:00+07:00')
/** Wrong passwords without a wait, and the one that starts the wait. */
const EVALUATED = 4
const SECONDS = 1000

let staff: TestStaff
beforeEach(async () => {
	vi.useFakeTimers({ toFake: ['Date'], now: NOW })
	staff = await openTestStaff({ limits: createLimits() })
})
afterEach(async () => {
	vi.useRealTimers()
	await staff.dispose()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

interface Sent {
	sandi?: string
	cookie?: string
}

/** Signs in as if the connection came from that address. */
async function signInFrom(remoteAddress: string, email: string, { sandi = 'bukan kata sandinya', cookie }: Sent = {}) {
	const headers: Record<string, string> = { 'content-type': 'application/json', 'user-agent': 'Firefox/140 Windows' }
	if (cookie) headers.cookie = cookie
	const init = { method: 'POST', headers, body: JSON.stringify({ email, sandi }) }
	return staff.api.request(`${STAFF_API}/masuk`, init, { incoming: { headers, socket: { remoteAddress } } })
}

async function beginPasskeyFrom(remoteAddress: string, cookie: string): Promise<number> {
	const headers = { cookie }
	const bindings = { incoming: { headers, socket: { remoteAddress } } }
	return (await staff.api.request(`${STAFF_API}/masuk/passkey`, { headers }, bindings)).status
}

const statusesOf = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

describe('guesses at the same time', () => {
	test('from addresses of one IPv6 network are guesses of one visitor', async () => {
		const { email } = await staff.signedIn('admin')
		const from = (place: number) => `2001:db8:1:${place.toString(16)}::1`
		const statuses = await statusesOf(Array.from({ length: 40 }, (_, place) => signInFrom(from(place), email)))
		expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(EVALUATED)
	})

	test('on a known device are delayed as well', async () => {
		const { email, cookie } = await staff.signedIn('admin')
		const guess = () => signInFrom('203.0.113.5', email, { cookie })
		const statuses = await statusesOf(Array.from({ length: 30 }, guess))
		expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(EVALUATED)
	})
})

describe('guesses from many networks', () => {
	const fromEach = async (email: string, networks: number, sent: Sent = {}) => {
		const statuses: number[] = []
		for (let place = 0; place < networks; place++)
			statuses.push((await signInFrom(`198.51.${place}.7`, email, sent)).status)
		return statuses
	}

	test('lengthen the wait of every network that has failed once', async () => {
		const { email } = await staff.signedIn('admin')
		await fromEach(email, 120)
		later(30 * SECONDS)
		expect(new Set(await fromEach(email, 20))).toEqual(new Set([429]))
	})

	test('do not lock the owner out: a new network with the right password, or a known device with a typo', async () => {
		const { email, cookie } = await staff.signedIn('admin')
		await fromEach(email, 120)
		expect((await signInFrom('203.0.113.5', email, { sandi: TEST_SANDI })).status).toBe(200)
		const statuses = [
			(await signInFrom('198.51.3.7', email, { cookie })).status,
			(await signInFrom('198.51.3.7', email, { cookie, sandi: TEST_SANDI })).status,
		]
		expect(statuses).toEqual([401, 200])
	})
})

describe('a guest behind the address of the hospital', () => {
	test('locks no known device out, neither by one account nor by the limit of the address', async () => {
		const { email, cookie } = await staff.signedIn('pendaftaran')
		for (let i = 0; i < 10; i++) await signInFrom('203.0.113.5', email)
		for (let i = 0; i < 80; i++) await signInFrom('203.0.113.5', `tamu-${i}@rs.example.com`)
		expect((await signInFrom('203.0.113.5', 'tamu@rs.example.com')).status).toBe(429)
		expect((await signInFrom('203.0.113.5', email, { sandi: TEST_SANDI })).status).toBe(429)
		expect((await signInFrom('203.0.113.5', email, { sandi: TEST_SANDI, cookie })).status).toBe(200)
		expect(await beginPasskeyFrom('203.0.113.5', '')).toBe(429)
		expect(await beginPasskeyFrom('203.0.113.5', cookie)).toBe(200)
	})

	test.each([
		['of another account', (_own: string, other: string) => other],
		[
			'of another account under the own name',
			(own: string, other: string) => `${cookieNameOf(own)}=${cookieValue(other)}`,
		],
		['with another device id', (own: string) => `${cookieNameOf(own)}=${cookieValue(own).replace(/\.\w/, '.x')}`],
	])('gains nothing by a device cookie %s', async (_, forge) => {
		const { email, cookie } = await staff.signedIn('admin')
		const other = await staff.signedIn('redaksi')
		for (let i = 0; i < EVALUATED; i++) await signInFrom('203.0.113.5', email)
		const forged = forge(deviceOf(cookie), deviceOf(other.cookie))
		expect((await signInFrom('203.0.113.5', email, { cookie: forged })).status).toBe(429)
		expect((await signInFrom('203.0.113.5', email, { cookie: deviceOf(cookie) })).status).toBe(401)
	})
})

const deviceOf = (cookie: string) => /perangkat-[^;]+/.exec(cookie)?.[0] ?? ''
const cookieNameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
const cookieValue = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1)
