import { type LabelledRow, textOf } from './card-labels.ts'
import { type CardReadings, composeRead, type LineReading } from './compose-read.ts'
import { type FoundCard, findCard, type Recognize } from './find-card.ts'
import { grayLine, type Picture, type TextLine, toPng } from './gray-picture.ts'
import type { KtpRead } from './ktp-read.ts'
import type { OcrWord } from './ocr-worker.ts'
import { readOcrA, type ShapeReading } from './read-ocr-a.ts'
import { followLine, moved, scaled, textLine, valueColumn } from './text-line.ts'
import type { Reading } from './vote.ts'

const LINE = { tessedit_pageseg_mode: '7', tessedit_char_whitelist: "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,'-/()" }
const DIGITS = { tessedit_pageseg_mode: '7', tessedit_char_whitelist: '0123456789' }
/** The letter heights at which a line is read again. */
const LINE_HEIGHTS = [32, 40]
const DIGIT_HEIGHTS = [20, 40, 56]
const SHAPE_HEIGHT = 40
/** The margin beside the NIK that may still contain a digit, in letter heights. */
const NIK_AROUND = 2.5

export async function readCard(picture: Picture, recognize: Recognize, thisYear: number): Promise<KtpRead | undefined> {
	const card = await findCard(picture, recognize)
	if (!card) return undefined
	const { rows } = card
	const readings: CardReadings = {
		nama: await readLine(card, rows.nama, recognize),
		lahir: await readLine(card, rows.lahir, recognize),
		alamat: await readLine(card, rows.alamat, recognize),
		nik: await readNik(card, recognize),
		kelamin: readingOf(rows.kelamin).text,
		rtRw: readingOf(rows.rtRw),
		desa: readingOf(rows.desa),
		kecamatan: readingOf(rows.kecamatan),
	}
	return composeRead(readings, thisYear)
}

/** Reads the cropped line of a value: on the whole page OCR loses small letters and spaces. */
async function readLine(card: FoundCard, row: LabelledRow | undefined, recognize: Recognize): Promise<LineReading> {
	const found = row && textLine(row, valueColumn(card.rows))
	if (!found) return { readings: [], isFaint: false }
	const seen = scaled(found, card.scale)
	const line = followLine(card.picture, seen)
	const readings = await readAt(LINE_HEIGHTS, card.picture, line, recognize, LINE)
	return { readings: [...readings, readingOf(row)], isFaint: line !== seen }
}

async function readNik(card: FoundCard, recognize: Recognize): Promise<CardReadings['nik']> {
	const found = card.rows.nik && textLine(card.rows.nik, () => Number.POSITIVE_INFINITY)
	if (!found) return { shapes: undefined, texts: [] }
	const line = scaled(found, card.scale)
	const digits = findDigits(card.picture, line) ?? findDigits(card.picture, followLine(card.picture, line))
	const readings = await readAt(DIGIT_HEIGHTS, card.picture, digits?.exact ?? line, recognize, DIGITS)
	return { shapes: digits?.shapes, texts: readings.map(({ text }) => text.replace(/\D/g, '')) }
}

/** The sixteen digits by their shapes, and OCR of the line cropped to them. */
function findDigits(picture: Picture, line: TextLine): { shapes: ShapeReading; exact: TextLine } | undefined {
	const gray = grayLine(picture, { ...line, length: line.length + 2 * NIK_AROUND * line.height }, SHAPE_HEIGHT)
	const shapes = readOcrA(gray, SHAPE_HEIGHT)
	if (!shapes) return undefined
	const scale = line.height / SHAPE_HEIGHT
	const exact = { ...line, length: (shapes.end - shapes.start) * scale }
	return { shapes, exact: moved(exact, ((shapes.start + shapes.end - gray.width) / 2) * scale) }
}

async function readAt(
	heights: number[],
	picture: Picture,
	line: TextLine,
	recognize: Recognize,
	parameters: Record<string, string>,
): Promise<Reading[]> {
	const readings: Reading[] = []
	for (const height of heights) {
		const lines = await recognize(await toPng(grayLine(picture, line, height)), parameters)
		readings.push(readingOf({ value: lines.flatMap(({ words }) => words) }))
	}
	return readings
}

const readingOf = ({ value }: { value: OcrWord[] } = { value: [] }): Reading => ({
	text: textOf(value),
	// A single stroke is read without confidence, and is always an I ('I MADE').
	confidence: Math.min(100, ...value.filter(({ text }) => !/^[I1|!]$/.test(text)).map(({ confidence }) => confidence)),
})
