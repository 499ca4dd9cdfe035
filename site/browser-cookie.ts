/** Cookies that scripts may read; the member's cookie is HttpOnly. */
export function readCookie(name: string): string | null {
	const [, value] = document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`)) ?? []
	return value === undefined ? null : decodeURIComponent(value)
}

export function writeCookie(name: string, value: string, days: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	const seconds = days * 24 * 60 * 60
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS
	document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}
