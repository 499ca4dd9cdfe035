/** The `Cache-Control` of a file whose name changes with its content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable'

/**
 * The `Cache-Control` of what is the same for everybody. A browser revalidates each time; a CDN or proxy may serve it for
 * ten seconds, so that a change of content is visible soon.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'
