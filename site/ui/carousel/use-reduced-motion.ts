import { useSyncExternalStore } from 'react'

/** For effects: during hydration the hook still returns the value of the server. */
export const prefersReducedMotion = () => query().matches

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void) {
	const media = query()
	media.addEventListener('change', onChange)
	return () => media.removeEventListener('change', onChange)
}

/** Whether the visitor prefers reduced motion; false on the server. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
