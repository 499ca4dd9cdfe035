import { sniffMediaType } from '../../pictures/sniff-media-type.ts'

/** As wide as the widest variant on a dense screen; a phone's photo has twice that. */
const MAX_SIDE = 2560
const MAX_INPUT_PIXELS = 50_000_000
/** Variants are made from it, so it must bear being encoded again. */
const QUALITY = 90

/** A part of the upright picture, in its pixels. */
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
 * The picture anew from its pixels: turned upright, no larger than needed, without anything that a camera or somebody
 * with bad intentions put beside them; all of it or a part. Null for what is no picture (an SVG is a program) and for a
 * part that it does not have.
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
