/**
 * The pages that hold what patients typed: nobody else's script runs there, whatever the hospital has set. The router
 * takes a path in capitals, with escapes or with doubled slashes for the same page.
 */
export function isPrivatePage(pathname: string): boolean {
	return /^\/+reservasi(-status)?(\/|$)/i.test(decode(pathname))
}

function decode(pathname: string): string {
	try {
		return decodeURIComponent(pathname)
	} catch {
		return pathname
	}
}
