import { type Context, Hono } from 'hono'
import { kesalahanIsian } from '../../contract/staff/input-errors.ts'
import { boleh, hak } from '../../contract/staff/permissions.ts'
import { errorResponse } from '../http/error-response.ts'
import { type Failure, fail, isFailure } from '../http/failure.ts'
import { readQuery } from '../http/read-input.ts'
import { rejectForeignOrigin } from '../http/reject-foreign-origin.ts'
import { clientAddress, isHttps } from '../http/request-address.ts'
import { writeAudit } from './audit/write-audit.ts'
import { readJson } from './read-json.ts'
import type { ChangeContext, Staf, StaffContext, StaffRequest, StaffResult } from './staff-context.ts'
import type { AnyStaffRoute, Rule } from './staff-route.ts'

export const STAFF_API = '/api/v1/staf'

export interface StaffApiOptions {
	context: StaffContext
	routes: readonly AnyStaffRoute[]
	trustProxy: boolean
	/** Staff come by HTTPS, however the proxy in front asks us. */
	https?: boolean
}

/**
 * The staff room's API. Every route is guarded here, where it is mounted, and nowhere else.
 *
 * @throws when a route names no rule of the table of rights
 */
export function createStaffApi({ context, routes, trustProxy, https = false }: StaffApiOptions): Hono {
	const api = new Hono({ strict: false }).basePath(STAFF_API)
	api.use(rejectForeignOrigin)
	for (const route of routes) {
		demandRule(route)
		api.on(route.method, route.path, (c) => answer(c, route))
	}
	api.all('*', () => errorResponse('TIDAK_DITEMUKAN'))
	return api

	async function answer(c: Context, route: AnyStaffRoute): Promise<Response> {
		const secure = https || isHttps(c, trustProxy)
		const cookies: string[] = []
		const setCookies = (headers: Headers) => {
			cookies.push(...headers.getSetCookie().map((line) => (secure ? `${line}; Secure` : line)))
		}
		const result = await admitted(c, route, setCookies)
		const response =
			result instanceof Response
				? result
				: isFailure(result)
					? errorResponse(result.failure, result)
					: Response.json({ ...result, status: undefined }, { status: result.status ?? 200 })
		response.headers.set('cache-control', 'no-store')
		for (const cookie of cookies) response.headers.append('set-cookie', cookie)
		return response
	}

	async function admitted(
		c: Context,
		route: AnyStaffRoute,
		setCookies: StaffRequest['setCookies'],
	): Promise<StaffResult> {
		const isOpen = route.rule === 'terbuka'
		const staf = isOpen ? null : await context.door.whoIs(c.req.raw.headers, setCookies)
		if (!isOpen && !staf) return fail('BELUM_MASUK')
		if (staf && !mayUse(staf, route.rule)) return fail('TIDAK_BERHAK')

		const query = route.query?.safeParse(readQuery(c.req.url))
		if (query && !query.success) return fail('INPUT_TIDAK_VALID', { fields: kesalahanIsian(query.error) })
		const body = route.body ? await readJson(c.req.raw, route.body) : { data: undefined }
		if (isFailure(body)) return body
		const request: StaffRequest = {
			params: c.req.param(),
			query: query?.data,
			body: body.data,
			// An open route has nobody to look at, and does not.
			staf: staf as Staf,
			address: clientAddress(c, trustProxy) ?? 'in-process',
			raw: c.req.raw,
			setCookies,
		}
		if ('read' in route) return route.read(request, context)
		if ('handle' in route) return route.handle(request, context)
		return changed(request, route.change)
	}

	/** All of it or nothing: a failure takes back what was written before it. */
	async function changed(
		request: StaffRequest,
		change: (request: StaffRequest, context: ChangeContext) => Promise<StaffResult>,
	): Promise<StaffResult> {
		try {
			return await context.db.transaction().execute(async (db) => {
				let written = 0
				const audit: ChangeContext['audit'] = async (what) => {
					written += 1
					await writeAudit(db, { ...what, staf: request.staf, now: context.now() })
				}
				const result = await change(request, { ...context, db, audit })
				if (!(result instanceof Response) && isFailure(result)) throw new TakenBack(result)
				if (written === 0) throw new Error(`${request.raw.method} ${request.raw.url} left no trace in the audit trail`)
				return result
			})
		} catch (error) {
			if (error instanceof TakenBack) return error.failure
			throw error
		}
	}
}

class TakenBack extends Error {
	readonly failure: Failure

	constructor(failure: Failure) {
		super(failure.failure)
		this.failure = failure
	}
}

const mayUse = (staf: Staf, rule: Rule) => !Array.isArray(rule) || boleh(staf.peran, ...rule)

function demandRule({ method, path, rule }: AnyStaffRoute): void {
	if (rule === 'masuk' || rule === 'terbuka') return
	const [sumber, aksi] = rule ?? []
	if (!(hak as Record<string, Record<string, unknown>>)[sumber]?.[aksi])
		throw new Error(`No rule for ${method} ${path}: add ${sumber} × ${aksi} to contract/staff/permissions.ts.`)
}
