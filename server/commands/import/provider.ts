import type { CallParams, CallQueryInput, CallResponse } from '../../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../../contract/calls.ts'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { fillPath } from '../../../contract/paths.ts'
import { ImportError } from '../../content/isi/import-error.ts'
import { concurrentMap } from './concurrent-map.ts'
import { fetchWithRetry } from './fetch-with-retry.ts'
import type { Journal } from './journal.ts'

interface CallInput<Name extends CallName> {
	params?: CallParams<Calls[Name]>
	query?: CallQueryInput<Calls[Name]>
}

type ListName = { [Name in CallName]: CallResponse<Calls[Name]> extends ListResponse ? Name : never }[CallName]
interface ListResponse {
	data: unknown[]
	pagination: { totalPage: number }
}
type Item<Name extends ListName> = (CallResponse<Calls[Name]> & ListResponse)['data'][number]

export interface Provider {
	get<Name extends CallName>(name: Name, input?: CallInput<Name>): Promise<CallResponse<Calls[Name]>>
	/** All pages of a list. */
	listAll<Name extends ListName>(name: Name, query?: CallQueryInput<Calls[Name]>): Promise<Item<Name>[]>
}

/**
 * The API of another provider of the same contract. Responses that are in the journal are not fetched again.
 *
 * @param base as API_URL has it, usually ending in `/api`
 * @param onResponse called for every response
 */
export function openProvider(base: string, journal: Journal, onResponse: () => void): Provider {
	const get: Provider['get'] = async (name, { params, query } = {}) => {
		const call = calls[name]
		const search = new URLSearchParams(
			Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
		)
		const path = `${fillPath(call.path, params as Record<string, string>)}${search.size > 0 ? `?${search}` : ''}`
		const journaled = journal.get(path)
		if (journaled !== undefined) {
			onResponse()
			return journaled as never
		}
		const { status, bytes } = await fetchWithRetry(`${base}${path}`, 'application/json')
		if (status !== 200) throw new ImportError(`${base}${path} responds with ${status} instead of 200.`)
		const response = parseResponse(name, `${base}${path}`, bytes)
		journal.add(path, response)
		onResponse()
		return response as never
	}

	const listAll: Provider['listAll'] = async (name, query) => {
		const getPage = async (page: number) =>
			(await get(name, { query: { ...query, page, limit: MAX_LIMIT } as never })) as unknown as ListResponse
		const first = await getPage(1)
		const others = Array.from({ length: Math.max(0, first.pagination.totalPage - 1) }, (_, index) => index + 2)
		const rest = await concurrentMap(others, getPage)
		return [first, ...rest].flatMap(({ data }) => data) as never
	}

	return { get, listAll }
}

/** The specification does not have this field, so other providers may leave it out. */
const NOT_IN_SPEC = 'pengecualian'

/** Validates a response against the contract. Additional fields are allowed. */
function parseResponse(name: CallName, url: string, bytes: Buffer): unknown {
	let response: unknown
	try {
		response = JSON.parse(bytes.toString('utf8'))
	} catch {
		throw new ImportError(`The response of ${url} is not JSON. Is it the address of the API?`)
	}
	const { error } = calls[name].response.safeParse(response)
	const issue = error?.issues.find(({ code, path }) => code !== 'unrecognized_keys' && path.at(-1) !== NOT_IN_SPEC)
	if (issue)
		throw new ImportError(`${url} violates the contract at ${issue.path.join('.') || 'its root'}: ${issue.message}.`)
	return response
}
