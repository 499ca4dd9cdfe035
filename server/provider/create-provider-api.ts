import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Logger } from 'pino'
import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import type { ErrorCode } from '../../contract/error.ts'
import type { LimitName } from '../../contract/limits.ts'
import { MEMBER_COOKIE } from '../../contract/member/member.ts'
import { MASK } from '../../contract/pasien/mask-nik.ts'
import { IDEMPOTENCY_HEADER } from '../../contract/reservasi/reservasi.ts'
import { FetchError } from '../http/bounded-fetch.ts'
import { PUBLIC_CACHE_CONTROL } from '../http/cache-control.ts'
import { type CallRequest, callRoutes, needsMember, type PublicApiOptions } from '../http/call-routes.ts'
import { errorResponse } from '../http/error-response.ts'
import { type Failure, fail, isFailure } from '../http/failure.ts'
import type { Limits } from '../http/limits.ts'
import { clearMemberCookie, setMemberCookie } from '../http/member-cookie.ts'
import { readQuery } from '../http/read-input.ts'
import { clientAddress, isHttps } from '../http/request-address.ts'
import { isView, refusesTracking } from '../http/visit-signals.ts'
import { maskNoTelp } from '../pasien/mask-no-telp.ts'
import { searchLists } from '../search/search-content.ts'
import { adaptResponse } from './adapt/adapt-response.ts'
import { adaptError, ProviderError } from './adapt/provider-error.ts'
import { listedFields, listedParameters } from './listed-input.ts'
import { askProvider, type ProviderAddress } from './provider-client.ts'
import {
	cookieHeader,
	hasMember,
	type ProviderSession,
	readSession,
	renewSession,
	withMember,
	writeSession,
} from './provider-session.ts'

interface ProviderApiOptions extends PublicApiOptions {
	provider: ProviderAddress
	limits: Limits
	log: Logger
	/** How long a call of a browser waits. */
	timeoutMs?: number
}

/** Longer than any browser's. */
const MAX_USER_AGENT = 400
const TIMEOUT_MS = 10_000
/** A page is rendered without what the provider does not deliver in time. */
const RENDER_TIMEOUT_MS = 5000

/** Seconds until a failed call is worth repeating. */
const RETRY_AFTER = 5

/** Calls with a secret that could be guessed: only wrong ones count. */
const guessLimits: { [Name in CallName]?: LimitName } = {
	getReservasiByKode: 'kodeSalah',
	rescheduleReservasi: 'kodeSalah',
	cancelReservasi: 'kodeSalah',
	verifyReservasi: 'kodeSalah',
	usePindah: 'pindahSalah',
}

interface Outcome {
	result: object | Failure
	session: ProviderSession
}

