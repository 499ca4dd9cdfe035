import { type ErrorCode, errorTable } from '../../contract/error.ts'

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
