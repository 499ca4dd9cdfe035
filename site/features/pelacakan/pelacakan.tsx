import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { isPrivatePage } from '../../../contract/web/private-page.ts'
import { whenLoadedAndIdle } from '../../lib/browser/when-idle.ts'
import { importOrReload } from '../../lib/navigation/chunk-failure.ts'
import { modalEvents } from '../../lib/navigation/modal-events.ts'
import { useSettings, useTemplate } from '../../template.ts'
import { countHubungi, jenisOfLink } from './count-hubungi.ts'
import { useMayTrack, usePersetujuanBar } from './persetujuan.ts'
import { placeLookUp } from './place-look-up.ts'
import { sendVisit } from './send-visit.ts'
import { visitOfPage } from './visit-of-page.ts'

const PersetujuanBar = lazy(() =>
	importOrReload(() => import('./persetujuan-bar.tsx')).catch(() => ({ default: () => null })),
)

/** The pixel loads when the browser is idle, at the latest after this long. */
const IDLE_MS = 2000

/** The content security policy belongs to the first page of the document: after a private page it blocks the pixel. */
const beganOnPrivatePage = typeof location !== 'undefined' && isPrivatePage(location.pathname)

/** The code of the pixel loads on demand; the page works without it, and a blocker of advertisements stops it. */
async function reportToPixel(pathname: string): Promise<void> {
	if (beganOnPrivatePage) return
	const pixel = await import('./meta-pixel.ts').catch(() => null)
	await pixel?.trackPageView(pathname)
}

/** The last recorded page: React may run an effect twice. */
let recordedPage: string | null = null

/** Records page visits and opened schedules, and reports pages to the advertising pixel, where that is allowed. */
export function Pelacakan() {
	const mayTrack = useMayTrack()
	const bar = usePersetujuanBar()
	const { pathname } = useLocation()
	const matches = useMatches()
	const { webSetting, berandaPendaftaran, ...template } = useTemplate()
	const webId = template.webId.data
	const desk = berandaPendaftaran.data
	const settings = useSettings()
	const geoUrl = useEffectEvent(() => placeLookUp(webSetting.data, settings?.geoUrl ?? ''))

	const recordPage = useEffectEvent(() => {
		const visit = visitOfPage(matches, location)
		if (visit) sendVisit({ ...visit, webId }, geoUrl())
		whenLoadedAndIdle(() => void reportToPixel(pathname), IDLE_MS)
	})

	// The query is no other page: it opens a schedule or sets a filter.
	useEffect(() => {
		if (!mayTrack || recordedPage === pathname) return
		recordedPage = pathname
		recordPage()
	}, [mayTrack, pathname])

	useEffect(() => {
		if (!mayTrack) return
		// The page comes from the back/forward cache.
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && recordPage()
		addEventListener('pageshow', onShow)
		const stop = modalEvents.subscribe(() => {
			const event = modalEvents.get()
			if (!event) return
			sendVisit({ ...event, url: `${location.origin}${location.pathname}`, webId }, geoUrl())
			if (event.routeName === 'modal_pendaftaran') countHubungi(desk?.noTelpType === 'telp' ? 'telepon' : 'whatsapp')
		})
		return () => {
			removeEventListener('pageshow', onShow)
			stop()
		}
	}, [mayTrack, webId, desk])

	useEffect(() => {
		if (!mayTrack) return
		const numbers = [webSetting.data?.noTelp ?? '', desk?.noTelp ?? '']
		const onClick = ({ target }: MouseEvent) => {
			const link = target instanceof Element ? target.closest('a') : null
			const jenis = link && jenisOfLink(link.href, numbers)
			if (jenis) countHubungi(jenis)
		}
		document.addEventListener('click', onClick)
		return () => document.removeEventListener('click', onClick)
	}, [mayTrack, webSetting, desk])

	// Nobody answers a question on a television.
	if (bar === 'closed' || pathname === '/antrean') return null
	return (
		<Suspense>
			<PersetujuanBar focused={bar === 'focused'} />
		</Suspense>
	)
}
