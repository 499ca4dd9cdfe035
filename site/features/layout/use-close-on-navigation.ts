import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** An open `<details>` menu closes after a choice, on Escape (focus goes back to its button) and on a click elsewhere. */
export function useCloseOnNavigation() {
	const details = useRef<HTMLDetailsElement>(null)
	const { key } = useLocation()

	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what closes it
	useEffect(() => {
		details.current?.removeAttribute('open')
	}, [key])

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== 'Escape' || !details.current?.open) return
			details.current.removeAttribute('open')
			details.current.querySelector('summary')?.focus()
		}
		const onClick = (event: MouseEvent) => {
			if (!details.current?.contains(event.target as Node)) details.current?.removeAttribute('open')
		}
		document.addEventListener('keydown', onKey)
		document.addEventListener('click', onClick)
		return () => {
			document.removeEventListener('keydown', onKey)
			document.removeEventListener('click', onClick)
		}
	}, [])

	return details
}
