import { parseAccept } from 'hono/utils/accept'
import { loadSharp, MAX_INPUT_PIXELS } from './load-sharp.ts'
import { sniffMediaType } from './sniff-media-type.ts'

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

/** WebP and AVIF allow about 16,000 px per side, but an AVIF of 50 megapixels takes 1.3 GB to encode; 4096² takes 0.5. */
const MAX_SIDE = 4096

/** Part of every cache key: a number to raise when the settings below change, and sharp's version. */
export const encoding = '1/0.35.5'

/**
 * Encodes a picture at a width, or at its own size; never enlarges. Applies the EXIF orientation and drops all metadata
 * (the default of sharp).
 *
 * @throws when the bytes are not a complete picture
 */
export async function encodeVariant(picture: Buffer, width: number | undefined, format: PictureFormat) {
	// libvips would also open SVG, PDF and more.
	if (!sniffMediaType(picture)) throw new Error('Not a JPEG, PNG, WebP or AVIF picture')
	// `error` instead of the default `warning`: libjpeg warns about many readable JPEGs of cameras.
	const sharp = await loadSharp()
	const image = sharp(picture, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS })
	const { hasAlpha } = await image.metadata()
	image.resize({ width: width ?? MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
	switch (format) {
		case 'avif':
			return image.avif({ quality: 55, effort: avifEffort(width), chromaSubsampling: sharpColour(hasAlpha) }).toBuffer()
		case 'webp':
			return image.webp({ quality: 75, effort: 2, smartSubsample: hasAlpha }).toBuffer()
		case 'plain':
			return hasAlpha ? image.png().toBuffer() : image.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
	}
}

/**
 * A variant should cost less than 400 ms of one core. Measured with five photos: at 1280 px effort 0 takes 83–176 ms,
 * effort 1 takes 192–675 ms; at 800 px effort 1 takes 87–316 ms and saves 3–12 % of bytes.
 */
const avifEffort = (width = Number.POSITIVE_INFINITY) => (width <= 800 ? 1 : 0)

/** A picture with alpha is a logo or a drawing; at half the colour resolution its edges would smear. */
const sharpColour = (hasAlpha: boolean) => (hasAlpha ? '4:4:4' : '4:2:0')
