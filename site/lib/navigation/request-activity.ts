import { createStore } from '../browser/create-store.ts'
import { isAborted } from '../fetching/minimum-delay.ts'

/** How many requests of this browser are pending, and how many failed, for the progress bar. */
export const requestActivity = createStore({ pending: 0, failures: 0 })

function count(pending: 1 | -1, isFailed = false): void {
	const before = requestActivity.get()
	requestActivity.set({ pending: before.pending + pending, failures: before.failures + Number(isFailed) })
}

export async function watched<T>(request: () => Promise<T>, isFailure: (result: T) => boolean): Promise<T> {
	count(1)
	try {
		const result = await request()
		count(-1, isFailure(result))
		return result
	} catch (error) {
		count(-1, !isAborted(error))
		throw error
	}
}
