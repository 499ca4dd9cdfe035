import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, MiddlewareHandler } from 'hono'
import { acceptedEncoding } from '../http/accepted-encoding.ts'

/**
 * The worker that reads ID cards, see docs/decisions/0011. A worker has the policy of its own response, so that pages
 * need not allow WebAssembly for it.
 */
const OCR_WORKER = /^\/assets\/worker\.min-[\w-]+\.js$/
const OCR_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** Files up to this size stay in memory once they were asked for: all but those that read ID cards, half a megabyte. */
const MAX_KEPT_BYTES = 150_000

interface KeptFile {
	headers: Record<string, string>
	body: Buffer<ArrayBuffer>
}

/** The built site's files; those below `/assets/` carry a hash in their name and never change. */
export function staticFiles(root: string): MiddlewareHandler {
	const serve = serveStatic({ root: join(root, 'build/client'), precompressed: true })
	const kept = new Map<string, KeptFile>()
	return async (c, next) => {
		// Pages have no ending, and every one of them would be looked for on the disk.
		if (!hasEnding(c.req.path)) return next()
		const accepted = c.req.header('accept-encoding')
		const key = `${acceptedEncoding(accepted)} ${c.req.path}`
		const known = c.req.header('range') === undefined ? kept.get(key) : undefined
		if (known) return answer(c, known)

		const response = await serve(c, next)
		const passedOn = c.finalized || !response
		if (passedOn) return
		if (response.status !== 200) return response
		const { headers } = response
		const hashed = c.req.path.startsWith('/assets/')
		headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
		if (OCR_WORKER.test(c.req.path)) headers.set('content-security-policy', OCR_WORKER_POLICY)
		const modified = Date.parse(headers.get('last-modified') ?? '')
		headers.set('etag', `W/"${headers.get('content-length')}-${modified.toString(36)}"`)
		const isSmall = Number(headers.get('content-length')) <= MAX_KEPT_BYTES
		// With weights in it the header is read otherwise here than there.
		const isKept = hashed && isSmall && c.req.method === 'GET' && !accepted?.includes(';')
		if (!isKept) return isKnown(c, headers.get('etag')) ? notModified(response) : response
		const file = { headers: Object.fromEntries(headers), body: Buffer.from(await response.arrayBuffer()) }
		kept.set(key, file)
		return answer(c, file)
	}
}

const hasEnding = (path: string) => path.includes('.', path.lastIndexOf('/'))

function answer(c: Context, { headers, body }: KeptFile): Response {
	if (!isKnown(c, headers.etag)) return new Response(body, { headers })
	const { 'content-length': _, ...others } = headers
	return new Response(null, { status: 304, headers: others })
}

const isKnown = (c: Context, etag: string | null | undefined) =>
	Boolean(etag && c.req.header('if-none-match')?.split(/,\s*/).includes(etag))

async function notModified({ headers, body }: Response): Promise<Response> {
	await body?.cancel()
	headers.delete('content-length')
	return new Response(null, { status: 304, headers })
}
