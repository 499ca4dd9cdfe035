import { useLayoutEffect } from 'react'
import { EARLY_TAP, type EarlyTap } from '../../../contract/web/early-tap.ts'
import { requestActivity } from './request-activity.ts'

/**
 * Ends the waiting of a pressed control, or of the button that sent a form. React calls this only for elements that it
 * knows: a press on anything else stays `lost`, and the page's first script repeats it. The control looks busy until the
 * code or data that it asked for is here.
 */
export function takeTap(event: React.SyntheticEvent): void {
	const { target, nativeEvent } = event
	const pressed = (nativeEvent as Partial<SubmitEvent>).submitter ?? (target as Element)
	const control = pressed.closest(`[${EARLY_TAP}]`)
	if (!control) return
	// A press can make React hydrate the page at once. It comes again, after what was typed.
	if (!isInputKnown) {
		event.stopPropagation()
		return
	}
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

let isInputKnown = false

/**
 * Tells React what was typed and ticked before hydration, by the visitor or by the browser, which may fill in a form: the
 * fields show it, and React knows nothing of it. Each such field announces its value once, as if it were entered now.
 */
export function useEarlyInput(): void {
	useLayoutEffect(() => {
		const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')
		const entered = [...fields]
			.map((field) => ({ field, value: field.value, isTurned: field.checked !== field.defaultChecked }))
			.filter(({ field, value, isTurned }) => isTurned || value !== field.defaultValue)
		// After the commit: a handler may need the state that the field before has set.
		queueMicrotask(() => {
			for (const { field, value, isTurned } of entered) {
				// React notes what scripts assign and announces only what differs from that: so it is given the server's value.
				if (isTurned) {
					field.checked = field.defaultChecked
					field.click()
				} else {
					field.value = field.defaultValue
					Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
					field.dispatchEvent(new Event('input', { bubbles: true }))
				}
			}
			isInputKnown = true
		})
	}, [])
}
