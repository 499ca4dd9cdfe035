import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/**
 * The worker that reads ID cards, see docs/decisions/0011. A worker has the policy of its own response, so that pages
 * need not allow WebAssembly for it.
 */
const OCR_WORKER = /^\/assets\/worker\.min-[\w-]+\.js$/
const OCR_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** The built site's files; those below `/assets/` carry a hash in their name and never change. */
export function staticFiles(root: string): MiddlewareHandler {
	const serve = serveStatic({ root: join(root, 'build/client'), precompressed: true })
	return async (c, next) => {
		const response = await serve(c, next)
		const passedOn = c.finalized || !response
		if (passedOn) return
		if (response.status !== 200) return response
		const { headers } = response
		const hashed = c.req.path.startsWith('/assets/')
		headers.set('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
		if (OCR_WORKER.test(c.req.path)) headers.set('content-security-policy', OCR_WORKER_POLICY)
		const modified = Date.parse(headers.get('last-modified') ?? '')
		const etag = `W/"${headers.get('content-length')}-${modified.toString(36)}"`
		headers.set('etag', etag)
		if (!c.req.header('if-none-match')?.split(/,\s*/).includes(etag)) return response
		await response.body?.cancel()
		headers.delete('content-length')
		return new Response(null, { status: 304, headers })
	}
}
