import { errorTable } from '../../contract/error.ts'

/** When not even the site's own error page can be rendered. */
export function lastResortPage(): Response {
	const { status, message } = errorTable.KESALAHAN_SISTEM
	const html = `<!DOCTYPE html>
<html lang="id">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${message}</title>
<h1>${message}</h1>
<p>Silakan coba lagi beberapa saat, atau kembali ke <a href="/">beranda</a>.</p>
</html>
`
	return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
