import fc from 'fast-check'
import type { AnyCall } from '../../../contract/call.ts'
import { MAX_OPEN_BODY_BYTES } from '../../../server/http/arriving-bodies.ts'
import type { TestRequest } from '../../support/test-api.ts'
import { fieldsOf } from '../../support/test-valid-input.ts'
import { hostileEscapes, hostileHeader, hostileJson, worstEscapes, worstJson } from './hostile-input.ts'

/** What is wrong with a request; everything else of it is as it should be. */
export interface Spoil {
	/** Path parameters as they stand in the address. */
	params?: Record<string, string>
	/** Names and values as they stand in the address. */
	query?: [string, string][]
	/** Fields of the body as JSON text; null leaves one out. */
	fields?: Record<string, string | null>
	/** A body of another kind altogether. */
	body?: string | Uint8Array<ArrayBuffer>
	/** Sends the body in pieces, without its length. */
	streamed?: boolean
	/** null leaves one out. */
	headers?: Record<string, string | null>
}

/** One part of a call's request and the ways to spoil it. */
export interface Slot {
	name: string
	spoils: fc.Arbitrary<Spoil>
	/** What is tried in every run, before anything generated. */
	worst: Spoil[]
}

/** Every parameter and field of the call, the body as a whole, cookie and headers, and all of them together. */
export function slotsOf(call: AnyCall, valid: TestRequest): Slot[] {
	const slots = [
		...Object.keys(call.params.shape).map(paramSlot),
		...Object.keys(fieldsOf(call.query)).map(querySlot),
		...Object.keys(fieldsOf(call.body)).map(fieldSlot),
		...(valid.body === undefined ? [] : bodySlots(JSON.stringify(valid.body))),
		slot('query unknown', fc.tuple(strayName, queryValues), toQuery),
		slot('cookie', hostileCookie, (cookie) => ({ headers: { cookie } }), worstCookies),
		slot('headers', fc.tuple(fc.constantFrom(...oddHeaders), hostileHeaderValue), toHeaders, worstHeaders),
	]
	return [...slots, slot('everything', everythingOf(slots), (spoil) => spoil)]
}

export function spoiledRequest(call: AnyCall, valid: TestRequest, spoil: Spoil): Request {
	const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
		return spoil.params?.[name] ?? encodeURIComponent(valid.params?.[name] ?? '')
	})
	const spoiledNames = new Set(spoil.query?.map(([name]) => name))
	const query = Object.entries(valid.query ?? {}).filter(([name]) => !spoiledNames.has(name))
	const search = [...query, ...(spoil.query ?? [])].map((pair) => pair.join('=')).join('&')

	const headers = new Headers()
	if (valid.cookie) headers.set('cookie', valid.cookie)
	if (valid.body !== undefined) headers.set('content-type', 'application/json')
	if (spoil.streamed) headers.set('transfer-encoding', 'chunked')
	for (const [name, value] of Object.entries(spoil.headers ?? {}))
		if (value === null) headers.delete(name)
		else headers.set(name, value)

	const body = valid.body === undefined ? undefined : (spoil.body ?? jsonOf(valid.body, spoil.fields))
	return new Request(`http://localhost/api${path}?${search}`, {
		method: call.method,
		headers,
		body: spoil.streamed && body ? new Blob([body]).stream() : body,
		duplex: 'half',
	} as RequestInit)
}

const slot = <Value>(
	name: string,
	values: fc.Arbitrary<Value>,
	spoil: (value: Value) => Spoil,
	worst: Value[] = [],
): Slot => ({ name, spoils: values.map(spoil), worst: worst.map(spoil) })

/** Nothing, or what an address takes for a step up the path, leads to another call. */
const staysInPath = (text: string) => !/^\.{0,2}$/.test(text)

const paramSlot = (name: string) =>
	slot(
		`path ${name}`,
		hostileEscapes.filter(staysInPath),
		(text) => ({ params: { [name]: text } }),
		worstEscapes.filter(staysInPath),
	)

const REPEATED_LENGTH = 200_000
const repeated = fc.tuple(fc.constantFrom(2, 100, 5000), hostileEscapes).map(([times, text]) => {
	return Array<string>(times).fill(text.slice(0, REPEATED_LENGTH / times))
})
const queryValues = fc.oneof(
	hostileEscapes.map((text) => [text]),
	fc.array(hostileEscapes, { minLength: 2 }),
	repeated,
)

const toQuery = ([name, values]: [string, string[]]): Spoil => ({ query: values.map((value) => [name, value]) })

const querySlot = (name: string) =>
	slot(`query ${name}`, queryValues, (values) => toQuery([name, values]), [
		...worstEscapes.map((text) => [text]),
		['1', '1'],
		Array<string>(100).fill('a,'.repeat(1000)),
	])

const strayName = fc.oneof(
	fc.constantFrom('__proto__', 'constructor', 'page[]', 'page[a]', 'limit.a', 'memberId', 'own', 'id', 'kode', ''),
	hostileEscapes.map((text) => text.slice(0, 100)),
)

const fieldSlot = (name: string) =>
	slot(`body ${name}`, fc.option(hostileJson, { freq: 10 }), (json) => ({ fields: { [name]: json } }), worstJson)

