import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isPersonalPage } from '../../../contract/web/private-page.ts'
import { SERVICE_WORKER } from '../../../contract/web/service-worker.ts'
import { whenLoadedAndIdle } from '../browser/when-idle.ts'
import { mayPrefetch } from './prefetch-links.tsx'

const IDLE_MS = 5000

/**
 * Registers the service worker after the page has loaded. The worker sees requests for documents. A page that the router
 * opens makes no such request, so this sends its path to the worker, unless the visitor saves data.
 */
export function useServiceWorker(isOn: boolean): void {
	const { pathname } = useLocation()
	const opened = useRef(pathname)

	useEffect(() => {
		if (!isOn || import.meta.env.DEV || !('serviceWorker' in navigator)) return
		// It may be refused, in a private window for example.
		whenLoadedAndIdle(() => void navigator.serviceWorker.register(SERVICE_WORKER).catch(() => {}), IDLE_MS)
	}, [isOn])

	useEffect(() => {
		if (opened.current === pathname) return
		opened.current = pathname
		// The router fetched this page: it is no copy.
		document.body.removeAttribute('data-salinan')
		if (isPersonalPage(pathname) || !mayPrefetch()) return
		navigator.serviceWorker?.controller?.postMessage(pathname)
	}, [pathname])
}
