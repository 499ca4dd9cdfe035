import { type Labelled, labelRows } from './card-labels.ts'
import { cardRows } from './card-rows.ts'
import { findTilt } from './find-tilt.ts'
import { grayPage, type Picture, toPng, turnPicture } from './gray-picture.ts'
import type { OcrLine } from './ocr-worker.ts'

export type Recognize = (png: Uint8Array, parameters: Record<string, string>) => Promise<OcrLine[]>

export interface FoundCard {
	/** The picture with an upright, level card. */
	picture: Picture
	rows: Labelled['rows']
	/** The scale from the page with the rows to the picture. */
	scale: number
}

const PAGE_WIDTH = 1600
const TILT_WIDTH = 500
/** A smaller tilt does not affect OCR. */
const SLIGHT_TILT_DEGREES = 1
/** The number of labels of an ID card, and of one that is upright. */
const ENOUGH_LABELS = 3
const MANY_LABELS = 6

/** One column of text, with a local threshold (Sauvola) that finds words under glare too. */
const PAGE = { tessedit_pageseg_mode: '4', thresholding_method: '2' }

/** The card as it is, or in a rotated picture whose labels can be read. */
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
