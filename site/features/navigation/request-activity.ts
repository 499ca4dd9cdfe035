/** How many requests are under way in this browser, and how the last ones ended: the progress bar watches it. */
type Listener = () => void

let pending = 0
let failed = false
const listeners = new Set<Listener>()

const tell = () => {
	for (const listener of listeners) listener()
}

export const requestActivity = {
	subscribe(listener: Listener) {
		listeners.add(listener)
		return () => listeners.delete(listener)
	},
	pending: () => pending,
	/** Whether one of the requests since the last quiet moment failed. */
	failed: () => failed,
	begin() {
		if (pending === 0) failed = false
		pending += 1
		tell()
	},
	end(outcome: 'done' | 'failed') {
		pending -= 1
		if (outcome === 'failed') failed = true
		tell()
	},
}

/** Runs a request so that the progress bar knows of it. */
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
