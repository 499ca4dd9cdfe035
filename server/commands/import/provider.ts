import type { CallParams, CallQueryInput, CallResponse } from '../../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../../contract/calls.ts'
import { fillPath } from '../../../contract/fill-path.ts'
import { parseJson } from '../../http/parse-json.ts'
import { adaptResponse } from '../../provider/adapt/adapt-response.ts'
import { adaptError, ProviderError } from '../../provider/adapt/provider-error.ts'
import { isListed } from '../../provider/listed-input.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import type { Journal } from './journal.ts'

/** The specification asks for at most 100 items of most lists; some providers give no more. */
const PAGE_SIZE = 100

interface CallInput<Name extends CallName> {
	params?: CallParams<Calls[Name]>
	query?: CallQueryInput<Calls[Name]>
}

type ListName = { [Name in CallName]: CallResponse<Calls[Name]> extends ListResponse ? Name : never }[CallName]
interface ListResponse {
	data: { id: string }[]
	pagination: { totalPage: number }
}
type Item<Name extends ListName> = (CallResponse<Calls[Name]> & ListResponse)['data'][number]

export interface Provider {
	/** @throws ProviderError when the response is missing or not understood */
	get<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<CallResponse<Calls[Name]>>
	/** All pages of a list. A list that is missing or not understood is reported, and empty. */
	listAll<Name extends ListName>(name: Name, query?: CallQueryInput<Calls[Name]>): Promise<Item<Name>[]>
	/** Reports a ProviderError and uses the fallback instead. */
	optional<Response, Fallback>(response: Promise<Response>, fallback: Fallback): Promise<Response | Fallback>
}

export interface ProviderOptions {
	/** As API_URL has it, usually ending in `/api`. */
	base: string
	/** Responses that are in the journal are not fetched again. */
	journal: Journal
	/** Called for every response. */
	onResponse: () => void
	/** Takes one line for each thing that is left out. */
	report: (problem: string) => void
	/** Changes a response before it is adapted. */
	prepare: (body: unknown) => unknown
}

/** The API of another provider. Its responses are adapted to our contract. */
export function openProvider({ base, journal, onResponse, report, prepare }: ProviderOptions): Provider {
	const get: Provider['get'] = async (name, { params, query } = {}) => {
		const call = calls[name]
		const parameters = Object.fromEntries(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]))
		const search = new URLSearchParams(parameters)
		const path = `${fillPath(call.path, params)}${search.size > 0 ? `?${search}` : ''}`
		const body = journal.get(path) ?? (await fetchBody(name, path))
		onResponse()
		const request = { params: { ...params }, query: call.query.parse(parameters) }
		try {
			return adaptResponse(name, prepare(body), request, (problem) => report(`${path}: ${problem}.`))
		} catch (error) {
			if (error instanceof ProviderError) throw new ProviderError(error.code, `${base}${path}: ${error.message}`)
			throw error
		}
	}

	async function fetchBody(name: CallName, path: string): Promise<unknown> {
		const { status, bytes } = await fetchWithRetry(`${base}${path}`, 'application/json')
		const text = bytes.toString('utf8').trim()
		const body = text === '' ? null : parseJson(text)
		if (status >= 300)
			throw new ProviderError(adaptError(name, status, body), `${base}${path} responds with ${status}.`)
		if (body === undefined) throw new ProviderError('KESALAHAN_SISTEM', `${base}${path} is not JSON.`)
		journal.add(path, body)
		return body
	}

	const optional: Provider['optional'] = async (response, fallback) => {
		try {
			return await response
		} catch (error) {
			if (!(error instanceof ProviderError)) throw error
			report(error.message)
			return fallback
		}
	}

	const listAll: Provider['listAll'] = async (name, query) => {
		const items = new Map<string, unknown>()
		const add = (response: ListResponse | null) => {
			for (const item of response?.data ?? []) items.set(item.id, item)
		}
		// A list that the specification has without pages comes whole, unless its pagination says otherwise.
		if (!isListed(name, 'page')) {
			const whole = (await optional(get(name, { query: query as never }), null)) as ListResponse | null
			add(whole)
			if (!whole || whole.pagination.totalPage <= 1) return [...items.values()] as never
		}
		for (let page = 1; ; page++) {
			const input = { query: { ...query, page: String(page), limit: String(PAGE_SIZE) } as never }
			const response = (await optional(get(name, input), null)) as ListResponse | null
			const before = items.size
			add(response)
			// A provider that ignores `page` sends the same items again.
			const isLast = !response || page >= response.pagination.totalPage || (page > 1 && items.size === before)
			if (isLast) return [...items.values()] as never
		}
	}

	return { get, listAll, optional }
}
