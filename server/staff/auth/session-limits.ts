export const COOKIE_PREFIX = 'staf'

/** A session ends after this long without a request, and after one shift in any case. */
export const IDLE_MS = 30 * 60_000
export const LONGEST_MS = 12 * 60 * 60_000
