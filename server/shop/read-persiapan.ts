import { describePersiapan, withPersiapan } from '../../contract/shop/persiapan.ts'
import type { Db } from '../../database/schema.ts'

/** The preparation notes of a reservation, one entry per package with its name. */
export const readPersiapan = async (db: Db, reservasiId: string): Promise<string[]> =>
	describePersiapan(await readPaketPersiapan(db, reservasiId))

/** The packages of a reservation that have notes, each once. The notes are those of today's package. */
export async function readPaketPersiapan(db: Db, reservasiId: string) {
	const packages = await db
		.selectFrom('shopReservasiItem')
		.innerJoin('shopItem', 'shopItem.id', 'shopReservasiItem.shopItemId')
		.select(['shopReservasiItem.shopItemNama as nama', 'shopItem.persiapan'])
		.where('shopReservasiItem.reservasiId', '=', reservasiId)
		.orderBy('shopReservasiItem.urutan')
		.execute()
	return withPersiapan(packages)
}
