import { Hono } from 'hono'
import { buildOpenApi } from '../../../contract/openapi.ts'
import type { OpenApiDocument } from '../../../contract/openapi-document.ts'
import { docsPage } from './render-docs.ts'

const VERSION = '1.0.0'

/** The description of the API: for machines at `/api/openapi.json`, for people at `/api/docs`. */
export function createDocs(): Hono {
	const docs = new Hono({ strict: false })
	let document: OpenApiDocument | undefined
	let page: ReturnType<typeof docsPage> | undefined
	const openApi = () => (document ??= buildOpenApi({ version: VERSION }))
	docs.get('/api/openapi.json', (c) => c.json(openApi()))
	docs.get('/api/docs', (c) => {
		page ??= docsPage(openApi())
		const { html, styleHash } = page
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	return docs
}
