import { useRef, useState } from 'react'

/**
 * Copies a code that stands on the page; where copying is not allowed the code is selected instead. `outcome` says which,
 * for an `aria-live` place, and calls it what it is.
 *
 * @example
 * const { code, outcome, copy } = useCopy<HTMLElement>(kode)
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
