/** The most frequent reading, the first of equally frequent ones. Sure when at least two agree. */
export function vote(readings: string[]): { value: string; isSure: boolean } {
	const counts = new Map<string, number>()
	for (const reading of readings) if (reading) counts.set(reading, (counts.get(reading) ?? 0) + 1)
	const [value = '', count = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
	return { value, isSure: count > 1 }
}
