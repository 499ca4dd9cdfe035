import { useRef, useState } from 'react'

/**
 * Copies a code of the page. If copying is not allowed, the code is selected. `outcome` says which, for an `aria-live`
 * region.
 */
export function useCopy<E extends HTMLElement>(kode: string, thing = 'Kode') {
	const code = useRef<E>(null)
	const [outcome, setOutcome] = useState('')

	async function copy() {
		try {
			await navigator.clipboard.writeText(kode)
			setOutcome(`${thing} tersalin`)
		} catch {
			if (code.current) getSelection()?.selectAllChildren(code.current)
			setOutcome(`${thing} sudah dipilih, silakan salin`)
		}
	}

	return { code, outcome, copy }
}
