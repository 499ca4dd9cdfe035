import type { Kysely } from 'kysely'
import type { ShopSetting } from '../../contract/shop.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal.ts'
import type { Schema } from '../../database/schema.ts'

/** The window of visit days moves with the calendar: from today in WIB, or a later first day, until `durasi` days later. */
export async function readShopSetting(db: Kysely<Schema>, now: number): Promise<ShopSetting | null> {
	const setting = await db
		.selectFrom('shopSetting')
		.select(['id', 'createdAt', 'durasi', 'mulaiTanggal', 'caraCheckin', 'syaratKetentuan', 'poster'])
		.executeTakeFirst()
	if (!setting) return null
	const { durasi, mulaiTanggal, ...rest } = setting
	const today = tanggalWib(now)
	const dateStart = mulaiTanggal && mulaiTanggal > today ? mulaiTanggal : today
	return { ...rest, rentangOpsiTanggalKunjungan: { durasi, dateStart, dateEnd: tambahHari(dateStart, durasi) } }
}
