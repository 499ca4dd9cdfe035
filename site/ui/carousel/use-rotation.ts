import { useEffect, useState } from 'react'
import { useReducedMotion } from './use-reduced-motion.ts'

/**
 * Whether a carousel rotates: not while it is hovered, focused, touched or out of view, and not by default with
 * reduced motion. The library handles a hidden tab.
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
		/** With reduced motion, slides change without an animation. */
		still,
		inSight,
		wanted,
		running: wanted && inSight && !pointed && !focused,
		toggle() {
			setChoice(!wanted)
			// The rotation starts although the button is hovered and focused.
			setPointed(false)
			setFocused(false)
		},
		/** Event handlers for the element around the slides and their buttons. */
		watch: {
			onPointerEnter: () => setPointed(true),
			onPointerLeave: () => setPointed(false),
			onFocus: () => setFocused(true),
			onBlur: () => setFocused(false),
		},
	}
}
