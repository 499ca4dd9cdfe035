import type { Database } from '../../database/connect.ts'

/** What uploaded pictures show, by file name: such a name is made from the picture itself, so it tells which one it is. */
export type AltTexts = ReadonlyMap<string, string>

/** Kept until content changes: no answer asks for them anew. */
export function keepAltTexts(database: Pick<Database, 'db'>, revision: () => number): () => Promise<AltTexts> {
	let known: { revision: number; texts: Promise<AltTexts> } | undefined
	return () => {
		// Asked before reading: words that are newer than their revision are dropped too early, never too late.
		const current = revision()
		if (known?.revision !== current) {
			const texts = readAltTexts(database)
			texts.catch(() => (known = undefined))
			known = { revision: current, texts }
		}
		return known.texts
	}
}

export async function readAltTexts({ db }: Pick<Database, 'db'>): Promise<AltTexts> {
	const rows = await db
		.selectFrom('gambar')
		.select(['file', 'alt', 'hiasan'])
		.where((where) => where.or([where('alt', '!=', ''), where('hiasan', '=', 1)]))
		// If the same picture is in two folders, its last text counts.
		.orderBy('createdAt')
		.orderBy('id')
		.execute()
	return new Map(rows.map(({ file, alt, hiasan }) => [file, hiasan ? '' : alt]))
}

/** The fields of the API that name a picture; no object has two of them. */
const pictureFields = new Set(['foto', 'fotoSambutan', 'logo', 'icon', 'mediaContent', 'poster', 'content'])

/** Puts `alt` beside every picture in an answer of which somebody has said what it shows. */
export function addAltTexts(answer: unknown, texts: AltTexts): void {
	if (texts.size === 0 || typeof answer !== 'object' || answer === null) return
	if (Array.isArray(answer)) {
		for (const each of answer) addAltTexts(each, texts)
		return
	}
	const fields = answer as Record<string, unknown>
	for (const name of Object.keys(fields)) {
		const value = fields[name]
		if (pictureFields.has(name)) {
			const alt = altOf(value, texts)
			if (alt !== undefined) fields.alt = alt
		}
		// A doctor's hours are most of many answers, and hold no picture.
		if (typeof value === 'object' && name !== 'jadwal') addAltTexts(value, texts)
	}
}

function altOf(value: unknown, texts: AltTexts): string | (string | null)[] | undefined {
	if (typeof value === 'string') return texts.get(value)
	if (!Array.isArray(value) || !value.some((file) => texts.has(file))) return undefined
	return value.map((file) => texts.get(file) ?? null)
}

/** The other way round: what an answer says of its pictures. */
export function altTextsIn(answer: unknown, texts = new Map<string, string>()): AltTexts {
	if (typeof answer !== 'object' || answer === null) return texts
	for (const [name, value] of Object.entries(answer)) {
		if (pictureFields.has(name) && 'alt' in answer) {
			const [files, alts] = [[value].flat(), [answer.alt].flat()]
			files.forEach((file, place) => {
				const alt = alts[place]
				if (typeof file === 'string' && typeof alt === 'string') texts.set(file, alt)
			})
		}
		altTextsIn(value, texts)
	}
	return texts
}
