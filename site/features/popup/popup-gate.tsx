import { startTransition, useEffect, useState } from 'react'
import type { PopupInformation } from '../../../contract/web/popup.ts'
import { readCookie, writeCookie } from '../../lib/browser/browser-storage.ts'
import { isFramed } from '../../lib/browser/is-framed.ts'
import { wait } from '../../lib/fetching/minimum-delay.ts'
import { useFetched } from '../../lib/fetching/use-fetched.ts'
import { backgroundApi } from '../../load.ts'

/** The delay between the API response and the popup. */
const POPUP_DELAY_MS = 800

const COOKIE = 'popup-information'

/** The longest lifetime that browsers allow for a cookie. */
const KEPT_DAYS = 400

/** The code is loaded only when there is a popup to show. */
interface Ready extends Pick<typeof import('./popup-modal.tsx'), 'PopupModal' | 'whenUndisturbed'> {
	popup: PopupInformation
}

async function preparePopup(): Promise<Ready | null> {
	if (isFramed()) return null
	const { data: popup } = await backgroundApi()('GET /v1/public/popup-information/presented')
	// Information is shown every time, a quiz only once.
	if (!popup || (popup.type === 'quiz' && popup.id === readCookie(COOKIE))) return null
	const delay = wait(POPUP_DELAY_MS)
	const { PopupModal, preloadPictures, whenUndisturbed } = await import('./popup-modal.tsx')
	preloadPictures(popup)
	await delay
	return { popup, PopupModal, whenUndisturbed }
}

/** Loaded once per document: a navigation does not show the popup again. */
let preparing: Promise<Ready | null> | undefined

/** The current popup, if there is one. A failure shows nothing. */
export function PopupGate() {
	const { data: ready } = useFetched('popup', () => (preparing ??= preparePopup()))
	const [shown, setShown] = useState<Ready | null>(null)

	useEffect(() => {
		if (!ready) return
		return ready.whenUndisturbed(() => {
			preparing = Promise.resolve(null)
			writeCookie(COOKIE, ready.popup.id, KEPT_DAYS)
			startTransition(() => setShown(ready))
		})
	}, [ready])

	if (!shown) return null
	const { PopupModal, popup } = shown
	return <PopupModal popup={popup} onEnd={() => setShown(null)} />
}
