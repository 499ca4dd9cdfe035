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

/** Cookies that scripts may read; the member's cookie is HttpOnly. A browser may throw where it blocks them. */
export function readCookie(name: string): string | null {
	try {
		const [, value] = document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`)) ?? []
		return value === undefined ? null : decodeURIComponent(value)
	} catch {
		return null
	}
}

export function writeCookie(name: string, value: string, days: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	const seconds = days * 24 * 60 * 60
	try {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
		document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
	} catch {
		// Nothing depends on these cookies.
	}
}

/** Whether this browser has a member. The member's cookie itself is HttpOnly, so scripts cannot read it. */
const KEY = 'pernah-member'

/** Whether a request for the cart is worthwhile outside of the shop. */
export const wasMember = (): boolean => readStorage('localStorage', KEY) === '1'

export const rememberMember = () => writeStorage('localStorage', KEY, '1')

export const forgetMember = () => writeStorage('localStorage', KEY, null)
