import { setImmediate } from 'node:timers/promises'

/**
 * Begins every work in a turn of the event loop of its own, in the order in which they came: works that begin together
 * run on without a pause, and meanwhile the server accepts no connection and answers nobody else.
 */
export function takeTurns(): <T>(work: () => Promise<T>) => Promise<T> {
	let last: Promise<unknown> = Promise.resolve()
	return (work) => {
		const turn = last.then(() => setImmediate())
		last = turn
		return turn.then(work)
	}
}
