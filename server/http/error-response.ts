import { type ErrorBody, type ErrorCode, errorTable } from '../../contract/error.ts'

/** The error body of the contract as a response. */
export function errorResponse(
	code: ErrorCode,
	{ fields, retryAfter }: { fields?: Record<string, string> /** In seconds. */; retryAfter?: number } = {},
): Response {
	const { status, message } = errorTable[code]
	const body: ErrorBody = { error: { code, message, ...(fields && { fields }) } }
	const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
	if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
	return Response.json(body, { status, headers })
}
