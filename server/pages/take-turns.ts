import { setImmediate } from 'node:timers/promises'

/** Enough to go on while some wait for a database; each more makes a turn of the event loop longer. */
const UNDER_WAY = 16

/**
 * Begins every work in a turn of the event loop of its own, in the order in which they came, when no more than a few are
 * under way: works that begin or go on together run without a pause, and meanwhile the server accepts no connection and
 * answers nobody else.
 */
export function takeTurns(underWay = UNDER_WAY): <T>(work: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve()
	let begun = 0
	const waiting: (() => void)[] = []
	return async (work) => {
		if (begun < underWay) begun += 1
		else await new Promise<void>((resolve) => waiting.push(resolve))
		try {
			const turn = last.then(() => setImmediate())
			last = turn
			await turn
			return await work()
		} finally {
			// The place is handed on, so that nobody slips in between.
			const next = waiting.shift()
			if (next) next()
			else begun -= 1
		}
	}
}
