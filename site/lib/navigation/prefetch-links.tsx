import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { whenIdle } from '../browser/when-idle.ts'
import { pageFiles } from './page-files.ts'

/** Prefetching waits for an idle moment, at most this long. */
const PREFETCH_IDLE_MS = 2000

/** Pages that one page prefetches at most. */
const MAX_PAGES = 12

/** A link to a picture leads to no page of the site. */
const PAGE_LINKS = 'a[href^="/"]:not([href^="/images/"])'

interface NetworkInformation {
	saveData?: boolean
	effectiveType?: string
}

/** Nothing is prefetched with data saver or on 2g. */
export function mayPrefetch(connection = (navigator as { connection?: NetworkInformation }).connection): boolean {
	return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '')
}

/**
 * Prefetches the code of pages whose links are on the screen. Their data is loaded on the click. The router's
 * PrefetchPageLinks imports the code, and reloads the page when an import fails or the visitor leaves during it.
 */
export function PrefetchLinks() {
	const { pathname } = useLocation()
	const [files, setFiles] = useState<string[]>([])

	// biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes, every page has other links
	useEffect(() => {
		setFiles([])
		if (!mayPrefetch()) return
		const seen = new Set<string>()
		const wanted = new Set<string>()
		let pages = 0
		let count = 0
		let waiting = whenIdle(() => {
			for (const link of document.querySelectorAll(PAGE_LINKS)) observer.observe(link)
		}, PREFETCH_IDLE_MS)
		// One page, then one of its files at a time: many at once would delay a tap.
		const prefetchNext = () => {
			const page = [...seen][pages]
			if (count < wanted.size) {
				count += 1
				setFiles([...wanted].slice(0, count))
			} else if (page && pages < MAX_PAGES) {
				pages += 1
				const { modules, imports } = pageFiles(page)
				for (const file of [...modules, ...imports]) wanted.add(file)
			} else return
			waiting = whenIdle(prefetchNext, PREFETCH_IDLE_MS)
		}
		const observer = new IntersectionObserver((entries) => {
			for (const { isIntersecting, target } of entries) {
				const link = target as HTMLAnchorElement
				if (!isIntersecting || link.origin !== location.origin || link.pathname === location.pathname) continue
				seen.add(link.pathname)
			}
			waiting()
			waiting = whenIdle(prefetchNext, PREFETCH_IDLE_MS)
		})
		return () => {
			waiting()
			observer.disconnect()
		}
	}, [pathname])

	return files.map((file) => <link key={file} rel="modulepreload" href={file} />)
}
