import type { Kysely } from 'kysely'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Schema } from '../../database/schema.ts'
import { readShopSetting } from '../shop/read-shop-setting.ts'

/** The first and the last day that can be reserved; today alone without a setting. */
export async function readVisitRange(db: Kysely<Schema>, now: number): Promise<{ dari: string; sampai: string }> {
	const range = (await readShopSetting(db, now))?.rentangOpsiTanggalKunjungan
	return { dari: range?.dateStart ?? tanggalWib(now), sampai: range?.dateEnd ?? tanggalWib(now) }
}
