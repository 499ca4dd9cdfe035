/**
 * What may be kept, and for how long by caches between us and the visitor: together they show a change of content after
 * ten seconds at most. Browsers ask for a page each time, and hear that nothing has changed; what a page asks of the API
 * says so itself (site/api.ts), or a browser would take the five seconds as well.
 */
export const KEPT = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'
