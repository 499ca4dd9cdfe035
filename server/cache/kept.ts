/**
 * What may be kept, and for how long by caches between us and the visitor: together they show a change of content after
 * ten seconds at most. Browsers ask each time, and hear that nothing has changed.
 */
export const KEPT = 'public, max-age=0, s-maxage=5, stale-while-revalidate=5'
