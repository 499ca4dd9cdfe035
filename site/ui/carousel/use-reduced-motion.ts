import { useSyncExternalStore } from 'react'

/** At this moment; in an effect, where the hook would still say what the server said. */
export const prefersReducedMotion = () => query().matches

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(tell: () => void) {
	const media = query()
	media.addEventListener('change', tell)
	return () => media.removeEventListener('change', tell)
}

/** Whether this person asked their device for less motion; the server does not know. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
