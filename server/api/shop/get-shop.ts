import type { getShop as call } from '../../../contract/shop.ts'
import { type Building, prepared } from '../../../database/prepared.ts'
import { type Handler, WEB_ID } from '../context.ts'
import { readShopItem, shopItemQuery, shopUsiaColumns } from './shop-item-query.ts'

const allItems = prepared(({ db }) => shopItemQuery(db).orderBy('shopItem.urutan').orderBy('shopItem.id'))
const named =
	(table: 'shopTipe' | 'shopKategori') =>
	({ db }: Building) =>
		db.selectFrom(table).select(['id', 'uri', 'nama']).orderBy('urutan').orderBy('id')
const allTipe = prepared(named('shopTipe'))
const allKategori = prepared(named('shopKategori'))
const allUsia = prepared(({ db }) => db.selectFrom('shopUsia').select(shopUsiaColumns).orderBy('urutan').orderBy('id'))

export const getShop: Handler<typeof call> = async ({ query }, { database }) => {
	if (query.webId !== undefined && query.webId !== WEB_ID)
		return { shopItem: { data: [] }, tipe: { data: [] }, kategori: { data: [] }, usia: { data: [] } }
	const [items, tipe, kategori, usia] = await Promise.all([
		allItems.all(database),
		allTipe.all(database),
		allKategori.all(database),
		allUsia.all(database),
	])
	return {
		shopItem: { data: await readShopItem(items, database) },
		tipe: { data: tipe },
		kategori: { data: kategori },
		usia: { data: usia },
	}
}
