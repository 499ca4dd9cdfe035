const BANDINGKAN_PATH = '/bandingkan'

/** The packages by `uri`, separated by commas. */
export const PAKET_PARAMETER = 'paket'

/** More columns do not fit. */
export const MAX_PAKET = 3

/** The values that are cached: as many packages as the page shows, or none. */
export const CACHED_PAKET = new RegExp(`^([a-z\\d-]{1,100}(,(?!$)|$)){0,${MAX_PAKET}}$`)

/** A repeated parameter is accepted too. */
export function readPaket(search: string): string[] {
	const values = new URLSearchParams(search).getAll(PAKET_PARAMETER)
	return [...new Set(values.flatMap((value) => value.split(',').map((uri) => uri.trim())))].filter(Boolean)
}

/**
 * @example
 * bandingkanAddress(['vaksinasi-hpv', 'vaksinasi-influenza']) // '/bandingkan?paket=vaksinasi-hpv,vaksinasi-influenza'
 */
export const bandingkanAddress = (uris: string[]) =>
	uris.length > 0 ? `${BANDINGKAN_PATH}?${PAKET_PARAMETER}=${uris.map(encodeURIComponent).join(',')}` : BANDINGKAN_PATH
