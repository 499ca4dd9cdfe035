/** `plain` is what every client takes: JPEG, or PNG for a picture with alpha. */
export type PictureFormat = 'avif' | 'webp' | 'plain'

/**
 * The smallest format that an `Accept` header names. Wildcards do not count: clients send them for formats they
 * cannot show.
 */
export function chooseFormat(accept = ''): PictureFormat {
	const taken = accept.toLowerCase().split(',').filter(isWanted).map(mediaTypeOf)
	if (taken.includes('image/avif')) return 'avif'
	if (taken.includes('image/webp')) return 'webp'
	return 'plain'
}

const isWanted = (range: string) => !/;\s*q=0(?:\.0*)?\s*(?:;|$)/.test(range)
const mediaTypeOf = (range: string) => range.split(';', 1)[0]?.trim()
