import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The server's structured data describes the first page: it is removed when the visitor leaves that page. */
export function useRemoveJsonLd(): void {
	const { pathname } = useLocation()
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes
	useEffect(
		() => () => {
			for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove()
		},
		[pathname],
	)
}
