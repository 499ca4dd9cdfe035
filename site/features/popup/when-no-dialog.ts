/** After a dialog has closed the next one may follow at once: the cart does so after 700 ms. */
export const AFTER_DIALOG_MS = 800

const isDialogOpen = () => document.querySelector('dialog[open]') !== null

/** Does the work now, or when the dialog that is open has been closed for a while. The answer takes it back. */
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
