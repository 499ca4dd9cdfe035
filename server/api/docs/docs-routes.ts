import { Hono } from 'hono'
import { buildOpenApi } from '../../../contract/openapi.ts'
import { docsPage } from './render-docs.ts'

const VERSION = '1.0.0'

/** The description of the API: for machines at `/api/openapi.json`, for people at `/api/docs`. */
export function createDocs(): Hono {
	const docs = new Hono({ strict: false })
	docs.get('/api/openapi.json', (c) => c.json(buildOpenApi({ version: VERSION })))
	docs.get('/api/docs', (c) => {
		const { html, styleHash } = docsPage(buildOpenApi({ version: VERSION }))
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	return docs
}
