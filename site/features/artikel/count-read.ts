import { useEffect, useRef, useState } from 'react'
import { backgroundApi } from '../../load.ts'

/**
 * Tells the API once per visit that the article is being read, and shows what it then counts. Keyed by the article, so
 * that the next one is a visit of its own.
 */
export function useCountedRead(uri: string, countView: number): number {
	const [counted, setCounted] = useState(countView)
	const sent = useRef(false)
	useEffect(
		() =>
			whenShown(() => {
				// Strict mode runs every effect twice.
				if (sent.current) return
				sent.current = true
				backgroundApi()('getArtikelByUri', { params: { uri }, query: { isCount: true } }).then(
					({ data }) => setCounted(data.countView),
					() => {},
				)
			}),
		[uri],
	)
	return counted
}

/** A browser may render a page ahead of the visit; nobody reads it before it is shown. */
function whenShown(act: () => void): (() => void) | undefined {
	if (!(document as { prerendering?: boolean }).prerendering) {
		act()
		return
	}
	document.addEventListener('prerenderingchange', act, { once: true })
	return () => document.removeEventListener('prerenderingchange', act)
}
