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
