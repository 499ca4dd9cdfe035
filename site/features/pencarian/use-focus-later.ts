import { type RefObject, useEffect } from 'react'

/** The input of the search page takes the focus after this long. */
const FOCUS_DELAY_MS = 700

/** Focuses the input of this box after the delay, unless the visitor does something first. */
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
