import type { AnyCall } from '../../contract/call.ts'
import { queryText } from '../../contract/client.ts'
import { fillPath } from '../../contract/fill-path.ts'
import { boundedFetch } from '../http/bounded-fetch.ts'

export interface ProviderAddress {
	/** Ends in `/api`. */
	apiUrl: string
	/** The address of its pictures, without a trailing slash. */
	imageBase: string
}

interface ProviderRequest {
	call: AnyCall
	params: Record<string, string>
	query: Record<string, unknown>
	body: unknown
	headers: Record<string, string>
	timeoutMs: number
	signal?: AbortSignal
}

/** A list of 300 articles with their bodies. */
const MAX_BYTES = 16 * 1024 ** 2

/**
 * Sends one call to the provider, in the spelling of the specification.
 *
 * @throws FetchError
 */
export async function askProvider(
	{ apiUrl, imageBase }: ProviderAddress,
	{ call, params, query, body, headers, timeoutMs, signal }: ProviderRequest,
) {
	const response = await boundedFetch(apiUrl + fillPath(call.path, params) + queryText(query), {
		method: call.method,
		headers: {
			accept: 'application/json',
			...(body !== undefined && { 'content-type': 'application/json' }),
			...headers,
		},
		body: body === undefined ? undefined : JSON.stringify(body),
		timeoutMs,
		maxBytes: MAX_BYTES,
		// A write is finished even if the visitor leaves.
		signal: call.method === 'GET' ? signal : undefined,
	})
	const text = response.body.toString()
	const parsed = parseBody(text, imageBase)
	return {
		status: response.status,
		/** Undefined for an empty body or one that is not JSON. */
		body: parsed,
		/** False for a body that is not JSON, such as an error page. */
		isJson: parsed !== undefined || text.trim() === '',
		setCookies: response.headers.getSetCookie(),
		retryAfter: Number.parseInt(response.headers.get('retry-after') ?? '', 10) || undefined,
	}
}

/** Pictures by their whole address become pictures of our origin, also within HTML. */
function parseBody(text: string, imageBase: string): unknown {
	try {
		return JSON.parse(text, (_, value: unknown) =>
			typeof value === 'string' ? value.replaceAll(`${imageBase}/`, '/images/') : value,
		)
	} catch {
		return undefined
	}
}
