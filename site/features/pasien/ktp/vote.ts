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
	const groups = new Map<string, Reading[]>()
	for (const reading of readings)
		if (reading.text) groups.set(reading.text, [...(groups.get(reading.text) ?? []), reading])
	const [value = '', group = []] = [...groups].sort((a, b) => b[1].length - a[1].length)[0] ?? []
	return { value, isSure: group.length > 1 && group.some(({ confidence }) => confidence >= CONFIDENT) }
}
