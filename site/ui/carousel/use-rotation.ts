import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * Whether a carousel may turn by itself: not under the mouse, not while something in it is focused or touched, not out
 * of sight, and from the start not for people who asked for less motion. A hidden tab is left to the library.
 */
export function useRotation(element: HTMLElement | null) {
	const still = useReducedMotion()
	const [choice, setChoice] = useState<boolean | null>(null)
	const [pointed, setPointed] = useState(false)
	const [focused, setFocused] = useState(false)
	const [inSight, setInSight] = useState(false)
	const wanted = choice ?? !still

	useEffect(() => {
		if (!element) return
		const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
		observer.observe(element)
		return () => observer.disconnect()
	}, [element])

	return {
		/** Less motion is asked for: slides change without travelling. */
		still,
		inSight,
		wanted,
		running: wanted && inSight && !pointed && !focused,
		toggle() {
			setChoice(!wanted)
			// Pressing play means now, although the button is under the mouse and has the focus.
			setPointed(false)
			setFocused(false)
		},
		/** For the element around the slides and their buttons. */
		watch: {
			onPointerEnter: () => setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			onBlur: () => setFocused(false),
		},
	}
}
