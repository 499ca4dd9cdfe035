import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '../../../contract/calls.ts'
import { errorBody, errorTable } from '../../../contract/error.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { rawRequest, sendRaw } from '../../support/raw-http.ts'
import type { TestApi } from '../../support/test-api.ts'
import { type Listening, listen } from './listen.ts'
import { openPlainHospital } from './test-hospital.ts'

let hospital: TestApi
let server: Listening

beforeAll(async () => {
	hospital = await openPlainHospital()
	server = await listen(hospital.api)
})
afterAll(async () => {
	await server.close()
	await hospital.dispose()
})

const list = `/api${calls.listDokter.path}`
const detail = (id: string) => `/api${fillPath(calls.getDokter.path, { id: '' })}${id}`
const visitor = `/api${calls.createWebVisitor.path}`

const get = (target: string, ...headers: string[]) => rawRequest('GET', target, ...headers)

const post = (body: string, ...headers: string[]) =>
	get(visitor, 'content-type: application/json', ...headers).replace('GET', 'POST') + body

const cart = (...given: Parameters<typeof post>) => post(...given).replace(visitor, `/api${calls.createKeranjang.path}`)

/** What no HTTP library would send; the status is the API's own answer, else the parser below it refuses. */
const sendings: [name: string, bytes: string, status?: number][] = [
	['a broken escape', get(detail('%ZZ')), 404],
	['an escaped NUL', get(detail('%00')), 404],
	['an escaped lone surrogate', get(`${list}?searchByNama=%ED%A0%80`), 200],
	['raw bytes above ASCII', get(detail('\xff\xfe\xe9'))],
	['characters that belong escaped', get(`${list}?searchByNama="<>{}|^\``), 200],
	['a step out of the API', get('/api/../../../etc/passwd'), 404],
	['an escaped step out of the API', get('/api/%2e%2e/%2e%2e/etc/passwd'), 404],
	['a raw NUL', get(detail('\0'))],
	['a backslash', get('/api\\v1\\public\\dokter')],
	['a query of 15 kB', get(`${list}?${'page=1&'.repeat(2200)}`), 400],
	['3,000 empty parameters', get(`${list}?${'page&'.repeat(3000)}`), 200],
	['an address of 100 kB', get(`${list}?searchByNama=${'x'.repeat(100_000)}`)],
	['a cookie of 15 kB', get(`/api${calls.listKeranjang.path}`, `cookie: member=${'a'.repeat(15_000)}`), 200],
	['a cookie of 100 kB', get(`/api${calls.listKeranjang.path}`, `cookie: member=${'a'.repeat(100_000)}`)],
	['5,000 headers', get(list, ...Array<string>(5000).fill('a: b'))],
	['a NUL in a header', get(list, 'cookie: member=\0')],
	['no host', 'GET /api HTTP/1.1\r\n\r\n'],
	['a host that is none', get(list).replace('localhost', 'a b/..?#@')],
	['an address in full', get(`http://jahat.example${list}`), 200],
	['an address in full that is none', get('http://[')],
	['an unknown method', get(list).replace('GET', 'BREW')],
	['another method', get(list).replace('GET', 'DELETE'), 404],
	['an unknown expectation', get(list, 'expect: wonders')],
	['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
	['a body with a GET', `${get(list, 'content-length: 5')}hello`, 200],
	['two lengths', post('{}', 'content-length: 2', 'content-length: 3')],
	['a length and pieces', post('0\r\n\r\n', 'content-length: 4', 'transfer-encoding: chunked')],
	['a length that is none', post('{}', 'content-length: -1')],
	['a body that is too large', post('x'.repeat(17_000), 'content-length: 17000'), 413],
	['a body said to be too large', post('x', 'content-length: 99999999'), 413],
	['pieces that are too large', post(`4268\r\n${'x'.repeat(17_000)}\r\n`, 'transfer-encoding: chunked'), 413],
	['a body that stops short', post('{"routeName"', 'content-length: 100')],
	['pieces that stop short', post('5\r\n{"rou', 'transfer-encoding: chunked')],
	['half a body of a stranger at a call of members', cart('{"x', 'content-length: 100'), 401],
	['pieces of no size', post('ZZ\r\nhello\r\n0\r\n\r\n', 'transfer-encoding: chunked')],
]

test.each(sendings)('%s', async (_, bytes, status) => {
	const { text: answer, status: answered } = await sendRaw(server.url, bytes, { hangUp: status === undefined })
	if (status === undefined) {
		// The connection may also just be closed.
		expect(answer === '' || (answered >= 400 && answered < 500)).toBe(true)
	} else {
		expect(answered).toBe(status)
		if (status >= 400) {
			const { error } = errorBody.parse(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)))
			expect(errorTable[error.code].status).toBe(status)
		}
	}
	expect((await fetch(`${server.url}${list}`)).status).toBe(200)
})
