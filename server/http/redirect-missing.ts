import type { MiddlewareHandler } from 'hono'

/** The new path of content whose address has changed, or null. */
export type FindRedirect = (path: string) => Promise<string | null>

/** Redirects an API read of content whose address staff have changed, as the page itself would. */
export const redirectMissing =
	(findRedirect: FindRedirect): MiddlewareHandler =>
	async (c, next) => {
		await next()
		const moved = c.res.status === 404 ? await findRedirect(c.req.path) : null
		if (!moved) return
		const location = moved + new URL(c.req.url).search
		// A client of another origin may follow the redirect only if it has this header too.
		const allowOrigin = c.res.headers.get('access-control-allow-origin')
		// Hono merges the headers of an earlier response unless it is dropped first.
		c.res = undefined
		c.res = new Response(null, { status: 301, headers: { location, 'cache-control': 'no-store' } })
		if (allowOrigin) c.res.headers.set('access-control-allow-origin', allowOrigin)
	}
