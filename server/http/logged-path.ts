/**
 * A path as it may be written to a log. It keeps what our own addresses are made of; a reservation code, a long number
 * and anything else that somebody typed into the address bar is left out.
 */
export function loggedPath(path: string): string {
	if (path.startsWith('/assets/')) return path.replace(LONG_NUMBER, '…')
	return path
		.replace(/(\/(?:reservasi-status|detail-kode)\/).+$/is, '$1…')
		.split('/')
		.map((segment) => (OUR_SEGMENT.test(segment) ? segment.replace(LONG_NUMBER, '…') : '…'))
		.join('/')
}

const OUR_SEGMENT = /^[a-z0-9._-]*$/

/** A phone number or NIK, alone or inside a word, but not the digits of a hexadecimal id. */
export const LONG_NUMBER = /(?<![0-9a-f])\d{8,}(?![0-9a-f])/g
