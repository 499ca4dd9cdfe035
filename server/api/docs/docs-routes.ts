import { Hono } from 'hono'
import type { Merek } from '../../../contract/merek.ts'
import { buildOpenApi } from '../../../contract/openapi.ts'
import type { OpenApiDocument } from '../../../contract/openapi-document.ts'
import { docsPage } from './render-docs.ts'

const VERSION = '1.0.0'

/** The description of the API: for machines at `/api/openapi.json`, for people at `/api/docs`. */
export function createDocs(merek: () => Promise<Pick<Merek, 'namaPendek'>>): Hono {
	const docs = new Hono({ strict: false })
	let built: { document: OpenApiDocument; page?: ReturnType<typeof docsPage> } | undefined
	async function build() {
		const title = `${(await merek()).namaPendek} Web API`
		if (built?.document.info.title !== title) built = { document: buildOpenApi({ title, version: VERSION }) }
		return built
	}
	docs.get('/api/openapi.json', async (c) => c.json((await build()).document))
	docs.get('/api/docs', async (c) => {
		const current = await build()
		current.page ??= docsPage(current.document)
		const { html, styleHash } = current.page
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	return docs
}