/** The public API in front of another provider: each call is forwarded, and its response adapted to the contract. */
export function createProviderApi(options: ProviderApiOptions): Hono {
	const { provider, limits, trustProxy, https = false, timeoutMs = TIMEOUT_MS } = options
	const log = createProviderLog(options.log)
	return callRoutes({ limits, trustProxy, corsOrigins: options.corsOrigins, answer })

	async function answer(c: Context, request: CallRequest): Promise<Response> {
		const { name, call } = request
		const cookie = call.audience === 'member' ? getCookie(c, MEMBER_COOKIE) : undefined
		const before = readSession(cookie)
		const { result, session } = await limitGuesses(c, name, () => outcomeOf(c, request, before))

		const response = isFailure(result) ? errorResponse(result.failure, result) : c.json(result, call.status)
		if (!isFailure(result)) response.headers.set('cache-control', call.cache ? PUBLIC_CACHE_CONTROL : 'no-store')
		if (call.audience !== 'member') return response

		const secure = https || isHttps(c, trustProxy)
		const value = writeSession(session)
		if (value === null) log.failed(name, 'cookies too long')
		// Browsers forget a cookie after 400 days, so every answer sets it again.
		else if (value !== '') setMemberCookie(response, value, secure)
		else if (cookie !== undefined) clearMemberCookie(response, secure)
		return response
	}

	async function outcomeOf(c: Context, request: CallRequest, session: ProviderSession): Promise<Outcome> {
		const { name, call } = request
		if (needsMember(call) && !hasMember(session)) return { result: fail('BELUM_TERDAFTAR'), session }
		if (name === 'createWebVisitor' && refusesTracking((header) => c.req.header(header)))
			return { result: fail('PELACAKAN_DITOLAK'), session }
		// The specification has no such count.
		if (name === 'createHubungi') return { result: { data: { counted: true } }, session }
		// Only the cookie is ours to forget.
		if (name === 'forgetPerangkat') return { result: { data: { forgotten: true } }, session: new Map() }

		if (name === 'getPencarian') return getPencarian(c, request, session)
		if (name === 'getPasien') return getPasien(c, request, session)
		if (name === 'listShopItem') return listShopItem(c, request, session)
		if (name === 'getDokterByUri') return getDokterByUri(c, request, session)
		if (name === 'updatePasien' && request.body.nik?.includes(MASK)) {
			const { result } = await getPasien(c, { ...request, name: 'getPasien', call: calls.getPasien }, session)
			if (isFailure(result)) return { result, session }
			const { nik } = calls.getPasien.response.parse(result).data
			return forward(c, { ...request, body: { ...request.body, nik } }, session)
		}
		if (name === 'listKeranjang' && !hasMember(session)) return { result: emptyKeranjang(), session }
		const outcome = await forward(c, request, session)
		if (name === 'listKeranjang' && isFailure(outcome.result) && outcome.result.failure === 'BELUM_TERDAFTAR')
			return { ...outcome, result: emptyKeranjang() }
		return name === 'getReservasiByKode' && !hasMember(session) ? withMaskedNoTelp(outcome) : outcome
	}

	/** The specification has no call for one patient; a provider without ours has them in its list. */
	async function getPasien(c: Context, request: CallRequest, session: ProviderSession): Promise<Outcome> {
		const outcome = await forward(c, { ...request, body: undefined }, session)
		const isUnknown = isFailure(outcome.result) && outcome.result.failure !== 'BELUM_TERDAFTAR'
		if (!isUnknown) return outcome
		return forward(c, { ...request, call: calls.listPasien, body: undefined }, outcome.session)
	}

	/** The specification has no page of a doctor; a provider without ours has them in its list, without a profile. */
	async function getDokterByUri(c: Context, request: CallRequest, session: ProviderSession): Promise<Outcome> {
		const outcome = await forward(c, request, session)
		if (!isFailure(outcome.result)) return outcome
		const list = { ...request, name: 'listDokter' as const, call: calls.listDokter, params: {} }
		const { result } = await forward(c, list, session, {})
		if (isFailure(result)) return { result, session }
		const { data } = calls.listDokter.response.parse(result)
		const dokter = data.find(({ uri }) => uri === request.params.uri)
		return { result: dokter ? { data: dokter } : fail('TIDAK_DITEMUKAN'), session }
	}

	/** Section 7 does not say what its filters take. Where nothing is found by uri, the ids of the options are tried. */
	async function listShopItem(c: Context, request: CallRequest, session: ProviderSession): Promise<Outcome> {
		const outcome = await forward(c, request, session)
		const { filterTipe, filterKategori, filterUsia, ...rest } = request.query
		if (!(filterTipe ?? filterKategori ?? filterUsia)) return outcome
		const isRefused = isFailure(outcome.result) && outcome.result.failure !== 'SEDANG_SIBUK'
		const found = calls.listShopItem.response.safeParse(outcome.result).data
		if (!isRefused && found?.data.length !== 0) return outcome
		const shop = { ...request, name: 'getShop' as const, call: calls.getShop }
		const options = calls.getShop.response.safeParse((await forward(c, shop, session)).result).data
		const idsOf = (values: string[] | undefined, { data } = { data: [] as { id: string; uri: string }[] }) =>
			values?.map((value) => data.find(({ uri }) => uri === value)?.id ?? value)
		const byId = {
			...sentQuery(c, rest),
			filterTipe: idsOf(filterTipe, options?.tipe),
			filterKategori: idsOf(filterKategori, options?.kategori),
			filterUsia: idsOf(filterUsia, options?.usia),
		}
		return forward(c, request, session, byId)
	}

	/** The specification has no search of packages and FAQ; its lists have both. */
	async function getPencarian(c: Context, request: CallRequest, session: ProviderSession): Promise<Outcome> {
		const cari = request.query.cari?.trim() ?? ''
		if (cari === '') return { result: { data: { urutan: [], jawaban: [], paket: [], faq: [] } }, session }
		const list = (name: 'listShopItem' | 'listFaq', query: Record<string, string>) =>
			forward(c, { ...request, name, call: calls[name], query }, session, query)
		const [paket, faq] = await Promise.all([list('listShopItem', { searchByNama: cari }), list('listFaq', {})])
		// A provider without one of the lists still has the other.
		const found = {
			paket: calls.listShopItem.response.safeParse(paket.result).data?.data ?? [],
			faq: calls.listFaq.response.safeParse(faq.result).data?.data ?? [],
		}
		return { result: { data: await searchLists(cari, found) }, session }
	}

	async function forward(
		c: Context,
		request: CallRequest,
		session: ProviderSession,
		sent = sentQuery(c, request.query),
	): Promise<Outcome> {
		const { name, call, params, query, body } = request
		const address = clientAddress(c, trustProxy)
		try {
			const response = await askProvider(provider, {
				call,
				params,
				query: listedParameters(name, sent),
				body: listedFields(name, body),
				headers: headersOf(c, call, session, address),
				timeoutMs: address === null ? Math.min(RENDER_TIMEOUT_MS, timeoutMs) : timeoutMs,
				signal: c.req.raw.signal,
			})
			const renewed = call.audience === 'member' ? renewSession(session, response.setCookies) : session
			if (response.status < 200 || response.status > 299) {
				const failure = refusal(name, response.status, response.body, response.retryAfter)
				const isGone = response.status === 401 && needsMember(call)
				return { result: failure, session: isGone ? new Map() : renewed }
			}
			// The response of a write may be a word; a list or a thing is JSON.
			if (!response.isJson && call.method === 'GET') throw new ProviderError('KESALAHAN_SISTEM')
			const problems: string[] = []
			const result = adaptResponse(name, response.body, { params, query }, (problem) => problems.push(problem))
			log.leftOut(name, call.audience === 'member' ? [] : problems)
			return { result, session: sessionAfter(name, result, renewed, response.setCookies) }
		} catch (error) {
			return { result: explain(name, error), session }
		}
	}

	function refusal(name: CallName, status: number, body: unknown, retryAfter?: number): Failure {
		const code = adaptError(name, status, body)
		if (status >= 500) log.failed(name, `status ${status}`)
		return failureOf(status >= 500 ? 'SEDANG_SIBUK' : code, retryAfter)
	}

	function explain(name: CallName, error: unknown): Failure {
		if (error instanceof FetchError) {
			if (error.fault !== 'aborted') log.failed(name, error.fault)
			return failureOf('SEDANG_SIBUK')
		}
		if (!(error instanceof ProviderError)) throw error
		const isUnusable = error.code === 'KESALAHAN_SISTEM'
		if (isUnusable) log.failed(name, 'response not understood')
		return failureOf(isUnusable ? 'SEDANG_SIBUK' : error.code)
	}

	async function limitGuesses(c: Context, name: CallName, run: () => Promise<Outcome>): Promise<Outcome> {
		const limit = guessLimits[name]
		const address = clientAddress(c, trustProxy)
		if (!limit || !address) return run()
		const guessing = await limits.reached(limit, address)
		if (guessing) return { result: guessing, session: readSession(getCookie(c, MEMBER_COOKIE)) }
		const outcome = await run()
		const isWrong = isFailure(outcome.result) && outcome.result.failure === 'TIDAK_DITEMUKAN'
		const tooMany = isWrong ? await limits.use(limit, address) : null
		return tooMany ? { ...outcome, result: tooMany } : outcome
	}
}

