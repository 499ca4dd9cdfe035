import type { MiddlewareHandler } from 'hono'
import { IMMUTABLE_CACHE_CONTROL } from '../http/cache-control.ts'
import { matchesEtag } from '../http/matches-etag.ts'
import { allowOcrWorker, serveBuild } from '../http/serve-build.ts'

/** The built site's files. Names below `/assets/` carry a hash, so these files never change. */
export function staticFiles(root: string): MiddlewareHandler {
	const serve = serveBuild({ root, app: 'site', inside: 'client' })
	return async (c, next) => {
		// Pages have no file extension: they need not be looked up on the disk.
		if (!hasExtension(c.req.path)) return next()
		const response = await serve(c)
		if (!response) return next()
		if (response.status !== 200) return response
		const { headers } = response
		const isHashed = c.req.path.startsWith('/assets/')
		headers.set('cache-control', isHashed ? IMMUTABLE_CACHE_CONTROL : 'public, max-age=3600')
		allowOcrWorker(c.req.path, headers)
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
