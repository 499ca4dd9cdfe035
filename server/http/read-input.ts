import type { Context } from 'hono'
import type { z } from 'zod'
import { type AnyCall, type CallBody, hasBody } from '../../contract/call.ts'
import { type ArrivingBodies, MAX_OPEN_BODY_BYTES, openBodies } from './arriving-bodies.ts'
import { errorResponse } from './error-response.ts'
import { type Failure, fail, isFailure } from './failure.ts'
import { parseJson } from './parse-json.ts'

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

/** The query of a call of the public API, where an empty value counts as absent. */
export function readCallQuery(url: string): Record<string, string | string[]> {
	const given: Record<string, string | string[]> = Object.create(null)
	for (const [name, value] of Object.entries(readQuery(url))) {
		const values = [value].flat().filter((one) => one !== '')
		const [only] = values
		if (only !== undefined) given[name] = values.length === 1 ? only : values
	}
	return given
}

export async function readBody<C extends AnyCall>(c: Context, call: C): Promise<CallBody<C> | Response> {
	if (!hasBody(call)) return undefined as CallBody<C>
	const body = await readJson(c.req.raw, call.body, {
		maxBytes: call.maxBodyBytes ?? MAX_OPEN_BODY_BYTES,
		bodies: openBodies,
		fieldErrors: fieldsAtFault,
	})
	return isFailure(body) ? errorResponse(body.failure, body) : (body.data as CallBody<C>)
}

interface JsonOptions {
	maxBytes: number
	/** What it counts for while it arrives. */
	bodies: ArrivingBodies
	/** The invalid fields by name, with a sentence each. */
	fieldErrors: (error: z.ZodError) => Record<string, string>
}

/** The body parsed by its schema, or what is wrong with it. */
export async function readJson(
	request: Request,
	schema: z.ZodType,
	{ maxBytes, bodies, fieldErrors }: JsonOptions,
): Promise<{ data: unknown } | Failure> {
	const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
	if (type !== 'application/json') return fail('TIPE_TIDAK_DIDUKUNG')
	// A body that breaks off is not JSON.
	const bytes = await bodies.read(request, maxBytes).catch(() => Buffer.alloc(0))
	if (isFailure(bytes)) return bytes
	const json = parseJson(new TextDecoder().decode(bytes))
	if (json === undefined) return fail('INPUT_TIDAK_VALID')
	const body = schema.safeParse(json)
	return body.success ? { data: body.data } : fail('INPUT_TIDAK_VALID', { fields: fieldErrors(body.error) })
}

/** The whole body of a response, or null when it is longer than `max`; stops reading at the limit. */
export async function readBytes(
	response: Pick<Response, 'headers' | 'body'>,
	max: number,
): Promise<Buffer<ArrayBuffer> | null> {
	if (Number(response.headers.get('content-length') ?? 0) > max) return null
	const chunks: Uint8Array[] = []
	let length = 0
	for await (const chunk of response.body ?? []) {
		length += chunk.byteLength
		if (length > max) return null
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}

/** Reads a body that is refused, without storing it: a browser reads the response only after it has sent everything. */
export async function discardBody(request: Pick<Request, 'body'>, max: number): Promise<void> {
	let length = 0
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength
		if (length > max) return
	}
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
