let loaded = false

/** Whether a script of somebody else runs in this document; one that has come never leaves it. */
export const isForeignScriptLoaded = (): boolean => loaded

export function loadForeignScript(address: string, onError: () => void): void {
	loaded = true
	const script = document.createElement('script')
	script.async = true
	script.src = address
	script.onerror = onError
	document.head.append(script)
}
