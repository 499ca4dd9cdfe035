const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The pause after each failed attempt; after the last one the message has failed. Together nearly two days. */
const RETRY_DELAYS_MS = [
	MINUTE_MS,
	5 * MINUTE_MS,
	30 * MINUTE_MS,
	2 * HOUR_MS,
	6 * HOUR_MS,
	12 * HOUR_MS,
	24 * HOUR_MS,
] as const

/** The pause after this many attempts; undefined when there is no further attempt. */
export const retryDelay = (attempts: number): number | undefined => RETRY_DELAYS_MS[attempts - 1]
