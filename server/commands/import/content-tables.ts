import type { Kysely } from 'kysely'
import type { Schema } from '../../../database/schema.ts'
import { type ContentTable, contentRules } from '../../content/content-rules.ts'

/** What is brought in and out: all that staff write, what pictures show, and what visitors see of one another. */
export type IsiTable = ContentTable | 'artikelView' | 'dokterView' | 'artikelKomentar' | 'gambar'

export type Row = Record<string, string | number | null>
export type Isi = Partial<Record<IsiTable, Row[]>>

export const isContentTable = (table: IsiTable): table is ContentTable => Object.hasOwn(contentRules, table)

/** A table comes after those that it refers to. */
export const isiTables: readonly IsiTable[] = [
	...(Object.keys(contentRules) as ContentTable[]),
	...(['artikelView', 'dokterView', 'artikelKomentar', 'gambar'] as const),
]

const keys: Partial<Record<IsiTable, string[]>> = {
	dokterPoliKlinik: ['dokterId', 'poliKlinikId'],
	artikelDokter: ['artikelId', 'dokterId'],
	shopItemUsia: ['shopItemId', 'usiaId'],
	artikelView: ['artikelId'],
	dokterView: ['dokterId'],
	gambar: ['folder', 'file'],
}

/** The columns by which a row is the same row. */
export const keyOf = (table: IsiTable): string[] => keys[table] ?? ['id']

/** Rows that go with their owner: what comes for it replaces what it has. */
export const ownerOf: Partial<Record<IsiTable, { column: string; table: IsiTable }>> = {
	keluhan: { column: 'poliKlinikId', table: 'poliKlinik' },
	dokterPoliKlinik: { column: 'dokterId', table: 'dokter' },
	jadwalWaktu: { column: 'dokterId', table: 'dokter' },
	jadwalKeterangan: { column: 'dokterId', table: 'dokter' },
	artikelDokter: { column: 'artikelId', table: 'artikel' },
	shopItemUsia: { column: 'shopItemId', table: 'shopItem' },
}

/** Settings: there is one row, whatever its id. */
export const singleTables: ReadonlySet<IsiTable> = new Set<IsiTable>([
	...(['webSetting', 'berandaPendaftaran', 'berandaSambutan'] as const),
	...(['artikelSetting', 'shopSetting', 'testimoniGoogle'] as const),
])

/** Every column that names a row of another table. */
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

/** The tables by names that are known only when it runs. */
// biome-ignore lint/suspicious/noExplicitAny: whichever table
export const anyTable = (db: Kysely<Schema>) => db as unknown as Kysely<any>
