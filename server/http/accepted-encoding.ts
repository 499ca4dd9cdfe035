export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an `Accept-Encoding` header allows; `q=0` forbids one. */
export function acceptedEncoding(header = ''): Encoding {
	if (BROTLI.test(header)) return 'br'
	return GZIP.test(header) ? 'gzip' : 'identity'
}

const BROTLI = /(^|[\s,])br\s*(,|$|;\s*(?!q=0(\.0*)?\s*(,|$)))/i
const GZIP = /(^|[\s,])gzip\s*(,|$|;\s*(?!q=0(\.0*)?\s*(,|$)))/i
