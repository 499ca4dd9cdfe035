export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
	if (!header) return 'identity'
	const offers = header
		.toLowerCase()
		.split(',')
		.map((offer) => offer.split(';').map((part) => part.trim()))
		.filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)))
		.map(([name]) => name)
	if (offers.includes('br')) return 'br'
	return offers.includes('gzip') ? 'gzip' : 'identity'
}
