import type { CallParams, CallQueryInput, CallResponse } from '../../../contract/call.ts'
import { type CallName, type Calls, calls } from '../../../contract/calls.ts'
import { MAX_LIMIT } from '../../../contract/parameters.ts'
import { fillPath } from '../../../contract/paths.ts'
import { askPatiently } from './ask-patiently.ts'
import { ImportError } from './import-error.ts'
import { inParallel } from './in-parallel.ts'
import type { Journal } from './journal.ts'

/** Requests at a time: quick, and no burden for a site that has visitors. */
export const AT_ONCE = 6

interface Asked<Name extends CallName> {
	params?: CallParams<Calls[Name]>
	query?: CallQueryInput<Calls[Name]>
}

type ListName = { [Name in CallName]: CallResponse<Calls[Name]> extends ListAnswer ? Name : never }[CallName]
interface ListAnswer {
	data: unknown[]
	pagination: { totalPage: number }
}
type Item<Name extends ListName> = (CallResponse<Calls[Name]> & ListAnswer)['data'][number]

export interface Provider {
	ask<Name extends CallName>(name: Name, asked?: Asked<Name>): Promise<CallResponse<Calls[Name]>>
	/** All pages of a list. */
	all<Name extends ListName>(name: Name, query?: CallQueryInput<Calls[Name]>): Promise<Item<Name>[]>
}

/**
 * Another provider's API of the same contract. What it has answered is in the journal and not asked for again.
 *
 * @param base as API_URL has it, ending in `/api` as a rule
 * @param onAnswer told of every answer
 */
export function openProvider(base: string, journal: Journal, onAnswer: () => void): Provider {
	const ask: Provider['ask'] = async (name, { params, query } = {}) => {
		const call = calls[name]
		const search = new URLSearchParams(
			Object.entries(query ?? {}).map(([key, value]): [string, string] => [key, String(value)]),
		)
		const path = `${fillPath(call.path, params as Record<string, string>)}${search.size > 0 ? `?${search}` : ''}`
		const kept = journal.get(path)
		if (kept !== undefined) {
			onAnswer()
			return kept as never
		}
		const { status, bytes } = await askPatiently(`${base}${path}`, 'application/json')
		if (status !== 200) throw new ImportError(`${base}${path} answers ${status} instead of 200.`)
		const answer = check(name, `${base}${path}`, bytes)
		journal.keep(path, answer)
		onAnswer()
		return answer as never
	}

	const all: Provider['all'] = async (name, query) => {
		const page = async (number: number) =>
			(await ask(name, { query: { ...query, page: number, limit: MAX_LIMIT } as never })) as unknown as ListAnswer
		const first = await page(1)
		const others = Array.from({ length: Math.max(0, first.pagination.totalPage - 1) }, (_, index) => index + 2)
		const rest = await inParallel(others, AT_ONCE, page)
		return [first, ...rest].flatMap(({ data }) => data) as never
	}

	return { ask, all }
}

/** Came after the specification, so that other providers may not have it. */
const NOT_IN_SPEC = 'pengecualian'

/** Holds an answer to the contract; what it says beyond the contract is no fault of it. */
function check(name: CallName, address: string, bytes: Buffer): unknown {
	let answer: unknown
	try {
		answer = JSON.parse(bytes.toString('utf8'))
	} catch {
		throw new ImportError(`${address} answers something that is not JSON. Is it the address of the API?`)
	}
	const { error } = calls[name].response.safeParse(answer)
	const fault = error?.issues.find(({ code, path }) => code !== 'unrecognized_keys' && path.at(-1) !== NOT_IN_SPEC)
	if (fault)
		throw new ImportError(`${address} breaks the contract at ${fault.path.join('.') || 'its root'}: ${fault.message}.`)
	return answer
}
