import { parseAccept } from 'hono/utils/accept'

/** `plain` is what every client supports: JPEG, or PNG for a picture with alpha. */
export type PictureFormat = 'avif' | 'webp' | 'plain'

/** The smallest format that the `Accept` header names. Clients send wildcards for formats they cannot show. */
export function chooseFormat(accept = ''): PictureFormat {
	const accepted = parseAccept(accept.toLowerCase())
		.filter(({ q }) => q > 0)
		.map(({ type }) => type)
	if (accepted.includes('image/avif')) return 'avif'
	if (accepted.includes('image/webp')) return 'webp'
	return 'plain'
}
