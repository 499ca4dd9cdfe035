const FIRST_MS = 500
const LONGEST_MS = 16_000
/** A worker that lived longer did not fail for the same reason as the one before. */
const LIVED_MS = 60_000

/** Exponential backoff before a worker that ended is replaced. */
export function restartDelays(): (livedMs: number) => number {
	let next = FIRST_MS
	return (livedMs) => {
		const wait = livedMs > LIVED_MS ? FIRST_MS : next
		next = Math.min(wait * 2, LONGEST_MS)
		return wait
	}
}
