import type { Context } from 'hono'

declare module 'hono' {
	interface ContextVariableMap {
		/** What every answer carries; unset while a page is rendered, which calls the API in this process. */
		commonHeaders?: Record<string, string>
		/** The answer was made with them, so that nobody has to add them. */
		hasCommonHeaders?: boolean
	}
}

interface WholeAnswer {
	status?: number
	headers: Record<string, string>
}

/** An answer with all its headers from the start: to add them one by one would take longer than to read the data. */
export function wholeAnswer(c: Context, body: BodyInit | null, { status, headers }: WholeAnswer): Response {
	const common = c.get('commonHeaders')
	if (!common) return new Response(body, { status, headers })
	c.set('hasCommonHeaders', true)
	return new Response(body, { status, headers: { ...common, 'x-request-id': c.get('requestId'), ...headers } })
}
