import type { z } from 'zod'
import { kesalahanIsian } from '../../contract/staff/input-errors.ts'
import { type Failure, fail } from '../http/failure.ts'

/** A long article with its markup fits several times. */
const MAX_JSON_BYTES = 1024 * 1024

/** The parsed body, or what is wrong with it. */
export async function readJson(request: Request, schema: z.ZodType): Promise<{ data: unknown } | Failure> {
	const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
	if (type !== 'application/json') return fail('TIPE_TIDAK_DIDUKUNG')
	const bytes = await readBytes(request, MAX_JSON_BYTES).catch(() => Buffer.alloc(0))
	if (!bytes) return fail('TERLALU_BESAR')
	let json: unknown
	try {
		json = JSON.parse(bytes.toString())
	} catch {
		return fail('INPUT_TIDAK_VALID')
	}
	const body = schema.safeParse(json)
	return body.success ? { data: body.data } : fail('INPUT_TIDAK_VALID', { fields: kesalahanIsian(body.error) })
}

/** The whole body, or null when it is longer; reads no more than it takes to know. */
export async function readBytes(request: Request, max: number): Promise<Buffer | null> {
	if (Number(request.headers.get('content-length') ?? 0) > max) return null
	const chunks: Uint8Array[] = []
	let length = 0
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength
		if (length > max) return null
		chunks.push(chunk)
	}
	return Buffer.concat(chunks)
}
