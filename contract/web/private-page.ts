import { decodePercent } from '../links/decode-percent.ts'

/**
 * The pages where patients' data is typed or shown: no third-party script runs there. The router treats a path in
 * capitals, with escapes or with double slashes as the same page.
 */
export function isPrivatePage(pathname: string): boolean {
	return /^\/+(yasmin-shop|paket-layanan|reservasi(-status)?|data-saya)(\/|$)/i.test(decodePercent(pathname))
}

/** The pages that show one person's data: never cached, never indexed. */
export function isPersonalPage(pathname: string): boolean {
	return /^\/+(reservasi(-status)?|data-saya)(\/|$)/i.test(decodePercent(pathname))
}
