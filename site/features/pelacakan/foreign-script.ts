import { redirectDocument } from 'react-router'

let loaded = false

/** Whether a third-party script runs in this document. A loaded script cannot be unloaded. */
const isForeignScriptLoaded = (): boolean => loaded

export function loadForeignScript(address: string, onError: () => void): void {
	loaded = true
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
	if (isForeignScriptLoaded()) throw redirectDocument(`${pathname}${search}`)
}
