import { redirectDocument } from 'react-router'

/** Whether a third-party script runs in this document. A loaded script cannot be unloaded. */
let isLoaded = false

export function loadForeignScript(address: string, onError: () => void): void {
	isLoaded = true
	const script = document.createElement('script')
	script.async = true
	script.src = address
	script.onerror = onError
	document.head.append(script)
}

/**
 * For pages where patients' data is typed or shown: reloads the document if the advertising pixel runs in it, so that
 * no third-party script sees the data.
 */
export function leaveForeignScripts({ request }: { request: Request }): void {
	const { pathname, search } = new URL(request.url)
	if (isLoaded) throw redirectDocument(`${pathname}${search}`)
}
