import { SHARE_SIZE } from '../../contract/media/share-picture.ts'
import type { Palet } from '../../contract/merek/merek-warna.ts'
import { loadSharp, MAX_INPUT_PIXELS } from '../pictures/load-sharp.ts'
import { drawIcon, type Mark } from './draw-mark.ts'
import { drawLine, fitText } from './lettering.ts'

export interface ShareContent {
	judul: string
	namaPendek: string
	mark: Mark
	palet: Palet
	/** The page's own picture. */
	picture: Buffer | null
	/** A logo or an icon: shown whole. */
	whole: boolean
}

const { width: WIDTH, height: HEIGHT } = SHARE_SIZE
const MARGIN = 64
/** The width of the picture, at the right edge. */
const PHOTO = 540
const PHOTO_MARGIN = 72
/** The mark beside the name, and in the place of a picture. */
const MARK = 76
const LARGE_MARK = 300
const NAME_SIZE = 34
const BAR = { width: 96, height: 8 }
const LEADING = 1.2
/** Colours of site.css. */
const GROUND = '#fbf8f2'
const INK = '#063534'

const sizesFrom = (largest: number) => Array.from({ length: (largest - 32) / 2 + 1 }, (_, step) => largest - step * 2)

/** Draws the picture of a shared link: the mark and the name, the title, and the page's own picture beside them. */
export async function drawSharePicture(content: ShareContent): Promise<Buffer> {
	const { judul, namaPendek, mark, palet } = content
	const sharp = await loadSharp()
	const photo = content.picture && (await drawPhoto(content.picture, content.whole).catch(() => null))
	const beside = photo ? PHOTO : LARGE_MARK + MARGIN
	const top = MARGIN + MARK + 32
	const bottom = HEIGHT - MARGIN - BAR.height - 24
	const title = fitText(judul, {
		width: WIDTH - beside - 2 * MARGIN,
		height: bottom - top,
		sizes: sizesFrom(photo ? 64 : 80),
		leading: LEADING,
	})
	const ink = palet['teal-900'] ?? INK
	const lines = title.lines.map((line, index) =>
		// The baseline is about four fifths below the top of a line.
		drawLine(line, { x: MARGIN, y: top + title.size * (0.85 + index * LEADING), size: title.size, fill: ink }),
	)
	const nameX = photo ? MARGIN + MARK + 20 : MARGIN
	const name = drawLine(namaPendek, { x: nameX, y: MARGIN + MARK / 2 + 12, size: NAME_SIZE, fill: ink })
	const bar = `<rect x="${MARGIN}" y="${HEIGHT - MARGIN - BAR.height}" width="${BAR.width}" height="${BAR.height}" rx="4" fill="${palet['leaf-300'] ?? ink}"/>`
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${name}${lines.join('')}${bar}</svg>`
	const side = photo
		? [
				{ input: photo, left: WIDTH - PHOTO, top: 0 },
				{ input: await drawIcon(mark, MARK), left: MARGIN, top: MARGIN },
			]
		: [{ input: await drawIcon(mark, LARGE_MARK), left: WIDTH - MARGIN - LARGE_MARK, top: (HEIGHT - LARGE_MARK) / 2 }]
	return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
		.composite([{ input: Buffer.from(svg) }, ...side])
		.removeAlpha()
		.png()
		.toBuffer()
}

/** Faces are in the upper part of a portrait. */
async function drawPhoto(picture: Buffer, whole: boolean): Promise<Buffer> {
	const sharp = await loadSharp()
	const image = sharp(picture, { autoOrient: true, failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS })
	const { autoOrient } = await image.metadata()
	const background = '#fff'
	if (whole) {
		const [top, left] = [PHOTO_MARGIN, PHOTO_MARGIN]
		image
			.resize(PHOTO - 2 * left, HEIGHT - 2 * top, { fit: 'contain', background })
			.extend({ top, left, bottom: top, right: left, background })
	} else
		image.resize(PHOTO, HEIGHT, { fit: 'cover', position: autoOrient.height > autoOrient.width ? 'top' : 'centre' })
	return image.flatten({ background }).png().toBuffer()
}
