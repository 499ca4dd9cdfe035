import type { SealedAnswer } from './sealed-answer.ts'

/** How long an answer is as good as new. */
export const FRESH_MS = 5000
/** How long it may still be sent while one request makes it anew: no number of readers is older than a minute. */
export const STALE_MS = 55_000
/** After one that failed to be made; it is not to be the failing database's greatest load. */
const TRY_AGAIN_MS = 1000
const MAX_BYTES = 64 * 1024 * 1024
/** Who was used within this time is not moved again: it costs more than the order is worth. */
const USED_AGAIN_MS = 100

interface Entry {
	answer: SealedAnswer
	/** The content's revision when it began to be made. */
	revision: number
	madeAt: number
	/** The end of the day on which it was made. */
	midnight: number
	/** From then on it is made anew behind the answer. */
	agesAt: number
	endsAt: number
	/** As counted; packing it once more makes it grow. */
	size: number
	usedAt: number
}

export interface Made {
	answer: SealedAnswer
	/** Whether it may be sent to others who ask later. */
	keep: boolean
	/** It is not what it should be, because something did not answer: what is there already is better. */
	failed?: boolean
}

export interface AnswerCacheOptions {
	/** The number that every change of content makes grow. */
	revision: () => number
	now?: () => number
	maxBytes?: number
}

/**
 * Whole answers by key, the longest unused dropped first. One is made at a time for a key, whoever else asks waits for
 * it. A change of content drops them all.
 */
export class AnswerCache {
	readonly #entries = new Map<string, Entry>()
	readonly #making = new Map<string, Promise<SealedAnswer>>()
	readonly #revision: () => number
	readonly #now: () => number
	readonly #maxBytes: number
	#bytes = 0

	constructor({ revision, now = Date.now, maxBytes = MAX_BYTES }: AnswerCacheOptions) {
		this.#revision = revision
		this.#now = now
		this.#maxBytes = maxBytes
	}

	get size(): number {
		return this.#entries.size
	}

	get bytes(): number {
		return this.#bytes
	}

	/**
	 * What is there for the key, or what `make` makes. An answer that begins to age is sent and made anew behind it.
	 *
	 * @param mayMake asked only when there is nothing yet; if it says no, the answer is null
	 */
	answer(key: string, make: () => Promise<Made>): SealedAnswer | Promise<SealedAnswer>
	answer(key: string, make: () => Promise<Made>, mayMake: () => boolean): SealedAnswer | Promise<SealedAnswer> | null
	answer(key: string, make: () => Promise<Made>, mayMake = () => true): SealedAnswer | Promise<SealedAnswer> | null {
		const now = this.#now()
		const entry = this.#valid(key, now)
		if (!entry) return mayMake() ? this.#make(key, make) : null
		if (now >= entry.agesAt) this.#make(key, make).catch(() => {})
		return entry.answer
	}

	#valid(key: string, now: number): Entry | undefined {
		const entry = this.#entries.get(key)
		if (!entry) return
		const isPast =
			entry.revision !== this.#revision() ||
			now >= entry.midnight ||
			// The clock was set back.
			now < entry.madeAt
		if (isPast) this.#drop(key, entry)
		// Too old to be sent, but better than one that fails to be made.
		if (isPast || now >= entry.endsAt) return
		if (now - entry.usedAt >= USED_AGAIN_MS) {
			// Put at the end again: what is at the beginning was not used for longest.
			this.#drop(key, entry)
			this.#add(key, entry)
		}
		return entry
	}

	#make(key: string, make: () => Promise<Made>): Promise<SealedAnswer> {
		const underWay = this.#making.get(key)
		if (underWay) return underWay
		const now = this.#now()
		const revision = this.#revision()
		const making = make()
			.then(({ answer, keep, failed }) => {
				const earlier = this.#entries.get(key)
				if (earlier && failed) {
					earlier.agesAt = this.#now() + TRY_AGAIN_MS
					earlier.endsAt = endOf(now)
					return earlier.answer
				}
				if (earlier) this.#drop(key, earlier)
				if (keep) {
					const times = {
						madeAt: now,
						midnight: midnightAfter(now),
						agesAt: now + FRESH_MS,
						endsAt: endOf(now),
						usedAt: 0,
					}
					this.#add(key, { answer, revision, ...times, size: 0 })
				}
				return answer
			})
			.finally(() => this.#making.delete(key))
		this.#making.set(key, making)
		return making
	}

	#add(key: string, entry: Entry): void {
		entry.size = entry.answer.size
		entry.usedAt = this.#now()
		this.#entries.set(key, entry)
		this.#bytes += entry.size
		for (const [oldest, { size }] of this.#entries) {
			if (this.#bytes <= this.#maxBytes) break
			this.#entries.delete(oldest)
			this.#bytes -= size
		}
	}

	#drop(key: string, entry: Entry): void {
		this.#entries.delete(key)
		this.#bytes -= entry.size
	}
}

const DAY_MS = 24 * 60 * 60_000
const WIB_MS = 7 * 60 * 60_000

const endOf = (madeAt: number) => Math.min(madeAt + FRESH_MS + STALE_MS, midnightAfter(madeAt))

/** Answers say what is today, so none outlives its day in WIB. */
const midnightAfter = (madeAt: number) => (Math.floor((madeAt + WIB_MS) / DAY_MS) + 1) * DAY_MS - WIB_MS
