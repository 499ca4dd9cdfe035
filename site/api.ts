import type { CallResponse } from '../contract/call.ts'
import type { Calls } from '../contract/calls.ts'
import { type AnyCallInput, type ByRoute, type CallArguments, readRoute } from '../contract/client.ts'
import type { ErrorBody, ErrorCode } from '../contract/error.ts'

/** The path of the API on the site's own origin. */
export const API_BASE = '/api'

type Routes = ByRoute<Calls>
export type Route = keyof Routes

interface SendOptions {
	headers?: Record<string, string>
	/** The request continues when the visitor leaves the page. */
	keepalive?: boolean
	signal?: AbortSignal
}

/** Makes a call of the contract: `api('GET /v1/public/faq', { query: { page: 1 } })`. */
export type Api = <R extends Route>(
	route: R,
	...input: CallArguments<Routes[R], SendOptions>
) => Promise<CallResponse<Routes[R]>>

export class ApiError extends Error {
	readonly status: number
	readonly code: ErrorCode
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
	return async (route, input?: AnyCallInput & SendOptions) => {
		const { method, path } = readRoute(route, input)
		const { body, headers } = input ?? {}
		const response = await fetch(base + path, {
			method,
			credentials: 'include',
			// Shared caches may serve a response for some seconds; a browser always revalidates.
			cache: 'no-cache',
			headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
			body: body === undefined ? undefined : JSON.stringify(body),
			keepalive: input?.keepalive,
			signal: input?.signal ?? signal,
		})
		if (!response.ok) {
			const failure = (await response.json().catch(() => null)) as ErrorBody | null
			throw new ApiError(response.status, failure?.error.code ?? 'KESALAHAN_SISTEM', failure?.error)
		}
		return response.json()
	}
}
