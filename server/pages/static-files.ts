import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { matchesEtag } from '../http/matches-etag.ts'

/** The worker that reads ID cards. It has a policy of its own, so that pages need not allow WebAssembly for it. */
const OCR_WORKER = /^\/assets\/worker\.min-[\w-]+\.js$/
const OCR_WORKER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"

/** The built site's files. Names below `/assets/` carry a hash, so these files never change. */
export function staticFiles(root: string): MiddlewareHandler {
	const serve = serveStatic({ root: join(root, 'build/client'), precompressed: true })
	return async (c, next) => {
		// Pages have no file extension: they need not be looked up on the disk.
		if (!hasExtension(c.req.path)) return next()
		const response = await serve(c, next)
		const isPassedOn = c.finalized || !response
		if (isPassedOn) return
		if (response.status !== 200) return response
		const { headers } = response
		const isHashed = c.req.path.startsWith('/assets/')
		headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
		if (OCR_WORKER.test(c.req.path)) headers.set('content-security-policy', OCR_WORKER_POLICY)
		const modified = Date.parse(headers.get('last-modified') ?? '')
		const etag = `W/"${headers.get('content-length')}-${modified.toString(36)}"`
		headers.set('etag', etag)
		return matchesEtag(etag, c.req.header('if-none-match')) ? notModified(response) : response
	}
}

const hasExtension = (path: string) => path.includes('.', path.lastIndexOf('/'))

async function notModified({ headers, body }: Response): Promise<Response> {
	await body?.cancel()
	headers.delete('content-length')
	return new Response(null, { status: 304, headers })
}
