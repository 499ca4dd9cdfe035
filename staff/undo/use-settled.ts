import { useEffect, useState } from 'react'

const SETTLE_MS = 1000

/**
 * False for a second after another thing is shown. Buttons are disabled until then: the second press on a button must
 * not reach what takes its place.
 */
export function useSettled(shown: string): boolean {
	const [settled, setSettled] = useState<string>()
	useEffect(() => {
		const timer = setTimeout(setSettled, SETTLE_MS, shown)
		return () => {
			clearTimeout(timer)
			setSettled(undefined)
		}
	}, [shown])
	return settled === shown
}
