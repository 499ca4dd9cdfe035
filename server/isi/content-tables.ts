import type { Kysely } from 'kysely'
import { contentTypes } from '../../contract/content/content-types.ts'
import type { Schema } from '../../database/schema.ts'
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

const keys: Partial<Record<IsiTable, string[]>> = {
	dokterPoliKlinik: ['dokterId', 'poliKlinikId'],
	artikelDokter: ['artikelId', 'dokterId'],
	shopItemUsia: ['shopItemId', 'usiaId'],
	shopHariTutup: ['tanggal'],
	artikelView: ['artikelId'],
	dokterView: ['dokterId'],
	gambar: ['folder', 'file'],
}

/** The columns that identify a row. */
export const keyOf = (table: IsiTable): string[] => keys[table] ?? ['id']

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
		'testimoniGoogle',
		'tandaBahaya',
	] as const),
	...Object.values(contentTypes).flatMap((type) => ('single' in type ? type.table : [])),
])

/** Foreign keys. */
export const references: readonly [table: IsiTable, column: string, to: IsiTable][] = [
	['keluhan', 'poliKlinikId', 'poliKlinik'],
	['dokterPoliKlinik', 'dokterId', 'dokter'],
	['dokterPoliKlinik', 'poliKlinikId', 'poliKlinik'],
	['jadwalWaktu', 'dokterId', 'dokter'],
	['jadwalWaktu', 'poliKlinikId', 'poliKlinik'],
	['jadwalKeterangan', 'dokterId', 'dokter'],
	['jadwalPengecualian', 'dokterId', 'dokter'],
	['jadwalPengecualian', 'poliKlinikId', 'poliKlinik'],
	['artikel', 'kategoriArtikelId', 'kategoriArtikel'],
	['artikelDokter', 'artikelId', 'artikel'],
	['artikelDokter', 'dokterId', 'dokter'],
	['shopItem', 'tipeId', 'shopTipe'],
	['shopItem', 'kategoriId', 'shopKategori'],
	['shopItemUsia', 'shopItemId', 'shopItem'],
	['shopItemUsia', 'usiaId', 'shopUsia'],
	['artikelView', 'artikelId', 'artikel'],
	['dokterView', 'dokterId', 'dokter'],
	['artikelKomentar', 'artikelId', 'artikel'],
	['artikelKomentar', 'komenParentId', 'artikelKomentar'],
]

/** For queries whose table is known at run time only. */
// biome-ignore lint/suspicious/noExplicitAny: any table
export const anyTable = (db: Kysely<Schema>) => db as unknown as Kysely<any>
