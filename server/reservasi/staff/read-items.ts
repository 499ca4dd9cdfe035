import type { Transaction } from 'kysely'
import type { Schema } from '../../../database/schema.ts'

/** The lines of a reservation, in their order. */
export const readItems = (db: Transaction<Schema>, reservasiId: string) =>
	db
		.selectFrom('shopReservasiItem')
		.select(['id', 'shopItemId', 'shopItemNama', 'pasienId', 'pasienNama', 'harga', 'urutan'])
		.where('reservasiId', '=', reservasiId)
		.orderBy('urutan')
		.execute()
