const FIRST_MS = 500
const LONGEST_MS = 16_000
/** Who served that long did not end by what ended the one before. */
const LIVED_MS = 60_000

/** How long to wait before a worker that ended is replaced: what ended it may last, so each time twice as long. */
export function restartDelays(): (livedMs: number) => number {
	let next = FIRST_MS
	return (livedMs) => {
		const wait = livedMs > LIVED_MS ? FIRST_MS : next
		next = Math.min(wait * 2, LONGEST_MS)
		return wait
	}
}
