import type { AnyCall, CallBodyInput, CallParams, CallQueryInput } from './call.ts'
import { fillPath } from './fill-path.ts'

/** A call as its callers write it: `GET /v1/public/dokter/detail/{id}`. */
export type RouteOf<C extends AnyCall> = `${C['method']} ${C['path']}`

/** The calls by their routes. Callers need the types alone, so that the browser's bundle has no schemas. */
export type ByRoute<Calls> = {
	[Name in keyof Calls as Calls[Name] extends AnyCall ? RouteOf<Calls[Name]> : never]: Calls[Name]
}

/** What a caller gives: the parameters of the path and the body where the call has them, and a query. */
export type CallInput<C extends AnyCall> = (C['path'] extends `${string}{${string}`
	? { params: CallParams<C> }
	: { params?: undefined }) &
	(undefined extends CallBodyInput<C> ? { body?: CallBodyInput<C> } : { body: CallBodyInput<C> }) & {
		/** Lists are joined by commas; undefined and empty text are left out. */
		query?: { [Key in keyof CallQueryInput<C>]?: string | number | boolean | readonly string[] | null }
	}

/** The input of a call; a call that needs none can do without. */
export type CallArguments<C extends AnyCall, More = unknown> =
	Partial<CallInput<C>> extends CallInput<C> ? [input?: CallInput<C> & More] : [input: CallInput<C> & More]

export interface AnyCallInput {
	params?: object
	query?: object
	body?: unknown
}

/** The method and the address of a call, below `/api`. */
export function readRoute(route: string, { params, query }: AnyCallInput = {}): { method: string; path: string } {
	const space = route.indexOf(' ')
	const path = fillPath(route.slice(space + 1), params as Record<string, string>)
	return { method: route.slice(0, space), path: path + queryText(query) }
}

/** Lists are joined by commas; undefined, null and empty text are left out. */
export function queryText(query: object = {}): string {
	const parameters = new URLSearchParams()
	for (const [name, value] of Object.entries(query)) {
		const text = Array.isArray(value) ? value.join(',') : String(value ?? '')
		if (text !== '') parameters.set(name, text)
	}
	const text = parameters.toString()
	return text && `?${text}`
}
