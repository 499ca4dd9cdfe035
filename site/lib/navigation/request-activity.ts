type Listener = () => void

let pending = 0
let failures = 0
const listeners = new Set<Listener>()

const notify = () => {
	for (const listener of listeners) listener()
}

/** How many requests of this browser are pending, and how many failed, for the progress bar. */
export const requestActivity = {
	subscribe(listener: Listener) {
		listeners.add(listener)
		return () => listeners.delete(listener)
	},
	pending: () => pending,
	failures: () => failures,
	begin() {
		pending += 1
		notify()
	},
	end(outcome: 'done' | 'failed') {
		pending -= 1
		if (outcome === 'failed') failures += 1
		notify()
	},
}

/** Runs a request that the progress bar shows. */
export async function watched<T>(request: () => Promise<T>, isFailure: (result: T) => boolean): Promise<T> {
	requestActivity.begin()
	try {
		const result = await request()
		requestActivity.end(isFailure(result) ? 'failed' : 'done')
		return result
	} catch (error) {
		const aborted = error instanceof DOMException && error.name === 'AbortError'
		requestActivity.end(aborted ? 'done' : 'failed')
		throw error
	}
}
