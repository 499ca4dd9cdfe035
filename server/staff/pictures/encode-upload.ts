import { sniffMediaType } from '../../pictures/sniff-media-type.ts'

/** The width of the widest variant on a high-density screen; a phone's photo has twice that. */
const MAX_SIDE = 2560
const MAX_INPUT_PIXELS = 50_000_000
/** High, because the variants are encoded from it again. */
const QUALITY = 90

/** A crop of the upright picture, in pixels. */
export interface Potong {
	left: number
	top: number
	width: number
	height: number
}

export interface EncodedUpload {
	bytes: Buffer
	lebar: number
	tinggi: number
}

/**
 * Encodes the picture, or a crop of it, again from its pixels: upright, scaled down, without metadata or hidden content.
 * Null for a file that is not a picture (an SVG may contain scripts) and for a crop outside the picture.
 */
export async function encodeUpload(upload: Buffer, potong?: Potong): Promise<EncodedUpload | null> {
	if (!sniffMediaType(upload)) return null
	const { default: sharp } = await import('sharp')
	try {
		const image = sharp(upload, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS })
		const { data, info } = await (potong ? image.extract(potong) : image)
			.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
			.webp({ quality: QUALITY, effort: 4, smartSubsample: true })
			.toBuffer({ resolveWithObject: true })
		return { bytes: data, lebar: info.width, tinggi: info.height }
	} catch {
		return null
	}
}
