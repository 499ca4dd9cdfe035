import type { Row } from './card-rows.ts'
import type { OcrWord } from './ocr-worker.ts'

/** The labels of every card in this order. Letters only, because OCR misreads the rest too often. */
const labels = {
	nik: 'nik',
	nama: 'nama',
	lahir: 'tempattgllahir',
	kelamin: 'jeniskelamin',
	alamat: 'alamat',
	rtRw: 'rtrw',
	desa: 'keldesa',
	kecamatan: 'kecamatan',
	agama: 'agama',
	status: 'statusperkawinan',
	pekerjaan: 'pekerjaan',
	warga: 'kewarganegaraan',
	berlaku: 'berlakuhingga',
} as const

export type Label = keyof typeof labels
const order = Object.keys(labels) as Label[]

export interface LabelledRow {
	/** The words to the right of the label and the colon. */
	value: OcrWord[]
	slope: number
}

export interface Labelled {
	rows: Partial<Record<Label, LabelledRow>>
	/** The number of labels that were read; it tells an ID card from other text. */
	count: number
}

interface Match {
	label: Label
	row: number
	/** The part of the letters that differ; 0 is an exact match. */
	mistakes: number
	value: OcrWord[]
}

/** A match with more wrong letters than this is no label. */
const FORGIVEN = 0.34
/** A gap of more than this many line heights ends a value. */
const APART = 2

/** Finds the rows of a card by their labels. A row with an unreadable label is found by its neighbours. */
export function labelRows(rows: Row[]): Labelled {
	const found = new Map<Label, Match>()
	const matches = rows.flatMap((row, index) => matchLabel(row.words, index)).sort((a, b) => a.mistakes - b.mistakes)
	for (const match of matches) if (!found.has(match.label)) found.set(match.label, match)
	const labelled: Labelled['rows'] = {}
	const taken = new Set([...found.values()].map(({ row }) => row))
	for (const label of order) {
		const index = found.get(label)?.row ?? guessRow(label, found, taken)
		const row = index === undefined ? undefined : rows[index]
		if (!row || index === undefined) continue
		const edge = valueEdge(index, found)
		const right = row.words.filter(({ bbox }) => bbox.x0 > edge - 2 * (bbox.y1 - bbox.y0))
		const value = found.get(label)?.value ?? unmarked(right)
		labelled[label] = { value: upToGap(value), slope: row.slope }
	}
	return { rows: labelled, count: found.size }
}

/** The best matching label for the first words of a row. */
function matchLabel(words: OcrWord[], row: number): Match[] {
	const matches: Match[] = []
	for (let count = 1; count <= Math.min(3, words.length); count++) {
		const last = words[count - 1] as OcrWord
		const colon = last.text.indexOf(':')
		const head = textOf(words.slice(0, count), '').replace(/:.*/, '')
		const letters = head.toLowerCase().replace(/[^a-z]/g, '')
		const glued = colon < 0 ? [] : cutBefore(last, colon + 1)
		for (const label of order) {
			const mistakes = editDistance(letters, labels[label]) / labels[label].length
			if (mistakes < FORGIVEN)
				matches.push({ label, row, mistakes, value: unmarked([...glued, ...words.slice(count)]) })
		}
		if (colon >= 0) break
	}
	return matches.sort((a, b) => a.mistakes - b.mistakes).slice(0, 1)
}

export const textOf = (words: OcrWord[], between = ' ') => words.map(({ text }) => text).join(between)

/** The rest of a word, with its part of the box. */
function cutBefore(word: OcrWord, start: number): OcrWord[] {
	const symbols = word.symbols.slice(start)
	const first = symbols[0]
	if (!first) return []
	return [{ ...word, text: word.text.slice(start), symbols, bbox: { ...word.bbox, x0: first.bbox.x0 } }]
}

/** Without the leading colon, which OCR may read as another character. */
function unmarked(words: OcrWord[]): OcrWord[] {
	const [first, ...rest] = words
	if (!first) return []
	const start = first.text.search(/[\p{L}\d]/u)
	if (start < 0) return unmarked(rest)
	return start ? [...cutBefore(first, start), ...rest] : words
}

/** Cuts a value before the next print on the same line: the blood group, or the place and date of issue. */
function upToGap(words: OcrWord[]): OcrWord[] {
	const end = words.findIndex((word, index) => {
		const previous = words[index - 1]
		return previous && word.bbox.x0 - previous.bbox.x1 > APART * (previous.bbox.y1 - previous.bbox.y0)
	})
	return end < 0 ? words : words.slice(0, end)
}

/** The row at this label's position, if the neighbouring labels agree on it. */
function guessRow(label: Label, found: Map<Label, Match>, taken: Set<number>): number | undefined {
	const place = order.indexOf(label)
	const steps = order.map((_, distance) => distance).slice(1)
	const rowAt = (step: number) => found.get(order[place + step] as Label)?.row
	const above = steps.find((step) => rowAt(-step) !== undefined)
	const below = steps.find((step) => rowAt(step) !== undefined)
	const fromAbove = above === undefined ? undefined : (rowAt(-above) as number) + above
	const fromBelow = below === undefined ? undefined : (rowAt(below) as number) - below
	const agreed = fromAbove === fromBelow ? fromAbove : above === 1 ? fromAbove : below === 1 ? fromBelow : undefined
	return agreed === undefined || taken.has(agreed) ? undefined : agreed
}

/** The left edge of the values, from the nearest labelled row. The NIK starts further left than the others. */
function valueEdge(index: number, found: Map<Label, Match>): number {
	const known = [...found.values()].filter(({ label, value }) => label !== 'nik' && value.length)
	return known.sort((a, b) => Math.abs(a.row - index) - Math.abs(b.row - index))[0]?.value[0]?.bbox.x0 ?? 0
}

export function editDistance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
	for (const [row, letter] of [...a].entries()) {
		const next = [row + 1]
		for (const [column, other] of [...b].entries()) {
			const replaced = (previous[column] as number) + (letter === other ? 0 : 1)
			next.push(Math.min(replaced, (previous[column + 1] as number) + 1, (next[column] as number) + 1))
		}
		previous = next
	}
	return previous.at(-1) as number
}
