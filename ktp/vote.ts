/** One reading of a text by the network. */
export interface Reading {
	text: string
	/** The confidence in its least certain word, 0 to 100. */
	confidence: number
}

/** On poor photos the network reads the same mistake at every size, with less confidence than this. */
export const CONFIDENT = 60

/** The most frequent reading, the first of equally frequent ones. Sure when two agree, and one is confident. */
export function vote(readings: Reading[]): { value: string; isSure: boolean } {
	const [group = []] = byFrequency(readings, ({ text }) => text)
	const isSure = group.length > 1 && group.some(({ confidence }) => confidence >= CONFIDENT)
	return { value: group[0]?.text ?? '', isSure }
}

/** The groups of equal values, the largest first; empty values are left out. */
export function byFrequency<T>(items: T[], textOf: (item: T) => string): T[][] {
	const groups = Map.groupBy(items.filter(textOf), textOf)
	return [...groups.values()].sort((a, b) => b.length - a.length)
}
