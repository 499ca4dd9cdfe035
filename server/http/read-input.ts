import type { Context } from 'hono'
import { z } from 'zod'
import type { AnyCall, CallBody } from '../../contract/call.ts'
import { errorResponse } from './error-response.ts'

/** The largest request body; the longest comment fits four times. */
export const MAX_BODY_BYTES = 64 * 1024

/** The query as an object; a repeated name becomes a list. Malformed escapes are left unchanged. */
export function readQuery(url: string): Record<string, string | string[]> {
	const query: Record<string, string | string[]> = Object.create(null)
	const start = url.indexOf('?')
	if (start < 0) return query
	for (const [name, value] of new URLSearchParams(url.slice(start + 1))) {
		const before = query[name]
		if (before === undefined) query[name] = value
		else if (typeof before === 'string') query[name] = [before, value]
		else before.push(value)
	}
	return query
}

/** The parsed body of a call, or an error response. */
export async function readBody<C extends AnyCall>(c: Context, call: C): Promise<CallBody<C> | Response> {
	if (call.body instanceof z.ZodUndefined) return undefined as CallBody<C>
	const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
	if (type !== 'application/json') return errorResponse('TIPE_TIDAK_DIDUKUNG')
	// A body that ends early is not JSON.
	const text = await readText(c.req.raw).catch(() => '')
	if (text === null) return errorResponse('TERLALU_BESAR')
	let json: unknown
	try {
		json = JSON.parse(text)
	} catch {
		return errorResponse('INPUT_TIDAK_VALID')
	}
	const body = call.body.safeParse(json)
	return body.success ? body.data : errorResponse('INPUT_TIDAK_VALID', { fields: fieldsAtFault(body.error) })
}

/** Null for a body over the limit; the rest of it is not read. */
async function readText(request: Request): Promise<string | null> {
	if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) return null
	if (!request.body) return ''
	const decoder = new TextDecoder()
	let text = ''
	let bytes = 0
	for await (const chunk of request.body) {
		bytes += chunk.byteLength
		if (bytes > MAX_BODY_BYTES) return null
		text += decoder.decode(chunk, { stream: true })
	}
	return text + decoder.decode()
}

/** The invalid fields by name, with a sentence each. */
export function fieldsAtFault(error: z.ZodError): Record<string, string> {
	const fields: Record<string, string> = Object.create(null)
	for (const issue of error.issues) {
		const name = issue.path.length > 0 ? issue.path.map(String).join('.') : 'body'
		fields[name] ??= sentence(issue)
	}
	return fields
}

function sentence(issue: z.core.$ZodIssue): string {
	switch (issue.code) {
		case 'too_big':
			return 'Terlalu panjang atau terlalu besar.'
		case 'too_small':
			return 'Wajib diisi.'
		default:
			return 'Nilai tidak sesuai.'
	}
}
