import { sql } from 'kysely'
import { TERLAMBAT_MS } from '../../../contract/reservasi/staff/terlambat.ts'
import { MENUNGGU_MAX } from '../../../contract/staff/daftar-menunggu.ts'
import { tanggalWib } from '../../../contract/tanggal/tanggal.ts'
import type { Select } from '../../../database/paginate.ts'
import type { Db } from '../../../database/schema.ts'

// What every count and badge of the staff app counts.

/** New reservations of all dates. */
export const newReservasi = (db: Db) => db.selectFrom('shopReservasi').where('status', '=', 'baru')

/** Those that `isTerlambat` marks. */
export const lateReservasi = (db: Db, now: number) =>
	newReservasi(db).where((row) =>
		row.or([row('tanggalVisit', '<=', tanggalWib(now)), row('createdAt', '<', now - TERLAMBAT_MS)]),
	)

export const waitingKomentar = (db: Db) => db.selectFrom('artikelKomentar').where('allowStatus', '=', 'menunggu')

/** The number of rows, up to MENUNGGU_MAX. */
export async function countSome(rows: Select<object>): Promise<number> {
	const some = await rows.select(sql<number>`1`.as('one')).limit(MENUNGGU_MAX).execute()
	return some.length
}
