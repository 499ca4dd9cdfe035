import { hash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { contactAddress } from '../../contract/links/contact-address.ts'
import type { Merek } from '../../contract/merek/merek.ts'
import { paletOf } from '../../contract/merek/merek-warna.ts'
import { errorResponse } from '../http/error-response.ts'
import type { Igd } from '../http/remember-igd.ts'

/**
 * `/gangguan.html`: what a proxy sends while no server answers. It needs no other file. The proxy's machine fetches it
 * now and then, so without a number it is no page: the copy that is there stays.
 */
export function maintenancePage({ merek, igd }: { merek: () => Promise<Merek>; igd: () => Igd | null }): Hono {
	return new Hono().get('/gangguan.html', async (c) => {
		const known = igd()
		if (!known) return errorResponse('SEDANG_SIBUK', { retryAfter: 1 })
		const { namaPendek, warnaUtama } = await merek()
		const style = styleOf(paletOf(warnaUtama, null)['teal-800'])
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		c.header('cache-control', 'no-store')
		return c.html(html`<!DOCTYPE html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Situs sedang tidak dapat dibuka – ${namaPendek}</title>
<style>${raw(style)}</style>
</head>
<body>
<header>${namaPendek}</header>
<main>
<h1>Situs kami sedang tidak dapat dibuka</h1>
<p>Kami sedang memperbaikinya. Silakan <a href="">coba lagi</a> beberapa menit lagi.</p>
<h2>Keadaan darurat? Telepon saja, tidak perlu menunggu situs ini.</h2>
<p><a class="igd" href="${contactAddress(known.noTelp, 'telp')}">Panggil IGD <span>${known.noTelp}</span></a></p>
</main>
</body>
</html>
`)
	})
}

/** The colours of site.css. */
const styleOf = (warna = '') => `
body{margin:0;background:#fbf8f2;color:#14211f;font:1.125rem/1.6 system-ui,sans-serif}
header,main{max-width:40rem;margin:0 auto;padding:1.25rem}
header{font-weight:700;color:${warna}}
main{background:#fff;border-radius:1rem}
h1,h2{line-height:1.25;color:${warna}}
h2{font-size:1.25rem;margin-top:2rem}
a{color:${warna}}
.igd{display:inline-block;padding:.875rem 1.5rem;border-radius:999px;background:#b3261e;color:#fff;font-weight:700;text-decoration:none}
.igd span{display:inline-block}
`
