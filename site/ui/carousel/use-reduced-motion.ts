import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(tell: () => void) {
	const media = query()
	media.addEventListener('change', tell)
	return () => media.removeEventListener('change', tell)
}

/** Whether this person asked their device for less motion; the server does not know. */
export const useReducedMotion = () =>
	useSyncExternalStore(
		subscribe,
		() => query().matches,
		() => false,
	)
