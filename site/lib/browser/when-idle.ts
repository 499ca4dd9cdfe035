/** Safari has no idle callback: the work runs after the tasks that wait now. */
const WITHOUT_IDLE_CALLBACK_MS = 50

/** Runs the work when the browser is idle, at the latest after this long; the returned function cancels it. */
export function whenIdle(work: () => void, latestMs: number): () => void {
	if (typeof requestIdleCallback !== 'function') {
		const timer = setTimeout(work, Math.min(latestMs, WITHOUT_IDLE_CALLBACK_MS))
		return () => clearTimeout(timer)
	}
	const handle = requestIdleCallback(work, { timeout: latestMs })
	return () => cancelIdleCallback(handle)
}

/** As `whenIdle`, but after the `load` event of the first page. */
export function whenLoadedAndIdle(work: () => void, latestMs: number): void {
	if (document.readyState === 'complete') whenIdle(work, latestMs)
	else addEventListener('load', () => whenIdle(work, latestMs), { once: true })
}
