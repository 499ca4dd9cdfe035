import type { Template } from '../contract/web/web.ts'
import type { Api } from './api.ts'

/** The same for every visitor; undefined until a template was loaded. */
let webId: string | undefined

/** Called with each template that was loaded, on the server and in the browser. */
export function rememberWebId(template: Template): Template {
	webId = template.webId.data
	return template
}

/** The id that home and shop calls send. Only the first of them waits for the template. */
export async function knownWebId(api: Api): Promise<string | undefined> {
	if (webId === undefined)
		await api('GET /v1/public/web/template/', { query: { bentuk: 'ringkas' } }).then(rememberWebId, () => {})
	return webId
}
