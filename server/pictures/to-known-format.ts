import { loadSharp, MAX_INPUT_PIXELS } from './load-sharp.ts'
import { sniffMediaType } from './sniff-media-type.ts'

/** Twice the size that an SVG names, for sharp screens. */
const SVG_DENSITY = 144

/**
 * A picture of another server in a format that we serve: GIF and SVG become PNG. Null for anything else. An SVG is drawn
 * here and never sent to a browser, where its scripts would run.
 */
export async function toKnownFormat(bytes: Buffer): Promise<Buffer | null> {
	if (sniffMediaType(bytes)) return bytes
	if (!isGif(bytes) && !isSvg(bytes)) return null
	const sharp = await loadSharp()
	const picture = sharp(bytes, { density: SVG_DENSITY, limitInputPixels: MAX_INPUT_PIXELS })
	return picture
		.png()
		.toBuffer()
		.catch(() => null)
}

const isGif = (bytes: Buffer) => /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))

/** The root element, after a prolog, comments and a document type. */
const isSvg = (bytes: Buffer) =>
	/^\uFEFF?\s*(<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*>\s*)*<svg[\s>]/.test(bytes.toString('utf8', 0, 4096))
