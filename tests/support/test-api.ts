import type { Hono } from 'hono'
import type { KyselyPlugin } from 'kysely'
import type { CallResponse } from '../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../contract/calls.ts'
import type { ErrorBody } from '../../contract/error.ts'
import { fillPath } from '../../contract/fill-path.ts'
import type { DatabaseKind } from '../../database/schema.ts'
import { createApi } from '../../server/api/create-api.ts'
import type { FindPlace } from '../../server/geo/open-geo-db.ts'
import type { FreeDisk } from '../../server/http/free-disk.ts'
import { type Limits, noLimits } from '../../server/http/limits.ts'
import type { FieldPlace, Fields } from '../../server/keys/fields.ts'
import { readAltTexts } from '../../server/pictures/alt-texts.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { TEST_ADDRESSES } from './test-delivery.ts'
import { openTestFields } from './test-fields.ts'

export interface TestApiOptions {
	/** With the demo hospital in the database; else it is empty. */
	demo?: boolean
	/** Of this kind, whatever the run is about. */
	kind?: DatabaseKind
	/** Where the clock stands; of itself it never moves. */
	now?: number
	limits?: Limits
	/** Takes a value that cannot be read; else it fails the test. */
	onUnreadable?: (place: FieldPlace) => void
	/** With keys of their own; else with the test's. */
	fields?: Fields
	disk?: FreeDisk
	/** Looks places up, as with GEO_DB. */
	findPlace?: FindPlace
	/** Sees every query that the API makes. */
	recorder?: KyselyPlugin
}

export interface TestRequest {
	params?: Record<string, string>
	query?: Record<string, string | number | string[]>
	/** Sent as JSON. */
	body?: unknown
	/** The cookie of an earlier answer. */
	cookie?: string | null
	headers?: Record<string, string>
}

export interface TestAnswer<Name extends CallName> {
	status: number
	body: CallResponse<Calls[Name]> & Partial<ErrorBody>
	headers: Headers
	/** What a browser would send from now on, `name=value`; null when the answer sets no cookie. */
	cookie: string | null
}

export interface TestApi {
	api: Hono
	database: TestDatabase
	db: TestDatabase['db']
	fields: Fields
	clock: { now: number }
	request<Name extends CallName>(name: Name, request?: TestRequest): Promise<TestAnswer<Name>>
	dispose(): Promise<void>
}

/**
 * The API on its own database: every response is checked against the contract, there are no rate limits, and an
 * unexpected error is thrown into the test instead of becoming a 500.
 *
 * @example
 * const { request } = await openTestApi({ demo: true })
 * const { status, body } = await request('getDokter', { params: { id: '4be1c2d09a7f' } })
 */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
	const { recorder } = options
	const database = await openTestDatabase({ demo: options.demo ?? false, kind: options.kind })
	const fields = options.fields ?? openTestFields(options.onUnreadable)
	const clock = { now: options.now ?? Date.now() }
	const api = createApi({
		context: {
			database,
			db: recorder ? database.db.withPlugin(recorder) : database.db,
			now: () => clock.now,
			limits: options.limits ?? noLimits,
			fields,
			mailAddresses: TEST_ADDRESSES,
			findPlace: options.findPlace,
			// Kept in memory by the server, so no query of the call.
			altTexts: () => readAltTexts(database),
		},
		checkResponses: true,
		trustProxy: false,
		disk: options.disk,
	})
	api.onError((error) => {
		throw error
	})
	const request: TestApi['request'] = async (name, sent = {}) => {
		const response = await api.request(requestUrl(name, sent), requestInit(name, sent))
		const [cookie = null] = response.headers.getSetCookie().map((line) => line.replace(/;.*/, ''))
		return { status: response.status, body: await response.json(), headers: response.headers, cookie }
	}
	return { api, database, db: database.db, fields, clock, request, dispose: () => database.dispose() }
}

export function requestUrl(name: CallName, { params, query = {} }: TestRequest): string {
	const search = new URLSearchParams(
		Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)])),
	)
	return `http://localhost/api${fillPath(calls[name].path, params)}${search.size > 0 ? `?${search}` : ''}`
}

export function requestInit(name: CallName, { body, cookie, headers }: TestRequest): RequestInit {
	return {
		method: calls[name].method,
		headers: {
			...(body !== undefined && { 'content-type': 'application/json' }),
			...(cookie && { cookie }),
			...headers,
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	}
}
