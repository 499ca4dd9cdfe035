import { EARLY_TAP, type EarlyTap } from '../../../contract/web/early-tap.ts'
import { requestActivity } from './request-activity.ts'

/**
 * Ends the waiting of a pressed control. React calls this only for elements that it knows: a press on anything else
 * stays `lost`, and the page's first script repeats it. The control looks busy until the code that it asked for is here.
 */
export function takeTap({ target }: { target: EventTarget }): void {
	const control = target instanceof Element && target.closest(`[${EARLY_TAP}]`)
	if (!control) return
	control.setAttribute(EARLY_TAP, 'taken' satisfies EarlyTap)
	// The handler of the press has run by then, and its requests have begun.
	setTimeout(() => {
		const end = () => {
			if (requestActivity.get().pending > 0) return
			unsubscribe()
			control.removeAttribute(EARLY_TAP)
		}
		const unsubscribe = requestActivity.subscribe(end)
		end()
	})
}
