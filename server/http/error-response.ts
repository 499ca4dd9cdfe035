import { type ErrorBody, type ErrorCode, errorTable } from '../../contract/error.ts'
import { escapeHtml } from '../../contract/escape-html.ts'
import type { Failure } from './failure.ts'
import type { Igd } from './remember-igd.ts'

export function errorResponse(
	code: ErrorCode,
	{ fields, retryAfter, hariBerikut }: Omit<Failure, 'failure'> = {},
): Response {
	const { status, message } = errorTable[code]
	const body: ErrorBody = { error: { code, message, ...(fields && { fields }), ...(hariBerikut && { hariBerikut }) } }
	const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
	if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
	if (code === 'METODE_TIDAK_DIDUKUNG') headers.set('allow', 'GET, HEAD')
	return Response.json(body, { status, headers })
}

interface ErrorPageOptions {
	/** In seconds. */
	retryAfter?: number
	/** The emergency room, if its number is known. */
	igd: Igd | null
}

/** A plain page for visitors, for when the site's own error page cannot be rendered or should not be. */
export function errorPage(code: ErrorCode, { retryAfter, igd }: ErrorPageOptions): Response {
	const { status, message } = errorTable[code]
	const help = igd
		? `<h2>Keadaan darurat? <a href="${escapeHtml(igd.to)}">Panggil IGD ${escapeHtml(igd.noTelp)}</a></h2>\n`
		: ''
	const html = `<!DOCTYPE html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<h1>${message}</h1>
${help}<p>Silakan coba sebentar lagi, atau kembali ke <a href="/">beranda</a>.</p>
</html>
`
	const headers = new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
	if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
	return new Response(html, { status, headers })
}
