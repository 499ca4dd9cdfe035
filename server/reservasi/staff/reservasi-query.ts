import type { Kysely } from 'kysely'
import type { BarisReservasi, SaringanReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import type { DatabaseKind } from '../../../database/database-kind.ts'
import type { Schema } from '../../../database/schema.ts'
import { matchesTerm } from '../../../database/search/matches-term.ts'

const columns = ['id', 'kode', 'atasNama', 'noTelp', 'tanggalVisit', 'status', 'total', 'createdAt'] as const

/** The reservations of a filter, unsorted. */
export function reservasiQuery(
	db: Kysely<Schema>,
	kind: DatabaseKind,
	{ tanggal, dari, sampai, status, q = '' }: SaringanReservasi,
) {
	let rows = db.selectFrom('shopReservasi').select(columns)
	if (tanggal) rows = rows.where('tanggalVisit', '=', tanggal)
	if (dari) rows = rows.where('tanggalVisit', '>=', dari)
	if (sampai) rows = rows.where('tanggalVisit', '<=', sampai)
	if (status) rows = rows.where('status', '=', status)
	if (q.trim() !== '') rows = rows.where(matchesTerm(kind, 'shopReservasi', q))
	return rows
}

type ReservasiRow = Omit<BarisReservasi, 'pasien' | 'jumlahPaket'>

/** Adds patients and packages to the rows, with one query for all rows. */
export async function withItems(db: Kysely<Schema>, rows: ReservasiRow[]) {
	const ids = rows.map(({ id }) => id)
	const items =
		ids.length > 0
			? await db
					.selectFrom('shopReservasiItem')
					.select(['reservasiId', 'pasienNama', 'shopItemNama'])
					.where('reservasiId', 'in', ids)
					.orderBy('urutan')
					.execute()
			: []
	const itemsOf = Map.groupBy(items, ({ reservasiId }) => reservasiId)
	return rows.map((row) => {
		const own = itemsOf.get(row.id) ?? []
		return {
			...row,
			pasien: [...new Set(own.map(({ pasienNama }) => pasienNama))],
			paket: own.map(({ shopItemNama }) => shopItemNama),
		}
	})
}
