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

/** A plain page for visitors, for when the site's own error page cannot be rendered or should not be. */
export function errorPage(code: ErrorCode, { retryAfter }: { /** In seconds. */ retryAfter?: number } = {}): Response {
	const { status, message } = errorTable[code]
	const html = `<!DOCTYPE html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<h1>${message}</h1>
<p>Silakan coba lagi beberapa saat, atau kembali ke <a href="/">beranda</a>.</p>
</html>
`
	const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
	if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
	return new Response(html, { status, headers })
}
