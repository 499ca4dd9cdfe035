/** A path for the log: segments of our own routes stay; reservation codes, long numbers and typed text become `…`. */
export function loggedPath(path: string): string {
	if (path.startsWith('/assets/')) return path.replace(LONG_NUMBER, '…')
	return path
		.replace(/(\/(?:reservasi-status|detail-kode|shop-reservasi\/(?:ubah|batal))\/).+$/is, '$1…')
		.split('/')
		.map((segment) => (OUR_SEGMENT.test(segment) ? segment.replace(LONG_NUMBER, '…') : '…'))
		.join('/')
}

const OUR_SEGMENT = /^[a-z0-9._-]*$/

/** A phone number or NIK, but not the digits of a hexadecimal id. */
export const LONG_NUMBER = /(?<![0-9a-f])\d{8,}(?![0-9a-f])/g
