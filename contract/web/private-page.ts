import { decodePercent } from '../links/decode-percent.ts'
import { isAlamatToko } from '../shop/alamat-toko.ts'

const PRIVATE = [
	'paket-layanan',
	'bandingkan',
	'antrean',
	'reservasi',
	'cek-reservasi',
	'reservasi-status',
	'data-saya',
	'email',
]

/**
 * The pages where patients' data is typed or shown, and the television: no third-party script runs there. The router treats a path in
 * capitals, with escapes or with double slashes as the same page. What could be the address of a shop is private too.
 */
export function isPrivatePage(pathname: string): boolean {
	const page = /^\/+([^/]*)/.exec(decodePercent(pathname).toLowerCase())?.[1] ?? ''
	return isAlamatToko(`/${page}`) || PRIVATE.includes(page)
}

/** The pages that show one person's data: never cached, never indexed. */
export function isPersonalPage(pathname: string): boolean {
	return /^\/+((cek-)?reservasi|reservasi-status|data-saya|email)(\/|$)/i.test(decodePercent(pathname))
}
