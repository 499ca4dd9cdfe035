import { type Labelled, labelRows } from './card-labels.ts'
import { cardRows } from './card-rows.ts'
import { findTilt } from './find-tilt.ts'
import { grayPage, type Picture, toPng, turnPicture } from './gray-picture.ts'
import type { OcrLine } from './ocr-worker.ts'

export type Recognize = (png: Uint8Array, parameters: Record<string, string>) => Promise<OcrLine[]>

export interface FoundCard {
	/** The picture with the card upright and level. */
	picture: Picture
	rows: Labelled['rows']
	/** From where the rows were found to the picture. */
	scale: number
}

const PAGE_WIDTH = 1600
const TILT_WIDTH = 500
/** Less is read as well as nothing. */
const SLIGHT_TILT_DEGREES = 1
/** So many labels are an ID card; so many are one that lies upright. */
const ENOUGH_LABELS = 3
const MANY_LABELS = 6

/** One column of text; ink told from paper by the light around it (Sauvola), which finds words under glare too. */
const PAGE = { tessedit_pageseg_mode: '4', thresholding_method: '2' }

/** The card as it lies in the picture, or with the picture turned until its labels can be read. */
export async function findCard(picture: Picture, recognize: Recognize): Promise<FoundCard | undefined> {
	let best: (FoundCard & { count: number }) | undefined
	for (const quarter of [0, 180, 90, 270]) {
		const turned = quarter ? turnPicture(picture, quarter) : picture
		const tilt = findTilt(grayPage(turned, TILT_WIDTH))
		const level = Math.abs(tilt) > SLIGHT_TILT_DEGREES ? turnPicture(picture, quarter - tilt) : turned
		const lines = await recognize(await toPng(grayPage(level, PAGE_WIDTH)), PAGE)
		const { rows, count } = labelRows(cardRows(lines))
		if (count >= Math.max(ENOUGH_LABELS, (best?.count ?? 0) + 1))
			best = { picture: level, rows, scale: level.width / PAGE_WIDTH, count }
		if (best && best.count >= MANY_LABELS) break
	}
	return best
}
