import { useEffect, useState } from 'react'

/** Longer than a hand scanner types, which takes about 100 ms for a code. */
export const SEARCH_AFTER_MS = 350

/** The text of a search field, and `q`: what to search for once the typing pauses, or at once by `setQ`. */
export function useTypedSearch() {
	const [typed, setTyped] = useState('')
	const [q, setQ] = useState('')
	useEffect(() => {
		const timer = setTimeout(setQ, SEARCH_AFTER_MS, typed.trim())
		return () => clearTimeout(timer)
	}, [typed])
	return { typed, setTyped, q, setQ }
}
