/** What scripts may read and write; the member's cookie is not among it. */
export function readCookie(name: string): string | null {
	const [, value] = document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]*)`)) ?? []
	return value === undefined ? null : decodeURIComponent(value)
}

export function writeCookie(name: string, value: string, days: number): void {
	const secure = location.protocol === 'https:' ? '; Secure' : ''
	const seconds = days * 24 * 60 * 60
	// biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no other way without HTTPS
	document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
}
