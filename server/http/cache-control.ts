/**
 * The `Cache-Control` of what is the same for everybody. A browser revalidates each time; a CDN or proxy may serve it for
 * ten seconds, so that a change of content is visible soon.
 */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'
