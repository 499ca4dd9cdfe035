import type { Kysely } from 'kysely'
import type { ShopSetting } from '../../contract/shop/shop.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import type { Schema } from '../../database/schema.ts'

export async function readShopSetting(db: Kysely<Schema>, now: number): Promise<ShopSetting | null> {
	const setting = await db
		.selectFrom('shopSetting')
		.select(['id', 'createdAt', 'durasi', 'mulaiTanggal', 'caraCheckin', 'syaratKetentuan', 'poster'])
		.executeTakeFirst()
	if (!setting) return null
	const { durasi, mulaiTanggal, ...rest } = setting
	return { ...rest, rentangOpsiTanggalKunjungan: { durasi, ...visitRange({ durasi, mulaiTanggal }, now) } }
}

/** The window of visit days moves with the calendar: from today in WIB, or a later first day, until `durasi` days later. */
export function visitRange({ durasi, mulaiTanggal }: { durasi: number; mulaiTanggal: string | null }, now: number) {
	const today = tanggalWib(now)
	const dateStart = mulaiTanggal && mulaiTanggal > today ? mulaiTanggal : today
	return { dateStart, dateEnd: tambahHari(dateStart, durasi) }
}
