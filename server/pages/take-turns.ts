/**
 * Lets at most so many works run at a time, the others in the order in which they came. Works that share one thread take
 * longer together than one after the other, and the unlucky ones far longer.
 */
export function takeTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
	const waiting: (() => void)[] = []
	let running = 0
	return async (work) => {
		if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
		else running += 1
		try {
			return await work()
		} finally {
			const next = waiting.shift()
			if (next) next()
			else running -= 1
		}
	}
}