/** Who holds a code sees the whole phone number only as a member; of which member is up to the provider. */
function withMaskedNoTelp({ result, session }: Outcome): Outcome {
	if (isFailure(result)) return { result, session }
	const { data } = calls.getReservasiByKode.response.parse(result)
	const noTelp = data.noTelp.includes(MASK) ? data.noTelp : maskNoTelp(data.noTelp)
	return { result: { data: { ...data, noTelp } }, session }
}

/** Every page requests the cart, so a visitor without a member gets an empty cart, not an error. */
const emptyKeranjang = () => adaptResponse('listKeranjang', [], { params: {}, query: {} }, () => {})

const failureOf = (code: ErrorCode, retryAfter = RETRY_AFTER): Failure =>
	code === 'SEDANG_SIBUK' || code === 'TERLALU_SERING' ? fail(code, { retryAfter }) : fail(code)

/**
 * The defaults of the contract are not sent: a provider may have others, or refuse a large limit. Nor is a flag that is
 * off. A prefetch is no view to count.
 */
function sentQuery(c: Context, query: Record<string, unknown>): Record<string, unknown> {
	const sent = readQuery(c.req.url)
	if (!isView({ method: c.req.method, header: (name) => c.req.header(name) })) delete sent.isCount
	return Object.fromEntries(Object.entries(query).filter(([name, value]) => name in sent && value !== false))
}

