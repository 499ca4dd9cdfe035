import type { Database } from '../../database/connect.ts'

/** Alt texts of uploaded pictures by file name, which is derived from the picture's bytes. */
export type AltTexts = ReadonlyMap<string, string>

export function cacheAltTexts(database: Pick<Database, 'db'>, revision: () => number): () => Promise<AltTexts> {
	let cached: { revision: number; texts: Promise<AltTexts> } | undefined
	return () => {
		// Read before the texts: texts newer than their revision are dropped too early, never too late.
		const current = revision()
		if (cached?.revision !== current) {
			const texts = readAltTexts(database)
			texts.catch(() => (cached = undefined))
			cached = { revision: current, texts }
		}
		return cached.texts
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

/** Adds `alt` beside every picture of a response that has an alt text. */
export function addAltTexts(response: unknown, texts: AltTexts): void {
	if (texts.size === 0 || typeof response !== 'object' || response === null) return
	if (Array.isArray(response)) {
		for (const each of response) addAltTexts(each, texts)
		return
	}
	const fields = response as Record<string, unknown>
	for (const name of Object.keys(fields)) {
		const value = fields[name]
		if (pictureFields.has(name)) {
			const alt = altOf(value, texts)
			if (alt !== undefined) fields.alt = alt
		}
		// A doctor's hours are the largest part of many responses, and hold no picture.
		if (typeof value === 'object' && name !== 'jadwal') addAltTexts(value, texts)
	}
}

function altOf(value: unknown, texts: AltTexts): string | (string | null)[] | undefined {
	if (typeof value === 'string') return texts.get(value)
	if (!Array.isArray(value) || !value.some((file) => texts.has(file))) return undefined
	return value.map((file) => texts.get(file) ?? null)
}

/** The reverse: the alt texts in a response. */
export function altTextsIn(response: unknown, texts = new Map<string, string>()): AltTexts {
	if (typeof response !== 'object' || response === null) return texts
	for (const [name, value] of Object.entries(response)) {
		if (pictureFields.has(name) && 'alt' in response) {
			const [files, alts] = [[value].flat(), [response.alt].flat()]
			files.forEach((file, place) => {
				const alt = alts[place]
				if (typeof file === 'string' && typeof alt === 'string') texts.set(file, alt)
			})
		}
		altTextsIn(value, texts)
	}
	return texts
}
