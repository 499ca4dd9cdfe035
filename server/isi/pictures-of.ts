import { picturePlaces } from '../../contract/media/picture-places.ts'
import type { Isi, IsiTable, Row } from './content-tables.ts'

/** The pictures that the columns of a row name, with their folder in the specification. */
const namedIn = (table: IsiTable, row: Row): string[] =>
	Object.entries(picturePlaces).flatMap(([folder, { columns }]) =>
		(columns[table] ?? []).flatMap((column) => filesIn(row, column).map((file) => `${folder}/${file}`)),
	)

function filesIn(row: Row, column: string): string[] {
	const value = String(row[column] ?? '')
	// A video.
	if (value === '' || (column === 'content' && (row.contentType ?? 'gambar') !== 'gambar')) return []
	return /^[[{]/.test(value) ? filesInJson(JSON.parse(value)) : [value]
}

/** A file name stands alone in a list, or is the `content` of an object. */
function filesInJson(json: unknown): string[] {
	if (typeof json === 'string') return [json]
	if (Array.isArray(json)) return json.flatMap(filesInJson)
	return Object.entries(json ?? {}).flatMap(([name, value]) =>
		name === 'content' || typeof value === 'object' ? filesInJson(value) : [],
	)
}

const inText = /\/images\/([\w./-]+)/g

/** Every picture of the content as `<folder>/<file>`, those within texts included; without duplicates. */
export function picturesOf(isi: Isi): string[] {
	const found = new Set<string>()
	for (const [table, rows] of Object.entries(isi) as [IsiTable, Row[]][])
		for (const row of rows) {
			for (const picture of namedIn(table, row)) found.add(picture)
			for (const value of Object.values(row))
				if (typeof value === 'string') for (const [, picture = ''] of value.matchAll(inText)) found.add(picture)
		}
	return [...found].sort()
}
