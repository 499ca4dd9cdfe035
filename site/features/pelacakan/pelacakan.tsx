import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useTemplate } from '../../template.ts'
import { whenLoadedAndIdle } from '../navigasi/when-idle.ts'
import { trackPageView } from './meta-pixel.ts'
import { onModalEvent } from './modal-events.ts'
import { useMayTrack, usePersetujuanBar } from './persetujuan.ts'
import { sendVisit } from './send-visit.ts'
import { visitedAddress, visitOfPage } from './visit-of-page.ts'

const PersetujuanBar = lazy(() => import('./persetujuan-bar.tsx').catch(() => ({ default: () => null })))

/** The pixel waits for a quiet moment, but not much longer than this. */
const IDLE_MS = 2000

/** The page that was recorded last; React may run an effect twice for one page. */
let recordedPage: string | null = null

/** Records every page that is visited and what is opened on it, and tells the advertising pixel, where it is allowed. */
export function Pelacakan() {
	const mayTrack = useMayTrack()
	const bar = usePersetujuanBar()
	const { pathname } = useLocation()
	const matches = useMatches()
	const webId = useTemplate().webId.data

	const recordPage = () => {
		const visit = visitOfPage(matches, location)
		if (visit) sendVisit({ ...visit, webId })
		whenLoadedAndIdle(() => void trackPageView(pathname), IDLE_MS)
	}
	const latest = useRef(recordPage)
	useEffect(() => {
		latest.current = recordPage
	})

	// What follows `?` is no other page: a doctor's schedule, a filter.
	useEffect(() => {
		if (!mayTrack || recordedPage === pathname) return
		recordedPage = pathname
		latest.current()
	}, [mayTrack, pathname])

	useEffect(() => {
		if (!mayTrack) return
		// The browser had kept the page, and shows it again as it was.
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
		addEventListener('pageshow', onShow)
		const stop = onModalEvent((event) =>
			sendVisit({ ...event, url: visitedAddress(location.origin, location.pathname), webId }),
		)
		return () => {
			removeEventListener('pageshow', onShow)
			stop()
		}
	}, [mayTrack, webId])

	if (bar === 'closed') return null
	return (
		<Suspense>
			<PersetujuanBar focused={bar === 'focused'} />
		</Suspense>
	)
}
