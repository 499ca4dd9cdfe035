/** Longer than the 700 ms after which the cart follows the choice of a patient. */
const UNDISTURBED_MS = 800

/** A dialog or a menu is open, somebody types, or the page shows emergency help: nothing may lie over these. */
const BUSY = 'dialog[open], .site-menu details[open], input:focus, textarea:focus, select:focus, [data-bahaya]'

const isBusy = () => document.querySelector(BUSY) !== null

/** Runs the work now, or after the visitor has not been busy for a while. The returned function cancels it. */
export function whenUndisturbed(work: () => void): () => void {
	if (!isBusy()) {
		work()
		return () => {}
	}
	let timer: ReturnType<typeof setTimeout> | undefined
	const look = () => {
		if (isBusy()) {
			clearTimeout(timer)
			timer = undefined
		} else
			timer ??= setTimeout(() => {
				stop()
				work()
			}, UNDISTURBED_MS)
	}
	const observer = new MutationObserver(look)
	observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
	addEventListener('focusin', look)
	addEventListener('focusout', look)
	function stop() {
		observer.disconnect()
		removeEventListener('focusin', look)
		removeEventListener('focusout', look)
		clearTimeout(timer)
	}
	return stop
}
