import type { Kysely } from 'kysely'
import { contentTypes } from '../../contract/content/content-types.ts'
import { type Db, tables } from '../../database/schema.ts'
import { type ContentTable, contentRules } from '../content-rules/content-rules.ts'

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

/** Foreign keys. */
export const references = isiTables.flatMap((table) =>
	Object.entries(tables[table].columns).flatMap(([column, { references }]): [IsiTable, string, IsiTable][] =>
		references ? [[table, column, references.table as IsiTable]] : [],
	),
)

/** For queries whose table is known at run time only. */
// biome-ignore lint/suspicious/noExplicitAny: any table
export const anyTable = (db: Db) => db as unknown as Kysely<any>
