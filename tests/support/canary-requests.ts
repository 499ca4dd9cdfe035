import { z } from 'zod'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { fillPath } from '../../contract/fill-path.ts'

/** A person of whom nothing may turn up where it does not belong. */
export const canary = {
	nik: '3271046504930002',
	nama: 'Kenari Rahasia',
	noTelp: '081298765432',
}

/** Personal data with columns of its own; no NIK belongs there. */
const OWN_WORDS = ['nama', 'atasNama', 'noTelp', 'email', 'tempatLahir', 'tanggalLahir', 'alamatLengkap']

export interface CanaryRequest {
	name: CallName
	/** Which part of it holds the canary. */
	where: string
	request: Request
}

interface Caller {
	cookie: string
	/** A body with which the call succeeds, where it takes one. */
	body?: unknown
	params?: Record<string, string>
}

/** The canary's NIK in every part of every call's request: as it is meant, in wrong types, too large, not even JSON. */
export function canaryRequests(name: CallName, caller: Caller): CanaryRequest[] {
	const call: AnyCall = calls[name]
	const params = { ...Object.fromEntries(Object.keys(call.params.shape).map((key) => [key, 'x'])), ...caller.params }
	const make = (where: string, change: { params?: object; query?: string; body?: unknown; headers?: object }) => {
		const path = fillPath(call.path, { ...params, ...change.params })
		const body = 'body' in change ? change.body : caller.body
		const headers = {
			cookie: caller.cookie,
			...(body !== undefined && { 'content-type': 'application/json' }),
			...change.headers,
		}
		const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
		const address = `http://localhost/api${path}${change.query ?? ''}`
		return { name, where, request: new Request(address, { method: call.method, headers, body: text }) }
	}
	const { nik } = canary
	return [
		...Object.keys(params).map((key) => make(`path ${key}`, { params: { [key]: nik } })),
		...[...Object.keys(call.query.shape), 'nik'].map((key) => make(`query ${key}`, { query: `?${key}=${nik}` })),
		...headerNames.map((header) => make(`header ${header}`, { headers: { [header]: nik } })),
		make('cookie', { headers: { cookie: `member=${nik}; nik=${nik}` } }),
		...(caller.body === undefined ? [] : bodies(call, caller.body).map(([where, body]) => make(where, { body }))),
		...(caller.body === undefined ? [] : [make('body as a form', { headers: form, body: `nik=${nik}` })]),
	]
}

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const headerNames = [
	...[
		'idempotency-key',
		'user-agent',
		'referer',
		'x-forwarded-for',
		'origin',
		'accept',
		'x-request-id',
		'if-none-match',
	],
]
const TOO_LARGE = 70_000

function bodies(call: AnyCall, valid: unknown): [string, unknown][] {
	const { nik } = canary
	const shape = call.body instanceof z.ZodArray ? call.body.element : call.body
	const fields = Object.keys((shape as z.ZodObject).shape)
	const withField = (field: string, value: unknown) =>
		Array.isArray(valid) ? [{ ...valid[0], [field]: value }] : { ...(valid as object), [field]: value }
	return [
		...[...fields.filter((field) => !OWN_WORDS.includes(field)), 'kenari', nik].flatMap(
			(field): [string, unknown][] => [
				[`body ${field}`, withField(field, nik)],
				[`body ${field} as a number`, withField(field, Number(nik))],
				[`body ${field} as a list`, withField(field, [nik])],
				[`body ${field} as an object`, withField(field, { [nik]: nik })],
			],
		),
		...fields
			.filter((field) => OWN_WORDS.includes(field))
			.map((field): [string, unknown] => {
				return [`body ${field} as a list`, withField(field, [nik, canary.nama, canary.noTelp])]
			}),
		['body broken off', JSON.stringify({ nik }).slice(0, -1)],
		['body as text', JSON.stringify(nik)],
		['body too large', JSON.stringify({ nik, nama: nik.repeat(TOO_LARGE / nik.length) })],
	]
}
