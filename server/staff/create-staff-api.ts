import assert from 'node:assert/strict'
import { type Context, Hono } from 'hono'
import { type AnyCall, hasBody, isMachine } from '../../contract/call.ts'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { LATAR_HEADER } from '../../contract/staff/peristiwa.ts'
import { allowedRoles, hasPermission, type Rule } from '../../contract/staff/permissions.ts'
import { MAX_OPEN_BODY_BYTES, openBodies, staffBodies } from '../http/arriving-bodies.ts'
import { errorResponse } from '../http/error-response.ts'
import { type Failure, fail, isFailure } from '../http/failure.ts'
import { rejectForeignOrigin } from '../http/foreign-origins.ts'
import { readJson, readQuery } from '../http/read-input.ts'
import { clientAddress, isHttps } from '../http/request-address.ts'
import { routePath } from '../http/route-path.ts'
import { recordEvent } from '../peristiwa/record-event.ts'
import { checkConfirmed } from './auth/confirmation.ts'
import { actorOfKunci, findKunci, type Kunci } from './auth/find-kunci.ts'
import type { AnyStaffRoute, ChangeContext, Staf, StaffContext, StaffRequest } from './staff-route.ts'

export const STAFF_API = '/api/v1/staf'
const MACHINE_API = '/api/v1/integrasi'

/** A long article with its markup fits several times. */
const SIGNED_IN = { maxBytes: 1024 * 1024, bodies: staffBodies }
const OPEN = { maxBytes: MAX_OPEN_BODY_BYTES, bodies: openBodies }

/** What a route returns: the JSON of its `response` schema, a failure, or a file or redirect. */
type Result = object | Failure | Response

export interface StaffApiOptions {
	context: StaffContext
	routes: readonly AnyStaffRoute[]
	/** Check every response against its route's schema; on in tests and development. */
	checkResponses: boolean
	trustProxy: boolean
	/** The site is served over HTTPS, also when the proxy in front uses HTTP. */
	https?: boolean
}

/**
 * The API of the staff app, and of other systems with a key. Permissions and scopes are checked here for every route, and
 * nowhere else.
 *
 * @throws when the permissions do not name the rule of a route
 */
export function createStaffApi(options: StaffApiOptions): Hono {
	const { context, routes, checkResponses, trustProxy, https = false } = options
	const api = new Hono({ strict: false })
	for (const base of [STAFF_API, MACHINE_API]) api.use(`${base}/*`, rejectForeignOrigin())
	for (const route of routes) {
		requireRule(route)
		api.on(route.method, `/api${routePath(route)}`, (c) => respond(c, route))
	}
	for (const base of [STAFF_API, MACHINE_API]) api.all(`${base}/*`, () => errorResponse('TIDAK_DITEMUKAN'))
	return api

	async function respond(c: Context, route: AnyStaffRoute): Promise<Response> {
		const secure = https || isHttps(c, trustProxy)
		const headers = secure ? readHostCookies(c.req.raw.headers) : c.req.raw.headers
		const cookies: string[] = []
		const result = await run(c, route, headers, (set) => {
			cookies.push(...set.getSetCookie().map((line) => (secure ? toHostCookie(line) : line)))
		})
		const response = toResponse(result, route)
		response.headers.set('cache-control', 'no-store')
		for (const cookie of cookies) response.headers.append('set-cookie', cookie)
		return response
	}

	function toResponse(result: Result, route: AnyStaffRoute): Response {
		if (result instanceof Response) return result
		if (isFailure(result)) return errorResponse(result.failure, result)
		if (checkResponses) checkResponse(result, route)
		return Response.json(result, { status: route.status })
	}

	async function run(
		c: Context,
		route: AnyStaffRoute,
		headers: Headers,
		setCookies: StaffRequest['setCookies'],
	): Promise<Result> {
		const who = await identify(c, route, headers, setCookies)
		if (isFailure(who)) return who
		const isOpen = route.audience === 'terbuka'

		const params = route.params.safeParse(c.req.param())
		if (!params.success) return fail('TIDAK_DITEMUKAN')
		const query = route.query.safeParse(readQuery(c.req.url))
		if (!query.success) return fail('INPUT_TIDAK_VALID', { fields: inputErrors(query.error) })
		const body = hasBody(route)
			? await readJson(c.req.raw, route.body, { ...(isOpen ? OPEN : SIGNED_IN), fieldErrors: inputErrors })
			: { data: undefined }
		if (isFailure(body)) return body
		const request: StaffRequest = {
			params: params.data,
			query: query.data,
			body: body.data,
			get staf() {
				if (!who.staf) throw new Error(`${route.path} has no staf`)
				return who.staf
			},
			get kunci() {
				if (!who.kunci) throw new Error(`${route.path} has no key`)
				return who.kunci
			},
			address: addressOf(c),
			raw: c.req.raw,
			c,
			headers,
			setCookies,
		}
		const counted = who.staf ?? who.kunci
		const limited = route.limit && counted ? await context.limits.use(route.limit, counted.id) : null
		if (limited) return limited
		if ('read' in route) return route.read(request, context)
		if ('handle' in route) return route.handle(request, context)
		if ('sync' in route) return runChange(request, route.sync, actorOf(who), { mustChange: false })
		return runChange(request, route.change, actorOf(who), { mustChange: true })
	}

	/** Who sends the request, if they may. */
	async function identify(
		c: Context,
		route: AnyStaffRoute,
		headers: Headers,
		setCookies: StaffRequest['setCookies'],
	): Promise<Sender | Failure> {
		if (isMachine(route.audience)) {
			const kunci = await findKunci(context, headers.get('authorization'), addressOf(c))
			if (isFailure(kunci)) return kunci
			return kunci.cakupan.includes(route.audience.cakupan) ? { kunci } : fail('CAKUPAN_KURANG')
		}
		const rule = ruleOf(route)
		if (rule === 'terbuka') return {}
		const isActivity = !route.isBackground && c.req.header(LATAR_HEADER) === undefined
		const staf = await context.auth.findStaf(headers, setCookies, isActivity)
		if (!staf) return fail('BELUM_MASUK')
		if (staf.duaLangkah === 'wajib' && !route.beforeSecondFactor) return fail('PERLU_DUA_LANGKAH')
		if (!mayUse(staf, rule)) return fail('TIDAK_BERHAK')
		const unconfirmed = route.fresh ? checkConfirmed(staf, context.now()) : null
		return unconfirmed ?? { staf }
	}

	function addressOf(c: Context): string {
		return clientAddress(c, trustProxy) ?? 'in-process'
	}

	/** Runs a change in a transaction; a failure rolls it back. */
	async function runChange(
		request: StaffRequest,
		change: (request: StaffRequest, context: ChangeContext) => Promise<Result>,
		staf: ChangeContext['staf'],
		{ mustChange }: { mustChange: boolean },
	): Promise<Result> {
		try {
			return await context.db.transaction().execute(async (db) => {
				let hasEvent = false
				const audit: ChangeContext['audit'] = async (event) => {
					hasEvent = true
					const rincian = event.rincian && { isi: event.rincian, fields: context.fields }
					await recordEvent(db, { ...event, rincian, staf, now: context.now() })
				}
				const result = await change(request, { ...context, db, audit, staf })
				if (isFailure(result)) throw new RolledBack(result)
				if (mustChange && !hasEvent) throw new Error(`no event for ${request.raw.method} ${request.raw.url}`)
				return result
			})
		} catch (error) {
			if (error instanceof RolledBack) return error.failure
			throw error
		}
	}
}

