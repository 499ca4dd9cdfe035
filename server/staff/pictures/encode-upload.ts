import { BUKAN_GAMBAR, pictureFileProblem, START_BYTES } from '../../../contract/media/picture-file.ts'
import { encodeQueue, loadSharp } from '../../pictures/load-sharp.ts'
import { sniffMediaType } from '../../pictures/sniff-media-type.ts'

/** The width of the widest variant on a high-density screen; a phone's photo has twice that. */
const MAX_SIDE = 2560
/** A picture that has to be rotated is in memory as a whole: 300 MB at this size. */
const MAX_MEGAPIXELS = 100
/** High, because the variants are encoded from it again. */
const QUALITY = 90

/** Each waiting upload holds its file in memory. */
export const MAX_WAITING = 12

/** A crop of the upright picture, in pixels. */
export interface Potong {
	left: number
	top: number
	width: number
	height: number
}

/**
 * Encodes the picture, or a crop of it, again from its pixels: upright, scaled down, without metadata or hidden content.
 * A sentence for a file that is not a picture (an SVG may contain scripts) and for a crop outside the picture.
 * Null when too many uploads wait already.
 */
export async function encodeUpload(upload: Buffer, potong?: Potong) {
	const problem = pictureFileProblem(upload.toString('latin1', 0, START_BYTES), upload.length)
	if (problem) return problem
	if (!sniffMediaType(upload)) return BUKAN_GAMBAR
	if (encodeQueue.pendingCount >= MAX_WAITING) return null
	return encodeQueue(() => encode(upload, potong))
}

async function encode(upload: Buffer, potong?: Potong) {
	const sharp = await loadSharp()
	try {
		const { width, height } = await sharp(upload, { limitInputPixels: false }).metadata()
		if (width * height > MAX_MEGAPIXELS * 1_000_000)
			return `Gambar ini ${width} × ${height} piksel; paling banyak ${MAX_MEGAPIXELS} juta piksel. Perkecil lebih dahulu.`
		const image = sharp(upload, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_MEGAPIXELS * 1_000_000 })
		const { data, info } = await (potong ? image.extract(potong) : image)
			.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
			.webp({ quality: QUALITY, effort: 4, smartSubsample: true })
			.toBuffer({ resolveWithObject: true })
		return { bytes: data, lebar: info.width, tinggi: info.height }
	} catch {
		return BUKAN_GAMBAR
	}
}
