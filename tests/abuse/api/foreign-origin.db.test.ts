import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type CallName, calls } from '../../../contract/calls.ts'
import type { ErrorBody } from '../../../contract/error.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import type { TestApi } from '../../support/test-api.ts'
import { openPlainHospital, rowsOf } from './test-hospital.ts'
import { type Person, registerPerson } from './test-person.ts'
import { validWrites, writing } from './valid-writes.ts'

const OWN = 'http://localhost'

const origins = {
	own: OWN,
	foreign: 'https://jahat.example',
	'our name with another port': 'http://localhost:8080',
	'our name inside another': 'http://localhost.jahat.example',
	null: 'null',
	garbage: '://%',
	none: undefined,
}
const everyOrigin = Object.keys(origins) as (keyof typeof origins)[]

/** What a browser says in `Sec-Fetch-Site` comes first; without it only our own or no `Origin` at all will do. */
const accepted: { site: string | undefined; from: (keyof typeof origins)[] }[] = [
	{ site: 'cross-site', from: [] },
	{ site: 'same-site', from: [] },
	{ site: 'garbage', from: [] },
	{ site: '', from: [] },
	{ site: 'none', from: everyOrigin },
	{ site: 'same-origin', from: everyOrigin },
	{ site: undefined, from: ['own', 'none'] },
]

const withBody = writing.filter(([, { body }]) => !(body instanceof z.ZodUndefined))

let hospital: TestApi
let siti: Person

beforeAll(async () => {
	hospital = await openPlainHospital()
	siti = await registerPerson(hospital, 'Siti', 3)
})
afterAll(() => hospital.dispose())

async function send(name: CallName, headers: Record<string, string | undefined>, body?: BodyInit) {
	const valid = validWrites(siti)[name]
	const given = { 'content-type': 'application/json', cookie: siti.cookie, ...headers }
	const response = await hospital.api.request(`${OWN}/api${fillPath(calls[name].path, valid?.params)}`, {
		method: calls[name].method,
		headers: Object.entries(given).filter((header): header is [string, string] => header[1] !== undefined),
		body: body ?? JSON.stringify(valid?.body),
	})
	const { error } = (await response.json()) as Partial<ErrorBody>
	return { status: response.status, code: error?.code, cors: response.headers.get('access-control-allow-origin') }
}

const refused = { status: 403, code: 'ASAL_DITOLAK', cors: null }

describe.each(writing)('%s', (name) => {
	test.each(accepted.filter(({ from }) => from.length < everyOrigin.length))(
		'Sec-Fetch-Site $site: refused without effect unless from $from',
		async ({ site, from }) => {
			const before = await rowsOf(hospital)
			for (const origin of everyOrigin.filter((origin) => !from.includes(origin)))
				expect(await send(name, { 'sec-fetch-site': site, origin: origins[origin] }), origin).toEqual(refused)
			expect(await rowsOf(hospital)).toEqual(before)
		},
	)

	test('a preflight from elsewhere is not granted', async () => {
		const path = fillPath(calls[name].path, validWrites(siti)[name]?.params)
		const headers = { origin: origins.foreign, 'access-control-request-method': calls[name].method }
		const response = await hospital.api.request(`${OWN}/api${path}`, { method: 'OPTIONS', headers })
		expect(response.status).toBe(403)
		expect(response.headers.get('access-control-allow-origin')).toBeNull()
	})
})

describe.each(withBody)('%s', (name) => {
	test.each([
		['text/plain', undefined],
		['text/plain;charset=UTF-8', undefined],
		['application/x-www-form-urlencoded', 'nama=Wati&routeName=beranda'],
		['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="nama"\r\n\r\nWati\r\n--x--'],
		['text/json', undefined],
		['application/json-patch+json', undefined],
		['', undefined],
		[undefined, new Blob(['{}'])],
	])('a body of type %s has no effect', async (type, body) => {
		const before = await rowsOf(hospital)
		expect(await send(name, { 'content-type': type }, body)).toMatchObject({ status: 415, code: 'TIPE_TIDAK_DIDUKUNG' })
		const foreign = await send(name, { 'content-type': type, 'sec-fetch-site': 'cross-site' }, body)
		expect(foreign).toEqual(refused)
		expect(await rowsOf(hospital)).toEqual(before)
	})
})

test.each(accepted.filter(({ from }) => from.length > 0))(
	'Sec-Fetch-Site $site: taken from $from',
	async ({ site, from }) => {
		for (const origin of from)
			for (const [name, call] of writing) {
				// Removing and reserving empty the cart, and the next of them needs it full.
				siti = await registerPerson(hospital, 'Siti', 3)
				const answer = await send(name, { 'sec-fetch-site': site, origin: origins[origin] })
				expect(answer, `${name} ${origin}`).toEqual({ status: call.status, code: undefined, cors: null })
			}
	},
)
