import type { ShopSetting } from '../../contract/shop/shop.ts'
import { tambahHari, tanggalWib, waktuWib } from '../../contract/tanggal/tanggal.ts'
import type { Db, RowOf } from '../../database/schema.ts'

export async function readShopSetting(db: Db, now: number): Promise<ShopSetting | null> {
	const setting = await db
		.selectFrom('shopSetting')
		.select(['id', 'createdAt', 'durasi', 'mulaiTanggal', 'jamTerakhir', 'caraCheckin', 'syaratKetentuan', 'poster'])
		.executeTakeFirst()
	if (!setting) return null
	const { durasi, mulaiTanggal, jamTerakhir, ...rest } = setting
	const range = visitRange({ durasi, mulaiTanggal, jamTerakhir }, now)
	return { ...rest, rentangOpsiTanggalKunjungan: { durasi, ...range } }
}

type RangeSetting = Pick<RowOf<'shopSetting'>, 'durasi' | 'mulaiTanggal' | 'jamTerakhir'>

/**
 * The window of visit days moves with the calendar: from today in WIB until `durasi` days later. It begins tomorrow when
 * the last hour of arrivals has passed, or on a later first day.
 */
export function visitRange({ durasi, mulaiTanggal, jamTerakhir }: RangeSetting, now: number) {
	const today = tanggalWib(now)
	const first = isTooLate(jamTerakhir, now) ? tambahHari(today, 1) : today
	const dateStart = mulaiTanggal && mulaiTanggal > first ? mulaiTanggal : first
	return { dateStart, dateEnd: tambahHari(dateStart, durasi) }
}

/** Whether the last hour of arrivals of today has passed. */
export const isTooLate = (jamTerakhir: string | null, now: number): boolean =>
	jamTerakhir !== null && waktuWib(now).slice(11) >= jamTerakhir
