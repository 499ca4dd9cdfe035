/**
 * The pages where patients' data is typed or shown: nobody else's script runs there, whatever the hospital has set. The
 * router takes a path in capitals, with escapes or with doubled slashes for the same page.
 */
export function isPrivatePage(pathname: string): boolean {
	return /^\/+(yasmin-shop|paket-layanan|reservasi(-status)?|data-saya)(\/|$)/i.test(decode(pathname))
}

/** The pages that show what belongs to one person: never kept by anybody, never found by a search engine. */
export function isPersonalPage(pathname: string): boolean {
	return /^\/+(reservasi(-status)?|data-saya)(\/|$)/i.test(decode(pathname))
}

function decode(pathname: string): string {
	try {
		return decodeURIComponent(pathname)
	} catch {
		return pathname
	}
}
