import { type RefObject, useEffect } from 'react'

/** The search page's input takes the focus this long after the page opens. */
export const FOCUS_DELAY_MS = 700

/** Puts the focus into the input of this box after the delay, unless the visitor has begun to do something meanwhile. */
export function useFocusLater(box: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const begun = new AbortController()
		const timer = setTimeout(() => {
			begun.abort()
			box.current?.querySelector('input')?.focus({ preventScroll: true })
		}, FOCUS_DELAY_MS)
		const leave = () => {
			clearTimeout(timer)
			begun.abort()
		}
		for (const event of ['keydown', 'pointerdown', 'wheel', 'touchmove'])
			document.addEventListener(event, leave, { signal: begun.signal, passive: true })
		return leave
	}, [box])
}
