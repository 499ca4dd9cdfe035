import { occupiesDay } from '../../../contract/reservasi/staff/langkah-reservasi.ts'
import type { BarisReservasi, SaringanReservasi } from '../../../contract/reservasi/staff/reservasi.ts'
import { statusReservasi } from '../../../contract/reservasi/status-reservasi.ts'
import type { DatabaseKind, Db } from '../../../database/schema.ts'
import { matchesTerm } from '../../../database/search/matches-term.ts'

const columns = [
	'id',
	'kode',
	'atasNama',
	'noTelp',
	'tanggalVisit',
	'jamDatang',
	'status',
	'total',
	'createdAt',
] as const

/** The reservations of a filter, unsorted. */
export function reservasiQuery(
	db: Db,
	kind: DatabaseKind,
	{ tanggal, dari, sampai, status, paket, belumLunas, belumDatang, q = '' }: SaringanReservasi,
) {
	let rows = db.selectFrom('shopReservasi').select(columns)
	if (tanggal) rows = rows.where('tanggalVisit', '=', tanggal)
	if (dari) rows = rows.where('tanggalVisit', '>=', dari)
	if (sampai) rows = rows.where('tanggalVisit', '<=', sampai)
	if (status) rows = rows.where('status', '=', status)
	// Who waits for a place of a day is not expected on it.
	else if (tanggal || dari || sampai) rows = rows.where('status', '<>', 'menunggu')
	if (paket)
		rows = rows.where('shopReservasi.id', 'in', ({ selectFrom }) =>
			selectFrom('shopReservasiItem').select('reservasiId').where('shopItemId', '=', paket),
		)
	if (belumLunas) rows = rows.where('bayar', '<>', 'lunas').where('status', 'in', statusReservasi.filter(occupiesDay))
	if (belumDatang) rows = rows.where('status', 'in', ['baru', 'dikonfirmasi'])
	if (q.trim() !== '') rows = rows.where(matchesTerm(kind, 'shopReservasi', q))
	return rows
}

/** A filter for the audit trail. The search term may be a name or number, so it is left out. */
export const describeSaringan = ({ tanggal, dari, sampai, status, q = '' }: SaringanReservasi) => ({
	tanggal: [tanggal, dari, sampai].filter((day) => day !== undefined).join(' – ') || 'semua tanggal',
	status: status ?? 'semua status',
	dicari: q.trim() !== '',
})

/** Adds patients and packages to the rows, with one query for all rows. */
export async function withItems<Row extends Pick<BarisReservasi, 'id'>>(db: Db, rows: Row[]) {
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
