import { type RawBuilder, sql } from 'kysely'

/** Tables whose rows staff can hide. */
export type HideableTable =
	| 'poliKlinik'
	| 'dokter'
	| 'layanan'
	| 'fasilitas'
	| 'mitra'
	| 'komunitas'
	| 'testimoni'
	| 'prestasi'
	| 'faq'
	| 'gallery'

/**
 * The condition that visitors may see this row. Not `= 1`: SQLite would take that for selective, and read all doctors
 * instead of the most visited ones.
 */
export const isShown = (table: HideableTable): RawBuilder<boolean> => sql<boolean>`${sql.ref(`${table}.tampil`)} <> 0`
