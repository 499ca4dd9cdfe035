import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Merek } from '../../../contract/merek/merek.ts'
import { hasOwnColours, merekAddress } from '../../../contract/merek/merek-address.ts'
import { paletOf } from '../../../contract/merek/merek-warna.ts'
import { currentBuild } from '../../builds.mjs'
import { errorResponse } from '../../http/error-response.ts'
import { allowOcrWorker, serveBuild } from '../../http/serve-build.ts'

/** The build writes it in place of the nonce. */
const PLACEHOLDER = '__NONCE__'
const NONCE_BYTES = 16

/** Serves the staff app below `/staf`: hashed files as immutable, `index.html` for every other path. */
export function serveStaffApp(root: string, merek: () => Promise<Merek>): Hono {
	const index = join(currentBuild(root, 'staff'), 'index.html')
	const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined
	const app = new Hono({ strict: false })
	const serve = serveBuild({ root, app: 'staff', rewriteRequestPath: (path) => path.replace(/^\/staf/, '') })
	app.get('/assets/*', async (c, next) => {
		const response = await serve(c)
		if (!response) return next()
		response.headers.set('cache-control', 'public, max-age=31536000, immutable')
		allowOcrWorker(c.req.path, response.headers)
		return response
	})
	app.all('/assets/*', () => errorResponse('TIDAK_DITEMUKAN'))

	app.get('*', async (c) => {
		if (page === undefined) return errorResponse('TIDAK_DITEMUKAN')
		const nonce = randomBytes(NONCE_BYTES).toString('base64')
		c.header('content-security-policy', policy(nonce))
		c.header('cache-control', 'no-store')
		c.header('x-robots-tag', 'noindex')
		// The URL contains the token of the one-time link.
		c.header('referrer-policy', 'no-referrer')
		return c.html(withMerek(page.replaceAll(PLACEHOLDER, nonce), await merek()))
	})
	return app
}

/** The title, icon and colours of the brand, and the brand itself as JSON for the app (staff/merek/current-merek.ts). */
function withMerek(page: string, merek: Merek): string {
	const palet = paletOf(merek.warnaUtama, merek.warnaPendamping)
	const head = html`<meta name="theme-color" content="${merek.warnaTema}">
<link rel="icon" href="${merekAddress('favicon.png', merek)}" type="image/png">
${hasOwnColours(merek) ? html`<link rel="stylesheet" href="${merekAddress('gaya.css', merek)}">` : ''}
<script type="application/json" id="merek">${raw(JSON.stringify({ ...merek, palet }).replaceAll('<', '\\u003c'))}</script>`
	const title = html`<title>Ruang Staf ${merek.namaPendek}</title>`
	return page.replace(/<title>.*?<\/title>/, () => String(title)).replace('</head>', () => `${head}</head>`)
}

/** Styles are created in the browser with the nonce; other origins are not allowed. */
const policy = (nonce: string) =>
	[
		"default-src 'none'",
		`script-src 'self' 'nonce-${nonce}'`,
		`style-src 'self' 'nonce-${nonce}'`,
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"frame-src 'self'",
		"base-uri 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ')
