import { startTransition, useEffect, useState } from 'react'
import type { PopupInformation } from '../../../contract/popup.ts'
import { backgroundApi } from '../../load.ts'
import { mayShowPopup, rememberPopup } from './seen-popup.ts'
import { whenNoDialog } from './when-no-dialog.ts'

/** From the answer of the API to the popup. */
export const POPUP_DELAY_MS = 800

interface Ready {
	popup: PopupInformation
	/** Its code is loaded only when there is something to show. */
	PopupModal: typeof import('./popup-modal.tsx').PopupModal
}

async function preparePopup(): Promise<Ready | null> {
	const { data: popup } = await backgroundApi()('getPopupPresented')
	if (!popup || !mayShowPopup(popup)) return null
	const delay = new Promise((resolve) => setTimeout(resolve, POPUP_DELAY_MS))
	const { PopupModal, preloadPictures } = await import('./popup-modal.tsx')
	preloadPictures(popup)
	await delay
	return { popup, PopupModal }
}

const nothing = Promise.resolve(null)

/** Asked for once with every page that the browser loads, whatever is navigated to from there. */
let preparing: Promise<Ready | null> | undefined

/** The popup of the moment, if there is one. A failure shows nothing. */
export function PopupGate() {
	const [shown, setShown] = useState<Ready | null>(null)

	useEffect(() => {
		let stop = () => {}
		let left = false
		preparing ??= preparePopup().catch(() => null)
		preparing.then((ready) => {
			if (!ready || left) return
			stop = whenNoDialog(() => {
				preparing = nothing
				rememberPopup(ready.popup)
				startTransition(() => setShown(ready))
			})
		})
		return () => {
			left = true
			stop()
		}
	}, [])

	if (!shown) return null
	const { PopupModal, popup } = shown
	return <PopupModal popup={popup} onEnd={() => setShown(null)} />
}