/** Nobody in particular on a route that is open to everybody. */
interface Sender {
	staf?: Staf
	kunci?: Kunci
}

/** Who did it, as events tell it. */
function actorOf({ staf, kunci }: Sender): ChangeContext['staf'] {
	if (staf) return staf
	if (!kunci) throw new Error('a change by nobody')
	return actorOfKunci(kunci)
}

class RolledBack extends Error {
	readonly failure: Failure

	constructor(failure: Failure) {
		super(failure.failure)
		this.failure = failure
	}
}

/** Parsing must change nothing: a missing field, an extra field or a default is a mismatch. */
function checkResponse(result: object, { method, path, response }: AnyStaffRoute): void {
	const json: unknown = JSON.parse(JSON.stringify(result))
	assert.deepEqual(response.parse(json), json, `${method} ${path} does not match its response schema`)
}

const mayUse = (staf: Staf, rule: Rule) => typeof rule === 'string' || hasPermission(staf.izin, ...rule)

/** Who may use it. A call of another audience has no place in this API. */
function ruleOf({ method, path, audience }: AnyCall): Rule {
	if (audience === 'visitor' || audience === 'member' || isMachine(audience))
		throw new Error(`${method} ${path} is not for staff`)
	return audience
}

function requireRule(call: AnyCall): void {
	if (isMachine(call.audience)) return
	const rule = ruleOf(call)
	if (rule === 'masuk' || rule === 'terbuka') return
	const [sumber, aksi] = rule
	if (allowedRoles(sumber, aksi).length === 0)
		throw new Error(
			`No rule for ${call.method} ${call.path}: add ${sumber} × ${aksi} to contract/staff/permissions.ts.`,
		)
}

/** Browsers accept this prefix only from the host itself, over HTTPS: a subdomain cannot set such a cookie. */
const PREFIX = '__Host-'

/** A `Set-Cookie` line as HTTPS sends it. The prefix requires `Secure` and `Path=/`. */
function toHostCookie(line: string): string {
	const [pair, ...attributes] = line.split('; ')
	const others = attributes.filter((attribute) => !/^(path|domain|secure)\b/i.test(attribute))
	return [`${PREFIX}${pair}`, 'Path=/', ...others, 'Secure'].join('; ')
}

/** The headers of a request over HTTPS. Only cookies with the prefix are left, and the prefix is removed. */
function readHostCookies(headers: Headers): Headers {
	const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
	const own = cookies.filter((cookie) => cookie.startsWith(PREFIX)).map((cookie) => cookie.slice(PREFIX.length))
	const read = new Headers(headers)
	read.set('cookie', own.join('; '))
	return read
}
