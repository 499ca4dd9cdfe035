let loaded = false

/** Whether a third-party script runs in this document. A loaded script cannot be unloaded. */
export const isForeignScriptLoaded = (): boolean => loaded

export function loadForeignScript(address: string, onError: () => void): void {
	loaded = true
	const script = document.createElement('script')
	script.async = true
	script.src = address
	script.onerror = onError
	document.head.append(script)
}
