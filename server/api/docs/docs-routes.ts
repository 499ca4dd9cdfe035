import { Hono } from 'hono'
import type { Merek } from '../../../contract/merek.ts'
import { merekAddress } from '../../../contract/merek-address.ts'
import { buildOpenApi } from '../../../contract/openapi.ts'
import type { OpenApiDocument } from '../../../contract/openapi-document.ts'
import { docsPage } from './render-docs.ts'

const VERSION = '1.0.0'

/** The description of the API: for machines at `/api/openapi.json`, for people at `/api/docs`. */
export function createDocs(merek: () => Promise<Merek>): Hono {
	const docs = new Hono({ strict: false })
	let built: { merek: Merek; document: OpenApiDocument; page?: ReturnType<typeof docsPage> } | undefined
	async function build() {
		const current = await merek()
		const isCurrent = built?.merek.namaPendek === current.namaPendek && built.merek.versi === current.versi
		if (!built || !isCurrent) {
			const title = `${current.namaPendek} Web API`
			built = { merek: current, document: buildOpenApi({ title, version: VERSION }) }
		}
		return built
	}
	docs.get('/api/openapi.json', async (c) => c.json((await build()).document))
	docs.get('/api/docs', async (c) => {
		const current = await build()
		current.page ??= docsPage(current.document, merekAddress('ikon-192.png', current.merek))
		const { html, styleHash } = current.page
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	return docs
}
