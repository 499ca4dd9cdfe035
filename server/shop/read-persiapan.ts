import type { Kysely } from 'kysely'
import { describePersiapan } from '../../contract/shop/persiapan.ts'
import type { Schema } from '../../database/schema.ts'

/** The preparation notes of a reservation, one entry per package with its name. They are those of today's package. */
export async function readPersiapan(db: Kysely<Schema>, reservasiId: string): Promise<string[]> {
	const packages = await db
		.selectFrom('shopReservasiItem')
		.innerJoin('shopItem', 'shopItem.id', 'shopReservasiItem.shopItemId')
		.select(['shopReservasiItem.shopItemNama as nama', 'shopItem.persiapan'])
		.where('shopReservasiItem.reservasiId', '=', reservasiId)
		.orderBy('shopReservasiItem.urutan')
		.execute()
	return describePersiapan(packages)
}
