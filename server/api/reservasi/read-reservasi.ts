import type { Kysely } from 'kysely'
import type { Reservasi } from '../../../contract/reservasi.ts'
import type { Schema, ShopReservasiTable } from '../../../database/schema.ts'

/** Adds the items: one query, however many reservations. */
export async function readReservasi(db: Kysely<Schema>, rows: ShopReservasiTable[]): Promise<Reservasi[]> {
	if (rows.length === 0) return []
	const items = await db
		.selectFrom('shopReservasiItem')
		.select(['id', 'reservasiId', 'shopItemNama', 'shopItemUri', 'shopItemMedia', 'pasienNama', 'harga'])
		.where(
			'reservasiId',
			'in',
			rows.map((row) => row.id),
		)
		.orderBy('urutan')
		.execute()
	const itemsOf = Map.groupBy(items, (item) => item.reservasiId)
	return rows.map(({ id, kode, atasNama, noTelp, tanggalVisit, status, createdAt, total }) => ({
		kode,
		atasNama,
		noTelp,
		tanggalVisit,
		status,
		createdAt,
		total,
		reservasiItem: (itemsOf.get(id) ?? []).map((item) => ({
			id: item.id,
			shopItem: { nama: item.shopItemNama, uri: item.shopItemUri, mediaContent: item.shopItemMedia },
			harga: item.harga,
			pasien: { nama: item.pasienNama },
		})),
	}))
}
