import type { CallBodyInput, CallParams, CallQueryInput, CallResponse } from '../contract/call.ts'
import type { CallName, Calls } from '../contract/calls.ts'
import type { ErrorBody, ErrorCode } from '../contract/error.ts'
import { fillPath, paths } from '../contract/paths.ts'

/** The path of the API on the site's own origin. */
export const API_BASE = '/api'

export interface CallInput<Name extends CallName> {
	params?: CallParams<Calls[Name]>
	/** Lists are joined by commas; undefined and empty text are left out. */
	query?: { [Key in keyof CallQueryInput<Calls[Name]>]?: string | number | boolean | string[] | undefined }
	body?: CallBodyInput<Calls[Name]>
	headers?: Record<string, string>
	/** The request continues when the visitor leaves the page. */
	keepalive?: boolean
	signal?: AbortSignal
}

/** Makes a call of the contract by its name: `api('listFaq', { query: { page: 1 } })`. */
export type Api = <Name extends CallName>(name: Name, input?: CallInput<Name>) => Promise<CallResponse<Calls[Name]>>

/** The API responded with an error. */
export class ApiError extends Error {
	readonly status: number
	readonly code: ErrorCode
	/** What the server said about the failure. */
	readonly detail: Partial<ErrorBody['error']> | undefined

	constructor(status: number, code: ErrorCode, detail?: Partial<ErrorBody['error']>) {
		super(`${status} ${code}`)
		this.status = status
		this.code = code
		this.detail = detail
	}
}

/** The platform's `fetch`, or a function that calls the API in the same process. */
export type Fetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>

export interface ApiOptions {
	/** The part of the address before `/v1/…`. */
	base: string
	fetch: Fetch
	signal?: AbortSignal
}

export function createApi({ base, fetch, signal }: ApiOptions): Api {
	return async (name, input = {}) => {
		const { method, path } = paths[name]
		const address = `${base}${fillPath(path, input.params as Record<string, string>)}${queryText(input.query)}`
		const response = await fetch(address, {
			method,
			credentials: 'include',
			// Shared caches may serve a response for some seconds; a browser always revalidates.
			cache: 'no-cache',
			headers: input.body === undefined ? input.headers : { 'content-type': 'application/json', ...input.headers },
			body: input.body === undefined ? undefined : JSON.stringify(input.body),
			keepalive: input.keepalive,
			signal: input.signal ?? signal,
		})
		if (!response.ok) {
			const failure = (await response.json().catch(() => null)) as ErrorBody | null
			throw new ApiError(response.status, failure?.error.code ?? 'KESALAHAN_SISTEM', failure?.error)
		}
		return response.json()
	}
}

function queryText(query: object = {}): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) {
		const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
		if (text !== '') parameters.set(name, text)
	}
	const text = parameters.toString()
	return text && `?${text}`
}
