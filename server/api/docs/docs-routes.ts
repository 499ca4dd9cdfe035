import { Hono } from 'hono'
import type { Merek } from '../../../contract/merek/merek.ts'
import type { OpenApiDocument } from '../../../contract/openapi.ts'
import { buildOpenApi } from '../../../contract/openapi.ts'
import { VERSION } from '../../version.ts'
import { docsPage, MACHINE_OPENAPI_PATH, OPENAPI_PATH, STAFF_OPENAPI_PATH } from './render-docs.ts'

/** The description of the API, made once per name of the hospital: documents for machines, `/api/docs` for people. */
export function createDocs(merek: () => Promise<Pick<Merek, 'namaPendek'>>): Hono {
	const docs = new Hono({ strict: false })
	let built: ReturnType<typeof describe> | undefined
	async function current() {
		const { namaPendek } = await merek()
		if (built?.namaPendek !== namaPendek) built = describe(namaPendek)
		return built
	}
	docs.get(OPENAPI_PATH, async (c) => c.json((await current()).document))
	docs.get(STAFF_OPENAPI_PATH, async (c) => c.json((await current()).staffDocument))
	docs.get(MACHINE_OPENAPI_PATH, async (c) => c.json((await current()).machineDocument))
	docs.get('/api/docs', async (c) => {
		const { html, styleHash } = (await current()).page
		c.header(
			'content-security-policy',
			`default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`,
		)
		return c.html(html)
	})
	return docs
}

function describe(namaPendek: string) {
	const document: OpenApiDocument = buildOpenApi({ title: `${namaPendek} Web API`, version: VERSION })
	const staffDocument = buildOpenApi({ audience: 'staff', title: `${namaPendek} Staff API`, version: VERSION })
	const machineDocument = buildOpenApi({
		audience: 'machine',
		title: `${namaPendek} Integration API`,
		version: VERSION,
	})
	return { namaPendek, document, staffDocument, machineDocument, page: docsPage(document) }
}
