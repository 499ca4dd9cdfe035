import { type ErrorBody, type ErrorCode, errorTable } from '../../contract/error.ts'
import type { Failure } from './failure.ts'

/** The error body of the contract as a response. */
export function errorResponse(
	code: ErrorCode,
	{ fields, retryAfter, hariBerikut }: Omit<Failure, 'failure'> = {},
): Response {
	const { status, message } = errorTable[code]
	const body: ErrorBody = { error: { code, message, ...(fields && { fields }), ...(hariBerikut && { hariBerikut }) } }
	const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
	if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
	return Response.json(body, { status, headers })
}
