import type { Kysely } from 'kysely'
import { TERLAMBAT_MS } from '../../../contract/staff/terlambat.ts'
import { tanggalWib } from '../../../contract/tanggal.ts'
import type { Schema } from '../../../database/schema.ts'

// What every count and badge of the staff app counts.

/** New reservations of all dates. */
export const newReservasi = (db: Kysely<Schema>) => db.selectFrom('shopReservasi').where('status', '=', 'baru')

/** Those that `isTerlambat` marks. */
export const lateReservasi = (db: Kysely<Schema>, now: number) =>
	newReservasi(db).where((row) =>
		row.or([row('tanggalVisit', '<=', tanggalWib(now)), row('createdAt', '<', now - TERLAMBAT_MS)]),
	)

export const waitingKomentar = (db: Kysely<Schema>) =>
	db.selectFrom('artikelKomentar').where('allowStatus', '=', 'menunggu')
