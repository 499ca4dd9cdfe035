import type { Generated, Kysely, Selectable, Transaction } from 'kysely'
import { tables as content } from './migrations/001-content.ts'
import { tables as people } from './migrations/002-people.ts'
import { tables as staff } from './migrations/003-staff.ts'
import { type notificationTables, tables as reservations } from './migrations/004-reservations.ts'
import type { SchemaOf } from './migrations/table.ts'

export type { DatabaseKind, Encrypted } from './migrations/table.ts'

/** The tables, as the migrations declare them. */
export const tables = { ...content, ...people, ...staff, ...reservations }

/**
 * Their columns. Names are the contract's; times are epoch milliseconds, days `YYYY-MM-DD`, money whole rupiah, booleans 1
 * or 0, lists and small objects JSON text. `cari` is the folded text for searching and sorting, `urutan` the order set by
 * staff, `favorit` the place in a list of favourites or null.
 */
export interface Schema extends SchemaOf<typeof tables> {
	/** The content revision: triggers increase it with every write of content. */
	revisi: { id: Generated<number>; nomor: number }
	/** When each page changed last: triggers write it. */
	diubah: { sumber: string; sumberId: string; pada: number }
	/** Migrations that servers of older versions can run on, from the migration `sejak` on (database/history.ts). */
	migrasiCocok: { nama: string; sejak: string }
}

export type StaffSchema = SchemaOf<typeof staff>
export type NotificationSchema = SchemaOf<typeof notificationTables>

export type ShopReservasiTable = Schema['shopReservasi']

/** The database, or a transaction on it. */
export type Db = Kysely<Schema>
/** For work that needs to be in one transaction. */
export type DbTransaction = Transaction<Schema>
/** A row as it is read. */
export type RowOf<Table extends keyof Schema> = Selectable<Schema[Table]>