function jsonOf(body: unknown, fields: Spoil['fields'] = {}): string {
	if (Array.isArray(body)) return `[${body.map((item) => jsonOf(item, fields)).join(',')}]`
	const texts = Object.entries(body as object).map(([name, value]): [string, string | null] => {
		return [name, JSON.stringify(value)]
	})
	// Not as properties of one object: `__proto__` would be lost.
	const left = [...texts.filter(([name]) => !Object.hasOwn(fields, name)), ...Object.entries(fields)]
	const written = left.flatMap(([name, json]) => (json === null ? [] : `${JSON.stringify(name)}:${json}`))
	return `{${written.join(',')}}`
}

const bodySlots = (json: string): Slot[] => [
	slot('body unknown field', fc.tuple(strayField, hostileJson), ([name, text]) => ({ fields: { [name]: text } })),
	slot('body as a whole', wrongBody(json), (body) => ({ body }), [
		...['', '"a"', json.slice(0, -1), `\ufeff${json}`],
		...worstJson,
	]),
	slot('body in pieces', wrongBody(json), (body) => ({ body, streamed: true })),
	slot('body too large', tooLarge, ({ size, streamed, length }) => ({
		body: json.padEnd(size),
		streamed,
		headers: { 'content-length': length === 'true' ? String(size) : length },
	})),
	slot('content type', fc.option(hostileType, { freq: 5 }), (type) => ({ headers: { 'content-type': type } })),
]

const strayField = fc.constantFrom('__proto__', 'constructor', 'toString', 'memberId', 'own', 'id', '', '0')

const bytes = (...parts: (string | number[])[]) =>
	Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))

const wrongBody = (json: string): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> =>
	fc.oneof(
		hostileJson,
		hostileJson.map((value) => `[${value}]`),
		fc.nat(json.length).map((end) => json.slice(0, end)),
		fc.uint8Array().map((array) => Uint8Array.from(array)),
		fc.constantFrom(
			...['', ' ', `${json}${json}`, `[${json}]`, `${json}\0`, JSON.stringify(json), '{"__proto__":null}'],
			...[`\ufeff${json}`, bytes([0xff, 0xfe], json), bytes(json.slice(0, 9), [0xed, 0xa0, 0x80, 0xff], json.slice(9))],
		),
	)

const tooLarge = fc.record({
	size: fc.integer({ min: MAX_OPEN_BODY_BYTES - 1, max: MAX_OPEN_BODY_BYTES * 4 }),
	streamed: fc.boolean(),
	length: fc.constantFrom('true', '0', '1', '-1', 'abc', '1e99', null),
})

const toHeaders = ([name, value]: [string, string]): Spoil => ({ headers: { [name]: value } })

const worstCookies = [
	...['member', 'member=', '=', ';;;', 'member=%ZZ', 'member=%00', '__proto__=1; member=__proto__', 'member=;member='],
	...[`member=${'a'.repeat(32)}`, `${'a=b; '.repeat(20_000)}member=1`, `member=${'a'.repeat(100_000)}`],
]

const hostileCookie = fc.oneof(
	hostileHeader,
	hostileHeader.map((text) => `member=${text}`),
	hostileEscapes.map((text) => `member=${text}`),
)

const hostileType = fc.oneof(
	hostileHeader,
	fc.constantFrom(
		...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'multipart/form-data'],
		...['application/json; charset=utf-16', 'application/json, text/plain', 'APPLICATION/JSON ;', 'application/', '/'],
	),
)

const oddHeaders = [
	...['idempotency-key', 'content-length', 'content-encoding', 'transfer-encoding', 'accept', 'accept-encoding'],
	...['x-forwarded-for', 'x-forwarded-proto', 'origin', 'sec-fetch-site', 'sec-purpose', 'purpose', 'host', 'range'],
	...['if-none-match', 'if-modified-since', 'authorization', 'x-http-method-override', 'expect', 'user-agent'],
]

const worstHeaders: [string, string][] = [
	['idempotency-key', ''],
	['idempotency-key', 'a'.repeat(10_000)],
	['content-length', '-1'],
	['x-forwarded-for', ','],
]

const hostileHeaderValue = fc.oneof(
	hostileHeader,
	fc.constantFrom('', 'a'.repeat(200), 'a'.repeat(201), 'a'.repeat(10_000), 'gzip', 'chunked', 'prefetch', 'null'),
)

const everythingOf = (slots: Slot[]) =>
	fc.tuple(...slots.map(({ spoils }) => fc.option(spoils, { nil: {} as Spoil }))).map((spoils): Spoil => {
		const together = <Value>(part: (spoil: Spoil) => Record<string, Value> | undefined) =>
			Object.fromEntries(spoils.flatMap((spoil) => Object.entries(part(spoil) ?? {})))
		return {
			...(Object.assign({}, ...spoils) as Spoil),
			params: together((spoil) => spoil.params),
			query: spoils.flatMap((spoil) => spoil.query ?? []),
			fields: together((spoil) => spoil.fields),
			headers: together((spoil) => spoil.headers),
		}
	})
