import type { PictureFormat } from './choose-format.ts'
import { sniffMediaType } from './sniff-media-type.ts'

/** Loaded with the first picture that has to be made: until then its eight megabytes are not missed. */
async function loadSharp() {
	const { default: sharp } = await import('sharp')
	// One thread an encode: how many run at once is decided by the queue alone.
	sharp.concurrency(1)
	// Inputs are buffers that are read once: libvips would remember them in vain.
	sharp.cache(false)
	return sharp
}

/** The 50-megapixel photos of today's phones still pass (8160 × 6120). */
const MAX_INPUT_PIXELS = 50_000_000

/** WebP and AVIF end near 16,000 px a side, and an AVIF of 50 megapixels takes 1.3 GB to encode; 4096² takes 0.5. */
const MAX_SIDE = 4096

/** Part of every cache key: sharp's version, and a number to raise when anything below changes what comes out. */
export const encoding = '1/0.35.5'

/**
 * Makes the variant of a picture that is `width` wide, or of its own size; never enlarges.
 * Metadata is dropped (sharp keeps none unless told to) after the EXIF orientation has been applied.
 *
 * @throws when the bytes are no whole picture
 */
export async function encodeVariant(picture: Buffer, width: number | undefined, format: PictureFormat) {
	// Before libvips sees it, which would also open SVG, PDF and more.
	if (!sniffMediaType(picture)) throw new Error('Not a JPEG, PNG, WebP or AVIF picture')
	// `error` instead of sharp's `warning`: many cameras write JPEGs that libjpeg grumbles about and reads well.
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
 * A variant should cost less than 400 ms of one core. Measured with five photos: at 1280 px effort 0 takes 83–176 ms
 * and effort 1 192–675 ms; at 800 px, where most pictures are shown, effort 1 takes 87–316 ms and saves 3–12 % of bytes.
 */
const avifEffort = (width = Number.POSITIVE_INFINITY) => (width <= 800 ? 1 : 0)

/** What has alpha is a logo or a drawing, whose coloured edges smear when colour is kept at half the resolution. */
const sharpColour = (hasAlpha: boolean) => (hasAlpha ? '4:4:4' : '4:2:0')
