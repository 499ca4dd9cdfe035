/** A fetch inside a page shows its loading state at least this long, so that it does not flicker. */
const MINIMUM_DELAY_MS = 200

/** Delays the outcome of a fetch to the minimum; an aborted fetch ends at once. */
export async function minimumDelay<T>(fetching: Promise<T>): Promise<T> {
	const delay = wait(MINIMUM_DELAY_MS)
	try {
		const result = await fetching
		await delay
		return result
	} catch (error) {
		if (!isAborted(error)) await delay
		throw error
	}
}

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'
