/** More would take the threads of libuv's four that file reads need. */
const AT_ONCE = 2

/** About twenty seconds of encoding; who comes after that is better told to come back. */
const MAX_WAITING = 200

/** Runs heavy work, two pieces at a time and in the order of asking. */
export function createEncodeQueue() {
	let running = 0
	const waiting: (() => void)[] = []

	return {
		isFull: () => waiting.length >= MAX_WAITING,
		async run<T>(work: () => Promise<T>): Promise<T> {
			if (running < AT_ONCE) running++
			else await new Promise<void>((resolve) => waiting.push(resolve))
			try {
				return await work()
			} finally {
				// The place is handed on, so that nobody slips in between.
				const next = waiting.shift()
				if (next) next()
				else running--
			}
		},
	}
}
