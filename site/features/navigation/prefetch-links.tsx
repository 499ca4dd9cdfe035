import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { whenIdle } from './when-idle.ts'

/** Links are fetched ahead when the browser has nothing else to do, at the latest after this long. */
export const PREFETCH_IDLE_MS = 2000

/** No more than this many pages are fetched ahead from one page. */
const MAX_PAGES = 12

/** A link to a picture leads to no page. */
const PAGE_LINKS = 'a[href^="/"]:not([href^="/images/"])'

interface NetworkInformation {
	saveData?: boolean
	effectiveType?: string
}

/** Not on somebody's last megabytes: data saver and 2g fetch nothing ahead. */
export function mayPrefetch(connection = (navigator as { connection?: NetworkInformation }).connection): boolean {
	return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/** Fetches the code of pages whose links are on the screen; their data waits for the click. */
export function PrefetchLinks() {
	const { pathname } = useLocation()
	const [pages, setPages] = useState<string[]>([])

	// biome-ignore lint/correctness/useExhaustiveDependencies: every page has other links
	useEffect(() => {
		setPages([])
		if (!mayPrefetch()) return
		const seen = new Set<string>()
		let asked = 0
		let waiting = whenIdle(() => {
			for (const link of document.querySelectorAll(PAGE_LINKS)) observer.observe(link)
		}, PREFETCH_IDLE_MS)
		// A page has up to ten files; asking for those of many pages in one go would hold up a tap.
		const askForNext = () => {
			if (asked >= Math.min(seen.size, MAX_PAGES)) return
			asked += 1
			setPages([...seen].slice(0, asked))
			waiting = whenIdle(askForNext, PREFETCH_IDLE_MS)
		}
		const observer = new IntersectionObserver((entries) => {
			for (const { isIntersecting, target } of entries) {
				const link = target as HTMLAnchorElement
				if (!isIntersecting || link.origin !== location.origin || link.pathname === location.pathname) continue
				seen.add(link.pathname)
			}
			waiting()
			waiting = whenIdle(askForNext, PREFETCH_IDLE_MS)
		})
		return () => {
			waiting()
			observer.disconnect()
		}
	}, [pathname])

	return pages.map((page) => <PrefetchPageLinks key={page} page={page} />)
}
