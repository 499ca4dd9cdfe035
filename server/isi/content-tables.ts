import type { Kysely } from 'kysely'
import { contentTypes } from '../../contract/content/content-types.ts'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import { type Db, tables } from '../../database/schema.ts'
import { type ContentTable, contentRules } from '../content-rules/content-rules.ts'
import { StartError } from '../env.ts'

/** The tables of an import or export: content of staff, alt texts, public comments and view counts. */
export type IsiTable = ContentTable | 'artikelView' | 'dokterView' | 'artikelKomentar' | 'gambar'

export type Row = Record<string, string | number | null>
export type Isi = Partial<Record<IsiTable, Row[]>>

export const isContentTable = (table: IsiTable): table is ContentTable => Object.hasOwn(contentRules, table)

/** In an order in which a table follows those that it references. */
export const isiTables: readonly IsiTable[] = [
	...(Object.keys(contentRules) as ContentTable[]),
	...(['artikelView', 'dokterView', 'artikelKomentar', 'gambar'] as const),
]

/** The columns that identify a row. A picture of another site comes without an id. */
export const keyOf = (table: keyof typeof tables): string[] =>
	table === 'gambar' ? ['folder', 'file'] : (tables[table].keys.primaryKey ?? ['id'])

/** Tables of rows that belong to an owner: an import replaces all rows of each imported owner. */
export const ownerOf: Partial<Record<IsiTable, { column: string; table: IsiTable }>> = {
	keluhan: { column: 'poliKlinikId', table: 'poliKlinik' },
	dokterPoliKlinik: { column: 'dokterId', table: 'dokter' },
	jadwalWaktu: { column: 'dokterId', table: 'dokter' },
	jadwalKeterangan: { column: 'dokterId', table: 'dokter' },
	artikelDokter: { column: 'artikelId', table: 'artikel' },
	shopItemUsia: { column: 'shopItemId', table: 'shopItem' },
}

/** Settings: tables of one row with any id. */
export const singleTables: ReadonlySet<IsiTable> = new Set<IsiTable>([
	...([
		'webSetting',
		'webTeks',
		'webMerek',
		'artikelSetting',
		'shopSetting',
		'antreanSetting',
		'testimoniGoogle',
		'tandaBahaya',
	] as const),
	...Object.values(contentTypes).flatMap((type) => ('single' in type ? type.table : [])),
])

export const references = isiTables.flatMap((table) =>
	Object.entries(tables[table].columns).flatMap(([column, { references }]): [IsiTable, string, IsiTable][] =>
		references ? [[table, column, references.table as IsiTable]] : [],
	),
)

/** For queries whose table is known at run time only. */
// biome-ignore lint/suspicious/noExplicitAny: any table
export const anyTable = (db: Db) => db as unknown as Kysely<any>

/** The import cannot continue; the message is one sentence for the operator. */
export class ImportError extends StartError {}

/** The fields of a response or of an archive's record that are columns of this table. */
export const rowOf = (table: keyof typeof tables, item: object): Row =>
	Object.fromEntries(
		Object.entries(item)
			.filter(([name]) => name === 'id' || name in tables[table].columns)
			.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
	)

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
