import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isPrivatePage } from '../../../contract/private-page.ts'
import { useTemplate } from '../../template.ts'
import { whenLoadedAndIdle } from '../navigation/when-idle.ts'
import { onModalEvent } from './modal-events.ts'
import { useMayTrack, usePersetujuanBar } from './persetujuan.ts'
import { sendVisit } from './send-visit.ts'
import { visitedAddress, visitOfPage } from './visit-of-page.ts'

const PersetujuanBar = lazy(() => import('./persetujuan-bar.tsx').catch(() => ({ default: () => null })))

/** The pixel waits for a quiet moment, but not much longer than this. */
const IDLE_MS = 2000

/** The policy of a document is that of the page it began with: one that began on a private page runs no such script. */
const beganOnPrivatePage = typeof location !== 'undefined' && isPrivatePage(location.pathname)

/** The pixel's code comes when its turn has come; the page does without it as well. */
async function tellPixel(pathname: string): Promise<void> {
	if (beganOnPrivatePage) return
	const pixel = await import('./meta-pixel.ts').catch(() => null)
	await pixel?.trackPageView(pathname)
}

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
		whenLoadedAndIdle(() => void tellPixel(pathname), IDLE_MS)
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
