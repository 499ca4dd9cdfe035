import type { AnyCall } from '../../contract/call.ts'
import { type CallName, calls } from '../../contract/calls.ts'
import { isReadLimit, type ReadLimit } from '../http/limits.ts'
import { readQuery } from '../http/read-input.ts'
import type { ApiRequest, Handler } from './context.ts'
import { handlers } from './handlers.ts'
import { limitOf } from './limit-call.ts'

/** What an address asks of the API. */
export interface Read extends Pick<ApiRequest<AnyCall>, 'params' | 'query'> {
	handler: Handler<AnyCall>
	limit: ReadLimit
	/** Whether what keeps answers may keep this one. */
	isKept: boolean
}

/** As many as the site has, several times over; what is typed is different each time. */
const MAX_REMEMBERED = 5000
const MAX_LENGTH = 200

/**
 * Finds the public read that an address asks for; null for any other address, and for one that is not well-formed. What
 * it found is remembered: to find it takes longer than to read. Nothing of an answer is.
 */
export function rememberReads(): (url: string) => Read | null {
	const known = new Map<string, Read | null>()
	return (url) => {
		const before = known.get(url)
		if (before !== undefined) return before
		const read = findRead(url)
		if (url.length > MAX_LENGTH) return read
		if (known.size >= MAX_REMEMBERED) known.clear()
		known.set(url, read)
		return read
	}
}

function findRead(url: string): Read | null {
	const [path = ''] = url.split('?', 1)
	const asked = reads.find(({ pattern }) => pattern.test(path))
	if (!asked || asked.call.personal) return null
	const { name, call, pattern } = asked
	const params = call.params.safeParse({ ...pattern.exec(path)?.groups })
	const query = call.query.safeParse(readQuery(url))
	if (!params.success || !query.success) return null
	const limit = limitOf(name, call, query.data)
	if (!isReadLimit(limit)) return null
	return {
		handler: handlers[name] as Handler<AnyCall>,
		params: Object.freeze(params.data),
		query: Object.freeze(query.data),
		limit,
		isKept: !('isCount' in query.data),
	}
}

/** In the order of the contract, as routes are: of several that fit, the first one answers. */
const reads = (Object.entries(calls) as [CallName, AnyCall][])
	.filter(([, { method }]) => method === 'GET')
	.map(([name, call]) => ({
		name,
		call,
		pattern: new RegExp(`^/api${call.path.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)').replace(/\/$/, '')}/?$`),
	}))
