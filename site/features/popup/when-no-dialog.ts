/** Longer than the 700 ms after which the cart follows the choice of a patient. */
export const AFTER_DIALOG_MS = 800

const isDialogOpen = () => document.querySelector('dialog[open]') !== null

/** Runs the work now, or after the open dialog has been closed for a while. The returned function cancels it. */
export function whenNoDialog(work: () => void): () => void {
	if (!isDialogOpen()) {
		work()
		return () => {}
	}
	let timer: ReturnType<typeof setTimeout> | undefined
	const observer = new MutationObserver(() => {
		if (isDialogOpen()) {
			clearTimeout(timer)
			timer = undefined
		} else
			timer ??= setTimeout(() => {
				observer.disconnect()
				work()
			}, AFTER_DIALOG_MS)
	})
	observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] })
	return () => {
		observer.disconnect()
		clearTimeout(timer)
	}
}
