import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** What the server said to search engines of the first page is not true of the next; there they are told nothing. */
export function useLeaveJsonLd(): void {
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it is left with
	useEffect(
		() => () => {
			for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
		},
		[pathname],
	)
}
