import { z } from 'zod'
import type { CallCache } from './cache.ts'
import type { ErrorCode } from './error.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface Call<
	Params extends z.ZodObject = z.ZodObject,
	Query extends z.ZodObject = z.ZodObject,
	Body extends z.ZodType = z.ZodType,
	Response extends z.ZodType = z.ZodType,
> {
	method: Method
	/** Below `/api`, with parameters in braces: `/v1/public/dokter/detail/{id}`. */
	path: string
	family: string
	summary: string
	params: Params
	query: Query
	body: Body
	response: Response
	status: 200 | 201
	/** Belongs to one member: the handler gets the member of the cookie. */
	personal: boolean
	/** How the response cache stores the answer; without it the answer is not cached. */
	cache?: CallCache<Extract<keyof z.infer<Query>, string>>
	/** The error codes of this call beyond invalid input and server errors. */
	errors: ErrorCode[]
}

// biome-ignore lint/suspicious/noExplicitAny: the widest call, whatever its four schemas are
export type AnyCall = Call<any, any, any, any>

export type CallParams<C extends AnyCall> = z.infer<C['params']>
export type CallQuery<C extends AnyCall> = z.infer<C['query']>
export type CallQueryInput<C extends AnyCall> = z.input<C['query']>
export type CallBody<C extends AnyCall> = z.infer<C['body']>
export type CallBodyInput<C extends AnyCall> = z.input<C['body']>
export type CallResponse<C extends AnyCall> = z.infer<C['response']>

const nothing = z.object({})
const noBody = z.undefined()

/**
 * Describes one call of the API.
 *
 * @example
 * const getFaq = defineCall({ method: 'GET', path: '/v1/public/faq', family: 'faq', summary: '…', response: listOf(faq) })
 */
export function defineCall<
	Response extends z.ZodType,
	Params extends z.ZodObject = typeof nothing,
	Query extends z.ZodObject = typeof nothing,
	Body extends z.ZodType = typeof noBody,
>(
	call: Pick<Call<Params, Query, Body, Response>, 'method' | 'path' | 'family' | 'summary' | 'response'> &
		Partial<Call<Params, Query, Body, Response>>,
): Call<Params, Query, Body, Response> {
	return {
		params: nothing as unknown as Params,
		query: nothing as unknown as Query,
		body: noBody as unknown as Body,
		status: 200,
		personal: false,
		errors: [],
		...call,
	}
}
