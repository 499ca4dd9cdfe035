import type { Transaction } from 'kysely'
import { isTanggal } from '../../contract/tanggal.ts'
import type { DatabaseKind } from '../../database/database-kind.ts'
import type { Schema } from '../../database/schema.ts'
import { readShopSetting } from '../api/shop/read-shop-setting.ts'
import { type Failure, fail } from '../http/failure.ts'

export interface Visit {
	tanggalVisit: string
	/** One line for each package of each patient. */
	lines: { shopItemId: string | null; pasienId: string | null }[]
	/** The reservation that moves or changes; its own places count as free. */
	reservasiId?: string
}

/**
 * A failure when the visit cannot take place on that day. The caller writes the reservation in the same transaction,
 * which locks the day until it ends.
 */
export async function checkVisitDay(
	db: Transaction<Schema>,
	_kind: DatabaseKind,
	{ tanggalVisit }: Visit,
	now: number,
): Promise<Failure | null> {
	const range = (await readShopSetting(db, now))?.rentangOpsiTanggalKunjungan
	const isOffered = range && isTanggal(tanggalVisit) && tanggalVisit >= range.dateStart && tanggalVisit <= range.dateEnd
	if (isOffered) return null
	return fail('INPUT_TIDAK_VALID', { fields: { tanggalVisit: 'Tanggal kunjungan di luar pilihan yang tersedia.' } })
}
