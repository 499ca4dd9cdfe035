export interface SeededRandom {
	/** From 0 up to 1. */
	next(): number
	below(limit: number): number
	pick<T>(list: readonly T[]): T
	chance(probability: number): boolean
	/** Another one that does not depend on how often this one is asked later. */
	fork(): SeededRandom
}

/** The same numbers for the same seed: mulberry32, which is 32 bits of state and good enough to choose moments by. */
export function seededRandom(seed: number): SeededRandom {
	let state = seed >>> 0
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
	const below = (limit: number) => Math.floor(next() * limit)
	return {
		next,
		below,
		pick: (list) => list[below(list.length)] as (typeof list)[number],
		chance: (probability) => next() < probability,
		fork: () => seededRandom(below(2 ** 32)),
	}
}
