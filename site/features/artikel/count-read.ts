import { useEffect, useRef, useState } from 'react'
import { backgroundApi } from '../../load.ts'

/**
 * Counts a read of the article, once per visit, and returns the new count. Key the component by the article, so that
 * the next article is another visit.
 */
export function useCountedRead(uri: string, countView: number): number {
	const [counted, setCounted] = useState(countView)
	const sent = useRef(false)
	useEffect(
		() =>
			whenShown(() => {
				// React's strict mode runs every effect twice.
				if (sent.current) return
				sent.current = true
				backgroundApi()('GET /v1/public/artikel/detail/{uri}', { params: { uri }, query: { isCount: true } }).then(
					({ data }) => setCounted(data.countView),
					() => {},
				)
			}),
		[uri],
	)
	return counted
}

/** A prerendered page counts only when the browser shows it. */
function whenShown(act: () => void): (() => void) | undefined {
	if (!(document as { prerendering?: boolean }).prerendering) {
		act()
		return
	}
	document.addEventListener('prerenderingchange', act, { once: true })
	return () => document.removeEventListener('prerenderingchange', act)
}
