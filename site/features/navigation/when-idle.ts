/** Does the work when the browser has nothing else to do, at the latest after this long; the answer takes it back. */
export function whenIdle(work: () => void, latestMs: number): () => void {
	// Safari has no idle callback.
	if (typeof requestIdleCallback !== 'function') {
		const timer = setTimeout(work, latestMs)
		return () => clearTimeout(timer)
	}
	const handle = requestIdleCallback(work, { timeout: latestMs })
	return () => cancelIdleCallback(handle)
}

/** As `whenIdle`, but not before everything of the first page has arrived. */
export function whenLoadedAndIdle(work: () => void, latestMs: number): void {
	if (document.readyState === 'complete') whenIdle(work, latestMs)
	else addEventListener('load', () => whenIdle(work, latestMs), { once: true })
}
