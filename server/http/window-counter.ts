export interface Window {
	points: number
	/** In seconds. */
	duration: number
}

/** More addresses in one window than this are no visitors. */
const MAX_KEYS = 100_000

/**
 * Counts uses by key in this process, at once and without a promise. All keys share one window, so that nothing of
 * anybody is kept longer than it lasts.
 */
export class WindowCounter {
	readonly #points: number
	readonly #durationMs: number
	readonly #now: () => number
	readonly #uses = new Map<string, number>()
	#endsAt = 0

	constructor({ points, duration }: Window, now: () => number = Date.now) {
		this.#points = points
		this.#durationMs = duration * 1000
		this.#now = now
	}

	get size(): number {
		return this.#uses.size
	}

	/** Counts one use; the seconds to wait when that was one too many, else 0. */
	use(key: string): number {
		const now = this.#now()
		const isPast = now >= this.#endsAt || now < this.#endsAt - this.#durationMs
		if (isPast || this.#uses.size >= MAX_KEYS) {
			this.#uses.clear()
			this.#endsAt = now + this.#durationMs
		}
		const uses = (this.#uses.get(key) ?? 0) + 1
		this.#uses.set(key, uses)
		return uses > this.#points ? Math.max(1, Math.ceil((this.#endsAt - now) / 1000)) : 0
	}
}
