import { useEffect, useMemo, useRef } from 'react'

export const SEARCH_DEBOUNCE_MS = 1200

/**
 * A debounced function: only the last call counts. `now` acts at once and drops a waiting call, `cancel` drops it, and
 * so does an unmount.
 */
export function useDebounced<Args extends unknown[]>(act: (...args: Args) => void, delayMs: number) {
	const latest = useRef(act)
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
	useEffect(() => {
		latest.current = act
	})
	useEffect(() => () => clearTimeout(timer.current), [])

	return useMemo(() => {
		const cancel = () => clearTimeout(timer.current)
		const now = (...args: Args) => {
			cancel()
			latest.current(...args)
		}
		const later = (...args: Args) => {
			cancel()
			timer.current = setTimeout(() => latest.current(...args), delayMs)
		}
		return { later, now, cancel }
	}, [delayMs])
}
