type Kind = 'localStorage' | 'sessionStorage'

/** A browser that blocks cookies throws on any use of its storage. Then nothing is stored, and the site works without. */
export function readStorage(kind: Kind, key: string): string | null {
	try {
		return window[kind].getItem(key)
	} catch {
		return null
	}
}

/** Returns whether the value is stored; null removes it. */
export function writeStorage(kind: Kind, key: string, value: string | null): boolean {
	try {
		if (value === null) window[kind].removeItem(key)
		else window[kind].setItem(key, value)
		return true
	} catch {
		return false
	}
}