function headersOf(
	c: Context,
	{ audience }: AnyCall,
	session: ProviderSession,
	address: string | null,
): Record<string, string> {
	const key = c.req.header(IDEMPOTENCY_HEADER)
	const userAgent = c.req.header('user-agent')?.slice(0, MAX_USER_AGENT)
	return {
		// The provider names the devices of a member by it.
		...(audience === 'member' && userAgent && { 'user-agent': userAgent }),
		...(session.size > 0 && { cookie: cookieHeader(session) }),
		...(key && { [IDEMPOTENCY_HEADER]: key }),
		// For the provider's rate limits. Of an IPv6 address we have the network alone.
		...(address && { 'x-forwarded-for': address.includes(':') && !address.includes('.') ? `${address}::` : address }),
	}
}

function sessionAfter(name: CallName, result: object, session: ProviderSession, setCookies: string[]): ProviderSession {
	if (name === 'deleteMember') return new Map()
	const isSetByProvider = setCookies.some((line) => line.startsWith(`${MEMBER_COOKIE}=`))
	if (name !== 'createMember' || isSetByProvider) return session
	return withMember(session, calls.createMember.response.parse(result).data.created.id)
}

/** A provider repeats its mistakes with every response; each is logged once. */
const MAX_REMEMBERED = 1000

/** What goes wrong with a provider, without the data of a request. */
function createProviderLog(log: Pick<Logger, 'warn'>) {
	const remembered = new Set<string>()
	return {
		/** A call without a usable response. */
		failed: (call: CallName, reason: string) => log.warn({ call, reason }, 'provider call failed'),
		/** Parts of a public response that the adapter left out. */
		leftOut(call: CallName, problems: string[]) {
			for (const problem of problems) {
				if (remembered.has(problem) || remembered.size >= MAX_REMEMBERED) continue
				remembered.add(problem)
				log.warn({ call, problem }, 'provider response incomplete')
			}
		},
	}
}
